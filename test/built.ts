// Before the files of a group that needs a build: waits until that has ended.
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

const BETWEEN_LOOKS_MS = 50;

const end = inject('buildEnd');
while (!existsSync(end)) await sleep(BETWEEN_LOOKS_MS);
if (readFileSync(end, 'utf8') !== 'ok') throw new Error('The build failed; what it printed says why.');
