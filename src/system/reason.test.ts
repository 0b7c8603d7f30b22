// No code of the system reaches a person, and whoever says what went wrong asks for the words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../../test/repositoryFiles.ts';
import { lineOf, systemReason } from './reason.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test('every code of the system has words', () => {
  const codes = [...getSystemErrorMap().values()].map(([code]) => code);
  expect(codes.length).toBeGreaterThan(50);
  for (const code of codes) {
    const error = Object.assign(new Error(`${code}: refused, open '/x'`), { code, syscall: 'open' });
    expect(systemReason(error), code).toMatch(/^[a-z].*[a-z]/);
    expect(lineOf(error), code).not.toContain(code);
    expect(lineOf({ ...error, path: '/x' })).toMatch(/^\/x: /);
  }
});

test('an error of ours keeps its words', () => {
  expect(lineOf(new Error('The table is empty;\n  give one with rows.'))).toBe(
    'The table is empty; give one with rows.',
  );
});

/** Messages of errors that are known to be ours: what an expression before it was compared with, or a class of its own. */
const OURS =
  /instanceof (?!Error\b)\w+|\bfault\b|\brefusal\b|failure\.message|new Error\(String\(error\)\)|reading\.message/;
/** What people at a terminal and administrators read. */
const SPOKEN = /^(src\/(cli|server|mcp|library|tariff\/node|prompts\/(catalog\/node|run|eval))|scripts\/start)/;

test('no sentence is made of the message of an unknown error', () => {
  const found = repositoryFiles()
    .filter((path) => SPOKEN.test(path) && /(?<!\.test)\.ts$/.test(path))
    .flatMap((path) =>
      readFileSync(join(ROOT, path), 'utf8')
        .split('\n')
        .filter((line) => /\b(error|cause|reason|problem)\.message\b|String\(error\)/.test(line) && !OURS.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
