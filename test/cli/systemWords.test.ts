// Whatever file a person names wrongly, and whatever the system refuses: one sentence without a word of the platform.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProgram } from '../../src/cli/program.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import { kosh } from './kosh.ts';

const SALES = join(import.meta.dirname, '..', '..', 'docs', 'samples', 'sales.csv');
/** Codes of the system, its calls as Node writes them behind a comma, and stacks. */
const OF_THE_PLATFORM = /\bE[A-Z]{3,}\b|\berrno\b|, (?:open|stat|lstat|read|write|scandir|mkdir|rename)\b|\n {4}at /;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kosh-words-'));
  writeFileSync(join(folder, 'there.csv'), 'Item\nrice\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Paths that no file can be read from or written to, by how. */
const BAD_PATHS = [
  ['a file in a folder that is not there', 'missing/file.csv'],
  ['a folder', '.'],
  ['a file below a file', 'there.csv/file.csv'],
  ['a name that is too long', `${'a'.repeat(300)}.csv`],
  ['a name with a zero', 'a\0b.csv'],
  ['a place where nothing can be made', '/proc/kosh.csv'],
] as const;

/** What a command needs before its options. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'prompts render': ['section-138-cheque-bounce-notice'],
  'tool run': ['emi-calculator'],
  summary: [SALES, '--period', '102026'],
  effect: [SALES, '--on', '2025-09-22'],
};

interface Way {
  readonly title: string;
  readonly words: (path: string) => readonly string[];
}

/** Every place where a command takes a file, as the program itself lists them. */
function waysOf(command: Command, name: string): readonly Way[] {
  const below = command.commands.flatMap((one) => waysOf(one, `${name} ${one.name()}`.trim()));
  const start = name.split(' ');
  const asArgument = command.registeredArguments
    .filter((argument) => /^files?$/.test(argument.name()))
    .map(() => ({ title: name, words: (path: string) => [...start, path, ...(WORDS[name] ?? []).slice(1)] }));
  const asOption = command.options
    .filter(({ flags }) => /<(file|path|folder)>/.test(flags))
    .map(({ long }) => ({
      title: `${name} ${long}`,
      words: (path: string) => [...start, ...(WORDS[name] ?? (name === 'data check' ? [] : [SALES])), `${long}`, path],
    }));
  const asValue = command.options
    .filter(({ flags }) => flags.includes('<name=value>'))
    .map(({ long }) => ({
      title: `${name} ${long} @`,
      words: (path: string) => [...start, ...(WORDS[name] ?? []), `${long}`, `notes=@${path}`],
    }));
  // Nothing of the data commands is for people outside the repository.
  return name.startsWith('data') ? [] : [...asArgument, ...asOption, ...asValue, ...below];
}

const ways = waysOf(
  createProgram({} as Terminal, () => {}),
  '',
);

test('every command that takes a file is tried', () => {
  const titles = ways.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(['classify', 'classify --output', 'check --tally', 'eval', 'tool run --set @']),
  );
  expect(titles.length).toBeGreaterThan(15);
});

describe.each(ways)('kosh $title', ({ words }) => {
  test.each(BAD_PATHS)('%s', async (_, path) => {
    const { code, err } = await kosh(words(path.startsWith('/') ? path : join(folder, path)));
    expect(err).not.toMatch(OF_THE_PLATFORM);
    expect(code).not.toBe(0);
    expect(err).toMatch(/^kosh: \S.*[.\w]$/m);
  });
});

test('a program without its data files says what to do', async () => {
  const { openTariff } = await import('../../src/tariff/node.ts');
  const { openCatalog } = await import('../../src/prompts/catalog/node.ts');
  for (const open of [() => openTariff({ folder }), () => openCatalog({ folder })]) {
    expect(open).toThrow(/(tariff\.bin|catalog\.json): there is no such file or folder\. .*npm run build/);
  }
});
