// Tests live beside what they test; those that need a started server or the whole repository are under test/.
import { defineConfig } from 'vitest/config';
import { PROJECTS } from './test/projects.ts';

export default defineConfig({
  // All cores: Vitest by itself leaves one idle, of two.
  test: { projects: PROJECTS.map((test) => ({ test })), maxWorkers: '100%' },
});
