// Tests live beside what they test; those that need a started server or the whole repository are under test/.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LeftOutReporter } from './test/leftOut.ts';
import { PROJECTS } from './test/projects.ts';

/** More than cores: tests of programs and pages wait for them half of the time. */
const WORKERS_PER_CORE = 1.5;

export default defineConfig({
  test: {
    reporters: ['default', new LeftOutReporter()],
    projects: PROJECTS.map((test) => ({ test })),
    maxWorkers: Math.ceil(availableParallelism() * WORKERS_PER_CORE),
  },
});
