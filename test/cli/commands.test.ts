// The commands of the command line: tables, JSON, exit codes, errors of one line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CLI, kosh } from './kosh.ts';

const ROOT = join(import.meta.dirname, '..', '..');

describe('kosh lookup and code', () => {
  test('a table when piped: no colours, the best match first', async () => {
    const { code, out, err } = await kosh(['lookup', 'ceramic', 'wall', 'tiles']);
    expect([code, err]).toEqual([0, '']);
    expect(out).not.toContain('\u001b');
    expect(out.split('\n')[0]).toMatch(/^CODE +GST +SURE +DESCRIPTION$/);
    expect(out.split('\n')[1]).toMatch(/^6907/);
  });

  test('only what is likely, unless a number of matches is asked for', async () => {
    const rows = async (...more: string[]): Promise<readonly string[]> =>
      (await kosh(['lookup', 'mobile charger', ...more])).out.split('\n').filter((line) => /^\d{4}/.test(line));
    expect((await rows()).length).toBe(1);
    expect((await rows('-n', '3')).length).toBe(3);
  });

  test('JSON for programs, and the rates of a day', async () => {
    const { out } = await kosh(['lookup', 'ceramic wall tiles', '--json', '-n', '2', '--as-of', '2017-08-01']);
    const answer = JSON.parse(out) as { status: string; matches: { gst_rate: string }[] };
    expect(answer.status).toBe('resolved');
    expect(answer.matches.length).toBeLessThanOrEqual(2);
    expect(answer.matches[0]?.gst_rate).toBe('28%');
  });

  test('colours only when asked for, and never with NO_COLOR', async () => {
    expect((await kosh(['lookup', 'rice'], { environment: { FORCE_COLOR: '1' } })).out).toContain('\u001b[');
    expect((await kosh(['lookup', 'rice'], { environment: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toContain(
      '\u001b[',
    );
  });

  test('explain says how headings were scored; lookup does so when asked', async () => {
    const { code, out } = await kosh(['explain', 'mobile', 'chrger', '-n', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/^chrger +charger +typo +head /m);
    expect(out).toMatch(/^1\. 8504 /m);
    for (const part of ['score', '  model', 'confidence', '  share', 'code']) {
      expect(out).toMatch(new RegExp(`^${part} +\\S`, 'm'));
    }
    expect(out).toMatch(/^ {2}level +8504 → /m);
    const explained = (await kosh(['lookup', 'mobile chrger', '--explain'])).out;
    expect(explained).toMatch(/^CODE +GST /);
    expect(explained).toContain('WORD');
    const { headings } = JSON.parse((await kosh(['explain', 'mobile chrger', '--json'])).out);
    expect(headings[0]).toMatchObject({ heading: '8504', bestName: 'mobile charger' });
    expect((await kosh(['explain', 'zzqxv'])).code).toBe(1);
  });

  test('code tells all about a code', async () => {
    const { code, out } = await kosh(['code', '04.06']);
    expect(code).toBe(0);
    expect(out).toMatch(/^0406 /);
    expect(out).toContain('HISTORY');
    expect(JSON.parse((await kosh(['code', '0406', '--json'])).out)).toMatchObject({ hsn_sac: '0406', level: 4 });
  });

  test('no GST at all is not told as a nil rate', async () => {
    const { out } = await kosh(['code', '2710 12 41']);
    expect(out).toMatch(/^Rate +outside GST$/m);
    expect(out).toMatch(/^outside GST +from 2017-07-01 /m);
    expect(out).toMatch(/^2017-07-01 +to now +outside GST$/m);
    expect(out).not.toMatch(/^0%/m);
    const heading = await kosh(['code', '2710']);
    expect(heading.out).toMatch(/^Rate +18%, outside GST or 5%$/m);
    expect((await kosh(['code', '271012'])).out).toMatch(/^27101241 +outside GST /m);
    expect((await kosh(['lookup', 'HSN 2710'])).out).toMatch(/^2710 +18%, outside GST or 5% /m);
  });

  test('changes name every rate before and after', async () => {
    const { out } = await kosh(['changes', '--from', '2025-09-22', '--to', '2025-09-22', '--code', '04061090']);
    expect(out).toMatch(/^2025-09-22 +04061090 +12%, 5% or 0% +0% or 5% /m);
  });

  test.each([
    [['code', '04069999'], /^kosh: There is no code 04069999\. The nearest that exist: .*\n$/],
    [['lookup', 'rice', '-n', '99'], /^kosh: --limit must be a whole number from 1 to 20, but "99" came\.\n$/],
    [['lookup', 'rice', '--as-of', '2016-01-01'], /^kosh: --as-of must be a date .*2017-07-01.*\n$/],
    [['lookup', 'x'.repeat(201)], /^kosh: The text must have 1 to 200 characters, but 201 came\.\n$/],
    [['code', 'abcd'], /^kosh: There is no code abcd\. A code has 4 to 8 digits, such as 8517 or 85171300\.\n$/],
    [['lookup'], /^kosh: missing required argument 'text'; see "kosh lookup --help"\.\n$/],
    [['prompts', 'show', 'x', '--new'], /^kosh: unknown option '--new'; see "kosh prompts show --help"\.\n$/],
    [['nonsense'], /^kosh: unknown command 'nonsense'.*; see "kosh --help"\.\n$/],
    [['changes', '--from', '2025-09-22', '--to', '2025-09-01'], /^kosh: --to must not be before --from.*\n$/],
    [['prompts', 'show', 'cheque-bounce'], /^kosh: There is no prompt "cheque-bounce"\. Did you mean .*\n$/],
    [['prompts', 'show', 'emi-calculator'], /; it is a calculator: kosh tool run emi-calculator\.\n$/],
    [['tool', 'run', 'emi-calculater'], /^kosh: There is no tool "emi-calculater"\. Did you mean emi-calculator\?\n$/],
    [['tool', 'run', 'EMI-Calculator'], /Did you mean emi-calculator\?\n$/],
    [['tool', 'run', 'gst-calc'], /Did you mean gst-calculator, /],
    [
      ['tool', 'run', 'emi-calculator', '--old', '1'],
      /^kosh: emi-calculator has no older versions; leave out --old\.\n$/,
    ],
    ...(['show', 'render'] as const).map((command): [string[], RegExp] => [
      ['prompts', command, 'section-138-cheque-bounce-notice', '--old', '999'],
      /^kosh: --old must be a whole number from 1 to \d+, but "999" came\.\n$/,
    ]),
    [
      ['tool', 'run', 'section-138-cheque-bounce-notice', '--old', '0'],
      /^kosh: --old must be a whole number from 1 to \d+, but "0" came\.\n$/,
    ],
    [['completion', 'tcsh'], /^kosh: There is no completion for "tcsh"; give bash, zsh, fish, powershell\.\n$/],
    [['classify', '/nowhere.csv'], /^kosh: \/nowhere\.csv cannot be read .*\n$/],
    [
      ['summary', '/nowhere.csv', '--period', '102026', '--quarter'],
      /^kosh: --period of a quarter must be its last month, such as 122026, but "102026" came\.\n$/,
    ],
    [['data', 'check', '--folder', '/nowhere'], /^kosh: \/nowhere does not exist; .*--folder\.\n$/],
    [['tool', 'run', 'emi-calculator', '--set', 'nonsense'], /^kosh: --set must be name=value.*\n$/],
  ])('%j is an error of one line', async (args, message) => {
    const { code, out, err } = await kosh(args);
    expect(err).toMatch(message);
    expect([code, out]).toEqual([1, '']);
  });
});

describe('other commands', () => {
  test('summary names every kind of file that it writes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kosh-summary-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'sales.csv');
    writeFileSync(file, 'Item,HSN,Rate,Taxable\nRice,1006,5,100\n');
    const { code, err } = await kosh(['summary', file, '--period', '102026', '-o', join(folder, 'table.pdf')]);
    expect([code, err]).toEqual([1, expect.stringContaining('table.pdf must end in .json, .csv or .xlsx:')]);
  });

  test('whoever reads the messages may leave: the exit code stays', async () => {
    const child = spawn(process.execPath, [CLI, 'prompts', 'changes', '--limit', '1']);
    child.stderr.destroy();
    child.stdout.resume();
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  test('changes lists what changed on a day', async () => {
    const { out } = await kosh(['changes', '--from', '2025-09-22', '--to', '2025-09-22', '--code', '0406', '--json']);
    const answer = JSON.parse(out) as { total: number; results: { code: string; on: string }[] };
    expect(answer.total).toBeGreaterThan(0);
    expect(answer.results.every(({ code, on }) => code.startsWith('0406') && on === '2025-09-22')).toBe(true);
  });

  test('prompts are found, shown and filled', async () => {
    const slug = 'section-138-cheque-bounce-notice';
    expect((await kosh(['prompts', 'search', 'cheque', 'bounce'])).out).toContain(slug);
    const shown = JSON.parse((await kosh(['prompts', 'show', slug, '--json'])).out) as { prompt_template: string };
    expect(shown.prompt_template).toContain('{{');
    const failed = await kosh(['prompts', 'render', slug], { input: '{}' });
    expect(failed.code).toBe(1);
    expect(failed.err.match(/is required/g)?.length).toBeGreaterThan(1);
    expect(failed.err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('a tool that computes takes values from options and from standard input', async () => {
    const byOption = await kosh(['tool', 'run', 'indian-number-to-words', '--set', 'amount=1234567']);
    expect(byOption.out.toLowerCase()).toContain('twelve lakh');
    const byInput = await kosh(['tool', 'run', 'indian-number-to-words', '--json'], { input: '{"amount": 1234567}' });
    expect((JSON.parse(byInput.out) as { summary: string }).summary.toLowerCase()).toContain('twelve lakh');
    expect((await kosh(['tool', 'list'])).out.trim().split('\n').length).toBeGreaterThanOrEqual(21);
  });

  test('an answer that stopped at the limit of a model is kept, and said not to be whole', async () => {
    const model = createServer((request, response) => {
      request.resume().on('end', () => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: 'Half' } }] })}\n\n`);
        response.end(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'length' }] })}\n\n`);
      });
    });
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = model.address() as AddressInfo;
      const run = ['tool', 'run', 'long-document-digest', '--model', 'tester', '--set', 'document=Text'];
      const environment = { KOSH_MODEL_URL: `http://127.0.0.1:${port}/v1` };
      const text = await kosh([...run, '--set', 'reading_for=Risks'], { environment });
      expect([text.code, text.out]).toEqual([1, 'Half\n']);
      expect(text.err).toMatch(/^kosh: The model stopped at its limit, so the answer is not whole\./);
      const json = await kosh([...run, '--set', 'reading_for=Risks', '--json'], { environment });
      expect(json.code).toBe(1);
      expect(JSON.parse(json.out)).toMatchObject({ answer: 'Half', whole: false });
    } finally {
      model.close();
    }
  });

  test('a prompt tool streams the answer of a model', async () => {
    const asked: string[] = [];
    const model = createServer((request, response) => {
      let body = '';
      request.on('data', (piece) => {
        body += String(piece);
      });
      request.on('end', () => {
        asked.push(body);
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        for (const word of ['One', ' answer']) {
          response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: word } }] })}\n\n`);
        }
        response.write(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\n`);
        response.end('data: [DONE]\n\n');
      });
    });
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = model.address() as AddressInfo;
      const found = JSON.parse((await kosh(['prompts', 'search', '--json', '-n', '1'])).out) as {
        results: { slug: string; fields: { name: string }[] }[];
      };
      const [prompt] = found.results;
      const { openCatalogFrom } = await import('../../src/prompts/catalog/index.ts');
      const { readFileSync } = await import('node:fs');
      const catalog = openCatalogFrom(readFileSync(join(ROOT, 'dist', 'data', 'catalog.json'), 'utf8'));
      const fields = catalog.get(prompt?.slug ?? '')?.fields ?? {};
      const values = Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));
      const { code, out, err } = await kosh(['tool', 'run', prompt?.slug ?? '', '--model', 'tester'], {
        input: JSON.stringify(values),
        environment: { KOSH_MODEL_URL: `http://127.0.0.1:${port}/v1` },
      });
      expect([code, out, err]).toEqual([0, 'One answer\n', '']);
      expect(JSON.parse(asked[0] ?? '{}')).toMatchObject({ model: 'tester', stream: true });
    } finally {
      model.close();
    }
  });

  test.each(['bash', 'zsh', 'fish', 'powershell'])('completion for %s names the commands', async (shell) => {
    const { code, out } = await kosh(['completion', shell]);
    expect(code).toBe(0);
    for (const word of ['lookup', 'classify', 'prompts', 'render', 'review-below']) expect(out).toContain(word);
  });

  test('help teaches by example', async () => {
    for (const args of [['--help'], ['classify', '--help'], ['tool', 'run', '--help']]) {
      const { code, out } = await kosh(args);
      expect(code).toBe(0);
      expect(out).toContain('$ kosh ');
    }
    // Before it stands how old the data are, once they are old.
    expect((await kosh(['--version'])).out).toMatch(/^(?:The law was read up to .*\n)?1\.0\.0\n$/);
  });

  test('a field takes the text of a file or of standard input', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kosh-set-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'text.txt');
    writeFileSync(file, 'one two three\n');
    const run = ['tool', 'run', 'word-counter', '--json', '--set'];
    const wordsIn = (out: string) =>
      JSON.parse(out).rows.find(({ label }: { label: string }) => label === 'Words').value;
    const fromFile = wordsIn((await kosh([...run, `text=@${file}`])).out);
    expect(wordsIn((await kosh([...run, 'text=@-'], { input: 'one two three\n' })).out)).toEqual(fromFile);
    expect(wordsIn((await kosh([...run, 'text=one two three'])).out)).toEqual(fromFile);
    expect(wordsIn((await kosh([...run, 'text=@@home now'])).out)).toEqual({ kind: 'number', value: 2 });
    expect((await kosh([...run, 'text=@/nowhere/x.txt'])).err).toMatch(
      /^kosh: \/nowhere\/x\.txt cannot be read .* text file\.\n$/,
    );
    expect((await kosh([...run, 'text=@'])).err).toMatch(/must name a file, or - for standard input/);
  });

  test('an amount and a rate are enough for the GST calculator', async () => {
    const { out } = await kosh(['tool', 'run', 'gst-calculator', '--set', 'rate=18', '--set', 'amount=1,000']);
    expect(out).toContain('₹1,180');
    expect((await kosh(['tool', 'run', 'nope'])).err).toMatch(/There is no tool "nope"/);
  });

  test('retired children say so', async () => {
    expect((await kosh(['code', '8517'])).out).toMatch(/8517\d*\s+retired/);
  });

  test('what needs the repository is offered there alone', async () => {
    expect((await kosh(['--help'], { folder: ROOT })).out).toContain('sources of the tariff');
    expect((await kosh(['--help'], { folder: tmpdir() })).out).not.toContain('sources of the tariff');
  });

  test('data report counts, eval scores', async () => {
    expect((await kosh(['data', 'report'], { folder: ROOT })).out).toContain('Codes by kind');
    const some = join(tmpdir(), `kosh-golden-${process.pid}.tsv`);
    onTestFinished(() => rmSync(some));
    const golden = readFileSync(join(ROOT, 'data', 'tariff', 'golden', 'golden.tsv'), 'utf8');
    writeFileSync(some, golden.split('\n').slice(0, 50).join('\n'));
    expect((await kosh(['eval', some], { folder: ROOT })).out).toContain('hit@1');
  });
});
