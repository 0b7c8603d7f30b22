// Tests live beside what they test; those that need a started server or the whole repository are under test/.
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test,scripts,tools}/**/*.test.ts'],
    // Those of the deployment run by `npm run test:cluster`.
    exclude: [...configDefaults.exclude, 'test/cluster/**'],
    globalSetup: ['test/build.ts'],
    // Whole data files are inside; Node reads them as they are.
    server: { deps: { external: [/\/dist\/edge\//] } },
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
});
