// Files that would take all memory or time are refused with a sentence: `kosh check` is for what others send.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bomb, farCells, nested } from './hostileSheets.ts';
import { kosh } from './kosh.ts';

const MOST_MEGABYTES = 300;
/** Of work, three times what is aimed at; waiting for a busy machine is not counted. */
const MOST_SECONDS = 6;
/**
 * Prints what the process has taken when it ends. Its own peak is VmHWM: maxRSS counts the process that it was forked from
 * too, which runs many tests.
 */
const MEASURED = `--import=data:text/javascript,import{readFileSync}from'node:fs';process.on('exit',()=>{const[,peak]=/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status','utf8'));console.error('took',peak/1024,process.resourceUsage().userCPUTime/1e6)})`;
/** Words of Node and V8. */
const OF_PLATFORM = /call stack|string longer|invalid string length|heap|allocation|RangeError|E[A-Z]{4,}:/i;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kosh-hostile-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function refusal(command: string, name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, content);
  const { code, out, err } = await kosh([command, path], { environment: { NODE_OPTIONS: MEASURED } });
  const [, sentence = '', megabytes, seconds] = /^kosh: .*? cannot be read\. (.*)\ntook (\S+) (\S+)\n$/.exec(err) ?? [];
  expect([code, out, err]).toEqual([1, '', expect.stringMatching(/^kosh: .*\ntook .*\n$/)]);
  expect(sentence).not.toMatch(OF_PLATFORM);
  expect(Number(megabytes)).toBeLessThan(MOST_MEGABYTES);
  expect(Number(seconds)).toBeLessThan(MOST_SECONDS);
  return sentence;
}

const TABLES: readonly (readonly [name: string, content: () => string | Buffer, sentence: string])[] = [
  ['far.xlsx', farCells, 'reach over more than 25 million places'],
  ['bomb.xlsx', () => bomb(), 'holds more than 256 MB'],
  ['false-size.xlsx', () => bomb(1000), 'no intact XLSX file'],
  ['rows.xlsx', () => bomb(200 * 2 ** 20), 'reach over more than 25 million places'],
  ['nested.xlsx', nested, 'no intact XLSX file'],
  ['cut.xlsx', () => farCells().subarray(0, 400), 'no intact XLSX file'],
  ['one-cell.csv', () => Buffer.alloc(100 * 2 ** 20, 'a'), 'more than 4 million characters'],
  ['one-quoted-cell.csv', () => Buffer.concat([Buffer.from('"'), Buffer.alloc(2 ** 25, 'a,')]), 'more than 4 million'],
  ['wide.csv', () => 'a,'.repeat(1_000_000), 'more than 16,384 cells'],
];
test.each(
  TABLES.flatMap(([name, content, sentence]) =>
    ['check', 'classify'].map((command) => ({ command, name, content, sentence })),
  ),
)('kosh $command $name', async ({ command, name, content, sentence }) => {
  expect(await refusal(command, name, content())).toContain(sentence);
});

const LEVELS = 200_000;
const STRUCTURED: typeof TABLES = [
  ['deep.json', () => '['.repeat(LEVELS) + ']'.repeat(LEVELS), 'nested deeper than any return'],
  ['open-brackets.json', () => '['.repeat(LEVELS), "neither Tally's XML nor JSON"],
  ['open-tag.xml', () => `<ENVELOPE><${'A'.repeat(60_000)}`, 'tags are not closed'],
  ['open-tags.xml', () => '<ENVELOPE>'.concat('<A '.repeat(LEVELS)), 'tags are not closed'],
  ['long-tag.xml', () => `<ENVELOPE><${'A'.repeat(2 ** 25)}`, 'tags are not closed'],
  ['deep.xml', () => `<ENVELOPE>${'<A>'.repeat(LEVELS)}`, 'nested deeper than any return'],
  ['never-closed.xml', () => `<ENVELOPE><VOUCHER>${'<A>x</A>'.repeat(4_000_000)}`, 'tags are not closed'],
  ['cut.xml', () => '<ENVELOPE><VOUCHER><DATE>20250101</DATE>', 'tags are not closed'],
];
test.each(STRUCTURED)('kosh check %s', async (name, content, sentence) => {
  expect(await refusal('check', name, content())).toContain(sentence);
});

test('what is no file is said in words', async () => {
  for (const command of ['check', 'classify']) {
    const { err } = await kosh([command, join(folder, 'nowhere.csv')]);
    expect(err).toMatch(/cannot be read \(there is no such file or folder\); give the path of a/);
    expect((await kosh([command, folder])).err).toContain('cannot be read (it is a folder); give the path of a');
  }
});
