// The clients in other languages against a started service: Python's own tests, and the Sheets script with the services
// of Apps Script that it uses.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLIENT_FILES, RECIPES } from '../../src/web/reference/recipes.ts';
import { type RunningServer, startServer } from '../contract/server.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PYTHON = join(ROOT, 'clients', 'python');

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
});

test("Python: the client's own tests", () => {
  const { status, stderr } = spawnSync('python3', ['-m', 'unittest', 'discover', '-s', 'tests'], {
    cwd: PYTHON,
    encoding: 'utf8',
    env: { ...process.env, KOSH_URL: server.tariff, PYTHONPATH: PYTHON, PYTHONDONTWRITEBYTECODE: '1' },
  });
  expect(stderr).toMatch(/Ran 21 tests/);
  expect([status, stderr]).toEqual([0, expect.stringMatching(/OK\s*$/)]);
});

interface Sheet {
  KOSH_HSN(text: unknown, date?: unknown): unknown;
  KOSH_RATE(text: unknown, date?: unknown): unknown;
  KOSH_DESCRIPTION(text: unknown, date?: unknown): unknown;
  KOSH_ASK(text: unknown, date?: unknown): unknown;
}

interface Fetched {
  readonly status: number;
  readonly text: string;
}

/** Apps Script fetches synchronously: a process of its own does it. */
function fetchNow(url: string, init: object): Fetched {
  const script = `fetch(${JSON.stringify(url)}, ${JSON.stringify(init)}).then(async (r) => process.stdout.write(JSON.stringify({ status: r.status, text: await r.text() })))`;
  return JSON.parse(spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout) as Fetched;
}

/** The script as Apps Script would run it; `asked` counts its requests. */
function openSheet(address = 'https://kosh.example'): { readonly sheet: Sheet; asked(): number } {
  const kept = new Map<string, string>();
  let requests = 0;
  const services = {
    UrlFetchApp: {
      fetch(url: string, { method, contentType, payload }: Record<string, string>) {
        requests++;
        const asked = url.replace('https://kosh.example', server.tariff);
        const { status, text } = fetchNow(asked, { method, headers: { 'Content-Type': contentType }, body: payload });
        return { getResponseCode: () => status, getContentText: () => text };
      },
    },
    CacheService: {
      getScriptCache: () => ({
        getAll: (keys: readonly string[]) => Object.fromEntries([...kept].filter(([key]) => keys.includes(key))),
        putAll: (entries: Readonly<Record<string, string>>) => {
          for (const [key, value] of Object.entries(entries)) kept.set(key, value);
        },
      }),
    },
    Utilities: {
      DigestAlgorithm: { SHA_256: 'sha256' },
      computeDigest: (algorithm: string, text: string) => createHash(algorithm).update(text).digest(),
      base64Encode: (bytes: Buffer) => bytes.toString('base64'),
      formatDate: (day: Date, timeZone: string) => day.toLocaleDateString('sv-SE', { timeZone }),
    },
    SpreadsheetApp: { getActiveSpreadsheet: () => ({ getSpreadsheetTimeZone: () => 'Asia/Tokyo' }) },
    Date,
  };
  const script = readFileSync(join(ROOT, 'clients', 'google-sheets', 'kosh.gs'), 'utf8');
  const source = script.replace("'https://kosh.example'", `'${address}'`);
  const names = 'KOSH_HSN, KOSH_RATE, KOSH_DESCRIPTION, KOSH_ASK';
  return { sheet: runInNewContext(`${source}\n;({ ${names} })`, services) as Sheet, asked: () => requests };
}

const cell = async (q: string, field: string, asOf?: string): Promise<string> => {
  const query = new URLSearchParams({ q, field, ...(asOf !== undefined && { as_of: asOf }) });
  return (await fetch(`${server.tariff}/api/cell?${query}`)).text();
};

