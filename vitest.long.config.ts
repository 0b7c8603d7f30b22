// `npm run test:long`: the tests that take minutes by nature.
import { defineConfig } from 'vitest/config';
import { LeftOutReporter } from './test/leftOut.ts';
import { LONG_PROJECTS } from './test/projects.ts';

export default defineConfig({
  test: {
    reporters: ['default', new LeftOutReporter()],
    projects: LONG_PROJECTS.map((test) => ({ test })),
    maxWorkers: '100%',
  },
});
