// The types in the package: those of the contract, without the library that the contract is written with.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import * as prompts from '../../src/prompts/catalog/contract.ts';
import * as register from '../../src/register/contract.ts';
import * as tariff from '../../src/tariff/lookup/contract.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TYPES = join(ROOT, 'dist', 'lib', 'types');

const CONTRACTS = {
  'tariff/lookup/contract': tariff,
  'register/contract': register,
  'prompts/catalog/contract': prompts,
};

test('are those of the schemas', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(ROOT, 'dist', 'types-'));
  try {
    const lines = Object.entries(CONTRACTS).flatMap(([path, contract], at) => [
      `import type * as source${at} from '${join(ROOT, 'src', `${path}.ts`)}';`,
      `import type * as published${at} from '${join(TYPES, `${path}.ts`)}';`,
      // A schema without a type of its own is not told apart from one that was left out.
      ...Object.keys(contract)
        .filter((name) => name !== 'LookupResponse')
        .map((name) => `same<source${at}.${name}, published${at}.${name}>(true);`),
    ]);
    const equal =
      'declare const same: <A, B>(is: (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false) => void;';
    writeFileSync(join(folder, 'same.ts'), `${equal}\n${lines.join('\n')}\n`);
    const project = { extends: join(ROOT, 'tsconfig.json'), include: [], files: [join(folder, 'same.ts')] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
    const compiler = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('name no package', () => {
  const files = readdirSync(TYPES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
  const foreign = files.filter((name) => /from '(?!\.)/.test(readFileSync(join(TYPES, name), 'utf8')));
  expect(foreign).toEqual([]);
});

test('the files of the library and of the pages hold no zod', () => {
  const scripts = [join(ROOT, 'dist', 'lib'), join(ROOT, 'dist', 'web')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(folder, name)),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((path) => /ZodError|\$ZodType/.test(readFileSync(path, 'utf8')))).toEqual([]);
});