describe('Google Sheets', () => {
  const texts = ['mobile charger', 'cotton shirt for men', 'petrol', 'qqzzxx', 'gift item', 'live goats'];

  test('every cell is as /api/cell answers', async () => {
    const { sheet } = openSheet();
    const column = texts.map((text) => [text]);
    for (const [field, shown] of [
      ['code', sheet.KOSH_HSN(column)],
      ['rate', sheet.KOSH_RATE(column)],
      ['description', sheet.KOSH_DESCRIPTION(column)],
    ] as const) {
      const expected = await Promise.all(texts.map(async (text) => [await cell(text, field)]));
      expect(JSON.parse(JSON.stringify(shown)), field).toEqual(expected);
    }
    expect(sheet.KOSH_RATE('paneer', '2018-01-01')).toBe(await cell('paneer', 'rate', '2018-01-01'));
  });

  test('a question comes with the texts to ask next, and codes that agree on a rate show it', async () => {
    const { sheet } = openSheet();
    const { ask, rate_agrees: agreed } = await (await fetch(`${server.tariff}/api/lookup?q=shirt+3000`)).json();
    expect(sheet.KOSH_ASK('shirt 3000')).toBe(
      `${ask.question} ${ask.options.map(({ then }: { then: string }) => then).join(' | ')}`,
    );
    expect([sheet.KOSH_RATE('shirt 3000'), agreed]).toEqual(['18%', '18%']);
    expect(sheet.KOSH_ASK('live goats')).toBe('');
  });

  test('a range is asked in batches, each text once, and again from the cache', () => {
    const { sheet, asked } = openSheet();
    const range = Array.from({ length: 24 }, (_, at) => [at % 2 === 0 ? `rice ${at} kg` : '', 'salt']);
    sheet.KOSH_HSN(range);
    expect(asked()).toBe(2);
    sheet.KOSH_RATE(range);
    expect(asked()).toBe(2);
  });

  test('a cell that is too long is asked by its beginning, and the range does not fail', () => {
    const { sheet } = openSheet();
    const long = `cotton bedsheet double ${'with a very long text behind it '.repeat(9)}`;
    const [[found], [rice]] = sheet.KOSH_HSN([[long], ['basmati rice']]) as [[string], [string]];
    expect(found).not.toBe('');
    expect(rice).toMatch(/^1006/);
  });

  test("a date is the day of the sheet's own time zone", async () => {
    // Midnight of 22 September 2025 in Tokyo is 20:30 of the day before in India.
    const sheet = openSheet().sheet;
    expect(sheet.KOSH_RATE('paneer 200 g', new Date('2025-09-22T00:00:00+09:00'))).toBe(
      await cell('paneer 200 g', 'rate', '2025-09-22'),
    );
    expect(await cell('paneer 200 g', 'rate', '2025-09-21')).not.toBe(await cell('paneer 200 g', 'rate', '2025-09-22'));
  });

  test('an address may end in a slash', () => {
    expect(openSheet('https://kosh.example/').sheet.KOSH_HSN('basmati rice')).toMatch(/^1006/);
  });

  test('an address that does not answer is named', () => {
    const { sheet } = openSheet('http://127.0.0.1:1');
    expect(() => sheet.KOSH_RATE('rice')).toThrow(
      'KOSH_URL must be an address that Google can reach, but http://127.0.0.1:1/api/lookup did not answer.',
    );
  });

  test('a refusal is the sentence of the service', () => {
    const { sheet } = openSheet();
    expect(() => sheet.KOSH_RATE('rice', '2016-01-01')).toThrow(/as_of/);
  });

  test('a range of one cell is its date, and a longer one is refused', async () => {
    const { sheet } = openSheet();
    const day = runInNewContext("[['2018-01-01']]");
    expect(sheet.KOSH_RATE('paneer', day)).toBe(await cell('paneer', 'rate', '2018-01-01'));
    const days = [['2018-01-01'], ['2019-01-01']];
    expect(() => sheet.KOSH_RATE('paneer', days)).toThrow(
      'The date must be one cell, such as B1, but a range of 2 cells came.',
    );
  });

  test('an address where there is another site is named', () => {
    const { sheet } = openSheet('data:text/html,Welcome');
    expect(() => sheet.KOSH_HSN('rice')).toThrow(
      'KOSH_URL must be the address of a code lookup, but data:text/html,Welcome answered 200.',
    );
  });
});

