// `.ci/run` stops at known weaknesses of packages, and goes on only where the registry tells none at all.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '..', '.ci', 'run'), 'utf8');
const [audit = ''] = /^report=[\s\S]*?^fi$/m.exec(script) ?? [];

/** The part of the script that audits, with an npm that prints and ends so. */
function run(printed: string, code: number) {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho '${printed}'\nexit ${code}\n`, { mode: 0o755 });
  return spawnSync('bash', ['-c', `set -euo pipefail\n${audit}`], {
    env: { PATH: `${folder}:${process.env.PATH}` },
    encoding: 'utf8',
  });
}

const REPORT = '{ "auditReportVersion": 2 }';

test('the part that audits is found', () => {
  expect(script).toContain('set -euo pipefail');
  expect(audit).toContain('npm audit --audit-level=low');
});

test.each([
  ['weaknesses are known', REPORT, 1, 1],
  ['none is known', REPORT, 0, 0],
  ['the registry does not answer', '{ "statusCode": 405 }', 1, 0],
])('%s', (_, printed, code, expected) => {
  const { status, stdout } = run(printed, code);
  expect(status).toBe(expected);
  expect(stdout.includes('is left out')).toBe(printed !== REPORT);
});
