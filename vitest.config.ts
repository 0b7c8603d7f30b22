// Tests live beside what they test; those that need a started server or the whole repository are under test/.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PROJECTS } from './test/projects.ts';

export default defineConfig({
  // Twice the cores: many tests wait for a server, a socket or a browser.
  test: { projects: PROJECTS.map((test) => ({ test })), maxWorkers: 2 * availableParallelism() },
});