const requests = RECIPES.flatMap(({ blocks }) => blocks)
  .flatMap((block) => (block.kind === 'code' ? block.code.split('\n') : []))
  .filter((line) => line.startsWith('curl '));

test.each(requests)('%s', async (line) => {
  const [, body, address = ''] = /^curl (?:-O |-d '([^']+)' )?'?([^' ]+)'?$/.exec(line) ?? [];
  const url = address.replace('{codes}', server.tariff).replace('{prompts}', server.prompts);
  const response = await fetch(url, body === undefined ? {} : { method: 'POST', body });
  expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/\S/)]);
});

test('the Python client as one file, as the recipe has it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-python-'));
  try {
    copyFileSync(join(ROOT, CLIENT_FILES['kosh.py']), join(folder, 'kosh.py'));
    const block = RECIPES.find(({ id }) => id === 'python')?.blocks.find(({ kind }) => kind === 'code');
    const source = block?.kind === 'code' ? block.code.replace('{codes}', server.tariff) : '';
    const { stdout, stderr } = spawnSync('python3', ['-c', source], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^8504\d{4} 18% False\n(?:\d+ \S+ \S+\n)+$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('Excel: the addresses of the recipe are answered', async () => {
  const recipe = readFileSync(join(ROOT, 'docs', 'use-it-in.md'), 'utf8');
  const formula = /WEBSERVICE\("([^"]*)"&ENCODEURL\(text\)&"([^"]*)"&IF\(ISOMITTED\(field\),"(\w+)"/.exec(recipe);
  const [, before = '', between = '', field = ''] = formula ?? [];
  const address = `${before}${encodeURIComponent('mobile charger')}${between}${field}`;
  const response = await fetch(address.replace('http://localhost:3001', server.tariff));
  expect(await response.text()).toMatch(/^8504\d{4}$/);
  const query = readFileSync(join(ROOT, 'clients', 'excel', 'kosh.pq'), 'utf8');
  // The fields that the query reads of a result.
  const result = await (
    await fetch(`${server.tariff}/api/lookup`, { method: 'POST', body: JSON.stringify({ items: ['shirt 900'] }) })
  ).json();
  for (const name of ['query', 'status_of_answer', 'hsn_sac', 'gst_rate', 'rates']) {
    expect(query).toContain(`[${name}]`);
    expect(result.results[0]).toHaveProperty(name);
  }
  for (const name of ['ask', 'rate_agrees']) expect(query).toContain(`FieldOrDefault(result, "${name}"`);
  // Power Query fails a cell on a field that is not there. Rates are read where they are open, the rest of every result.
  const nothing = await (
    await fetch(`${server.tariff}/api/lookup`, { method: 'POST', body: JSON.stringify({ items: ['qqzzxx'] }) })
  ).json();
  const read = Array.from(query.matchAll(/\bresult\[(\w+)\]/gi), ([, name]) => name ?? '');
  expect(read.length).toBeGreaterThan(3);
  for (const name of read.filter((one) => one !== 'rates')) expect(nothing.results[0]).toHaveProperty(name);
  // Petrol bears no GST: a rate of 0% would be wrong.
  const petrol = await (
    await fetch(`${server.tariff}/api/lookup`, { method: 'POST', body: JSON.stringify({ items: ['petrol'] }) })
  ).json();
  const outside = petrol.results[0].schedule;
  expect(outside).toBe('Outside GST');
  expect(query).toContain(`if branch[schedule] = "${outside}"`);
  expect(query).toContain(`Record.FieldOrDefault(result, "schedule", "") = "${outside}"`);
});
