// The built server under each supported release of Node: the same bytes as under the one that runs the tests. KOSH_NODES
// names their programs, separated by colons; `.ci/run` installs them.
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { faultyServers } from './faultyServer.ts';

const WANTED = [22, 24];
const byMajor = new Map(
  (process.env.KOSH_NODES ?? '')
    .split(':')
    .filter((path) => path !== '')
    .map((path) => [
      Number(execFileSync(path, ['-p', 'process.versions.node.split(".")[0]'], { encoding: 'utf8' })),
      path,
    ]),
);
const missing = WANTED.filter((major) => !byMajor.has(major));
if (missing.length > 0 && process.env.KOSH_REQUIRE_ALL !== undefined) {
  throw new Error(
    `KOSH_NODES must name programs of Node ${WANTED.join(' and ')}; ${missing.join(' and ')} is missing.`,
  );
}

const start = faultyServers();

const TARIFF_PATHS = [
  '/api/lookup?q=cotton%20shirt',
  '/api/lookup?q=चावल&limit=20',
  '/api/lookup?code=8517',
  '/api/codes/85171300',
  '/api/changes?from=2025-09-22&chapter=25',
  '/api/export.csv?as_of=2025-01-01',
  '/api/meta',
  '/codes/8517',
  '/changes.atom',
];
const PROMPT_PATHS = ['/api/prompts?q=notice', '/api/prompts/section-138-cheque-bounce-notice', '/', '/api/meta'];

const PUBLISHED = { PUBLIC_TARIFF_URL: 'https://codes.example', PUBLIC_PROMPTS_URL: 'https://prompts.example' };

async function answersOf(node: string): Promise<readonly string[]> {
  const { url, prompts, process, end, said } = await start({ node, environment: PUBLISHED });
  const bodies: string[] = [];
  for (const [base, paths] of [
    [url, TARIFF_PATHS],
    [prompts, PROMPT_PATHS],
  ] as const) {
    for (const path of paths) {
      const reply = await fetch(base + path);
      bodies.push(`${path} ${reply.status} ${await reply.text()}`);
    }
  }
  process.kill('SIGTERM');
  expect(await end(), said()).toBe(0);
  return bodies;
}

describe.each(WANTED)('Node %d', (major) => {
  const node = byMajor.get(major);
  const title = 'answers as the Node of the tests does, and stops with 0';
  test.skipIf(node === undefined)(node === undefined ? `${title} (left out: not in KOSH_NODES)` : title, async () => {
    const expected = await answersOf(process.execPath);
    expect(expected.filter((answer) => !/^\S+ 200 ./.test(answer))).toEqual([]);
    expect(await answersOf(node ?? '')).toEqual(expected);
  });
});
