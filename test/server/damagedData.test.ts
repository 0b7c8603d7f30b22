// A dataset file that is not whole stops the start with one sentence that names it: never a wrong answer.
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltFolder, builtFolder } from './builtFolder.ts';

let built: BuiltFolder;
beforeEach(() => {
  built = builtFolder();
});
afterEach(() => built.remove());

/** Starts the server, which must end by itself. */
function start(): Promise<{ readonly code: number | null; readonly printed: string; readonly errors: string }> {
  const env = { PATH: process.env.PATH, TARIFF_PORT: '0', PROMPTS_PORT: '0' };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [built.server], { env, timeout: 60_000 }, (_, printed, errors) =>
      resolve({ code: child.exitCode, printed, errors }),
    );
  });
}

const flipped = (bytes: Buffer, at: number): Buffer => {
  const damaged = Buffer.from(bytes);
  damaged[at] = (damaged[at] ?? 0) ^ 1;
  return damaged;
};

describe.each(['tariff.bin', 'search.bin', 'catalog.json'])('%s', (name) => {
  const damages: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
    ['without its last byte', (bytes) => bytes.subarray(0, -1)],
    ['cut in the middle', (bytes) => bytes.subarray(0, Math.floor(bytes.length / 16) * 8)],
    ['empty', () => Buffer.alloc(0)],
    ['with one bit changed in the middle', (bytes) => flipped(bytes, Math.floor(bytes.length / 2))],
    ['with one bit changed near its end', (bytes) => flipped(bytes, bytes.length - 40)],
    ['of something else', () => Buffer.from('<!doctype html><title>404 Not Found</title>     ')],
  ];

  test.each(damages)('%s', async (_, damage) => {
    built.put(name, damage(readFileSync(join(built.data, name))));
    const { code, printed, errors } = await start();
    expect(code).toBe(1);
    expect(printed).toBe('');
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
    expect(errors).toContain(name);
    expect(errors).toMatch(/^kosh: .+ build it (again|anew with "npm run build")\.$/m);
  });

  test('missing', async () => {
    rmSync(join(built.data, name));
    const { code, errors } = await start();
    expect(code).toBe(1);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
    expect(errors).toContain(name);
  });
});
