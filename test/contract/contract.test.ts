// The contract over real HTTP: every case of the tables against a started server, and no row without a case.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Case, checkAlways, type Json, send } from './cases.ts';
import { promptCases } from './promptCases.ts';
import { createJudge, type Judge } from './published.ts';
import { ROWS, ROWS_ELSEWHERE } from './rows.ts';
import { type RunningServer, startServer } from './server.ts';
import { sharedCases } from './sharedCases.ts';
import { tariffCases } from './tariffCases.ts';

const cases: readonly Case[] = [...tariffCases, ...promptCases, ...sharedCases];

let server: RunningServer;
let judges: Readonly<Record<Case['service'], Judge>>;
beforeAll(async () => {
  server = await startServer();
  const judgeOf = async (address: string) => createJudge((await send(address, '/openapi.json')).json as Json);
  judges = { tariff: await judgeOf(server.tariff), prompts: await judgeOf(server.prompts) };
});
afterAll(() => server.stop());

describe.each(['tariff', 'prompts'] as const)('%s service', (service) => {
  test.each(cases.filter((one) => one.service === service))('$name', async ({ path, init, status, error, check }) => {
    const reply = await send(server[service], path, init);
    expect(reply.response.status, reply.text.slice(0, 300)).toBe(status);
    checkAlways(reply);
    if (error !== undefined) expect(reply.json.error).toMatch(error);
    check?.(reply);
    const method = init?.method?.toLowerCase() ?? 'get';
    const { pathname } = new URL(path, server[service]);
    if (!judges[service].knows(method, pathname)) return;
    const type = reply.response.headers.get('content-type') ?? '';
    expect(judges[service].judge(method, pathname, status, type, reply.text)).toBeUndefined();
  });
});

describe('rows of the specifications', () => {
  const covered = new Set(cases.flatMap(({ rows }) => rows));
  test.each(ROWS)('%s has a case', (row) => expect(covered.has(row)).toBe(true));
  test('no case names a row that is not listed', () => {
    expect([...covered].filter((row) => !ROWS.includes(row))).toEqual([]);
  });
  test.each(ROWS_ELSEWHERE)('%s is shown by %s', (_, file, words) => {
    const path = join(import.meta.dirname, file);
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, 'utf8')).toContain(words);
  });
});
