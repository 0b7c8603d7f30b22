// Completion as the shells themselves do it: each script is loaded by its shell and asked what it offers.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../program.ts';
import { PLAIN, type Terminal } from '../terminal.ts';
import { completion } from './completion.ts';

const folder = mkdtempSync(join(tmpdir(), 'kosh-completion-'));
afterAll(() => rmSync(folder, { recursive: true }));

function recorder() {
  let printed = '';
  const out = (text: string) => {
    printed += text;
  };
  const terminal: Terminal = { isInteractive: false, width: undefined, paint: PLAIN, out, err: out };
  return { terminal, printed: () => printed };
}

async function scriptFor(shell: string): Promise<string> {
  const { terminal, printed } = recorder();
  expect(await runCommand(['completion', shell], terminal)).toBe(0);
  return printed();
}

/** How a shell, with the script in a file, is asked what it would offer behind the words of a line, the last of which is being typed. */
const ASK: Readonly<Record<string, (words: readonly string[]) => readonly string[]>> = {
  // The function alone: where it offers nothing, readline offers files.
  bash: (words) => [
    '--norc',
    '-c',
    `source "$KOSH_SCRIPT"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _kosh; printf '%s\\n' "\${COMPREPLY[@]}"`,
    'bash',
    ...words,
  ],
  zsh: (words) => [
    '-f',
    '-c',
    `compdef() { : }; compadd() { shift; print -l -- "$@" }; _files() { print -l -- * }
     source "$KOSH_SCRIPT"; words=("$@"); CURRENT=$#; _kosh`,
    'zsh',
    ...words,
  ],
  fish: (words) => ['--no-config', '-c', `source "$KOSH_SCRIPT"; complete -C ${JSON.stringify(words.join(' '))}`],
};

const isInstalled = (shell: string): boolean => spawnSync(shell, ['--version']).error === undefined;

beforeAll(() => {
  writeFileSync(join(folder, 'Sales Register.xlsx'), '');
  mkdirSync(join(folder, 'my dir'));
});

const MISSING = Object.keys(ASK).filter((shell) => !isInstalled(shell));
if (MISSING.length > 0 && process.env.KOSH_REQUIRE_ALL !== undefined) {
  throw new Error(`${MISSING.join(' and ')} must be installed, for completion.`);
}

for (const [shell, wordsFor] of Object.entries(ASK)) {
  const isMissing = MISSING.includes(shell);
  describe.skipIf(isMissing)(isMissing ? `${shell} (left out: ${shell} is not installed)` : shell, () => {
    let ask: (...words: readonly string[]) => readonly string[];
    beforeAll(async () => {
      const script = join(folder, `kosh.${shell}`);
      writeFileSync(script, await scriptFor(shell));
      ask = (...words) => {
        const offered = execFileSync(shell, wordsFor(words), {
          cwd: folder,
          encoding: 'utf8',
          env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8', KOSH_SCRIPT: script },
        });
        return offered
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => line.replace(/\t.*/, ''));
      };
    });

    test('commands', () => {
      expect(ask('kosh', '')).toEqual(expect.arrayContaining(['lookup', 'classify', 'prompts', 'completion']));
      expect(ask('kosh', 'prompts', '')).toEqual(
        expect.arrayContaining(['search', 'show', 'changes', 'render', 'eval']),
      );
      expect(ask('kosh', 'prompts', '')).not.toContain('lookup');
    });

    test('the options of the command that is typed, and of no other', () => {
      expect(ask('kosh', 'changes', '--')).toEqual(expect.arrayContaining(['--from', '--to']));
      const ofPrompts = ask('kosh', 'prompts', 'changes', '--');
      expect(ofPrompts).toContain('--law');
      expect(ofPrompts).not.toContain('--from');
      expect(ask('kosh', 'lookup', 'tool', '--')).toContain('--as-of');
    });

    test('files with blanks in their names', () => {
      const offered = ask('kosh', 'classify', '');
      if (shell === 'bash') expect(offered).toEqual([]);
      else expect(offered).toEqual(expect.arrayContaining(['Sales Register.xlsx']));
    });
  });
}

test('what the help does not list is not offered', () => {
  const program = new Command('kosh');
  program.command('lookup');
  program.command('data', { hidden: true }).command('check');
  const { terminal, printed } = recorder();
  completion('bash', program, terminal);
  expect(printed()).toContain('kosh lookup');
  expect(printed()).not.toContain('data');
});
