// The groups that tests run in, by what they need before they can run. A file's group is in its name or its folder.
import type { TestProjectInlineConfiguration } from 'vitest/config';

type Settings = NonNullable<TestProjectInlineConfiguration['test']>;

export interface Project extends Settings {
  readonly name: string;
  readonly include: string[];
  readonly exclude: string[];
}

/** `x.data.test.ts` needs the compiled data, `x.browser.test.ts` Chromium, `x.long.test.ts` minutes. */
const NAMED = ['**/*.{data,browser,long}.test.ts', '**/node_modules/**'];
/** Folders of tests that read the compiled data and nothing else of the build. */
const OF_DATA = 'test/{tariff,register,facts,prompts}/**/*.test.ts';
/** Folders of tests that look at all that is shipped. */
const OF_PACKAGE = 'test/{package,edge}/**/*.test.ts';
const OF_CLUSTER = 'test/cluster/**/*.test.ts';

/** Far above what any test takes, so that a machine that is busy or stands still for a while fails none. */
const UNHURRIED = { testTimeout: 300_000, hookTimeout: 300_000 } as const;
/** Files share their workers: what one imported, the next has. */
const SHARED = { pool: 'threads', isolate: false } as const;
const OWN_PROCESS = {
  pool: 'forks',
  isolate: false,
  // What is waited for comes within moments, but not on a machine that stands still for a while.
  expect: { poll: { timeout: 60_000 } },
} as const;

/** After the tests that need no build, which run meanwhile. */
const BUILT = {
  setupFiles: ['test/fixedSeed.ts', 'test/built.ts'],
  sequence: { groupOrder: 1 },
};

export const PROJECTS: readonly Project[] = [
  {
    name: 'unit',
    include: ['{src,scripts,tools}/**/*.test.ts', 'test/*.test.ts'],
    exclude: NAMED,
    setupFiles: ['test/fixedSeed.ts'],
    ...SHARED,
    ...UNHURRIED,
  },
  {
    name: 'data',
    include: ['{src,scripts,tools,test}/**/*.data.test.ts', OF_DATA],
    exclude: ['**/*.{browser,long}.test.ts'],
    globalSetup: ['test/buildData.ts'],
    ...BUILT,
    ...SHARED,
    ...UNHURRIED,
  },
  {
    name: 'built',
    include: ['test/*/**/*.test.ts'],
    exclude: [...NAMED, OF_DATA, OF_PACKAGE, OF_CLUSTER],
    globalSetup: ['test/buildPrograms.ts'],
    ...BUILT,
    ...OWN_PROCESS,
    ...UNHURRIED,
  },
  {
    name: 'browser',
    include: ['test/**/*.browser.test.ts'],
    exclude: [],
    globalSetup: ['test/buildPrograms.ts'],
    ...BUILT,
    ...OWN_PROCESS,
    ...UNHURRIED,
  },
];

/** Not part of `npm test`, nor of a run that names a folder. */
export const LONG_PROJECTS: readonly Project[] = [
  {
    name: 'long',
    include: ['{src,scripts,tools,test}/**/*.long.test.ts'],
    exclude: [],
    globalSetup: ['test/buildPackage.ts'],
    ...BUILT,
    ...OWN_PROCESS,
    testTimeout: 300_000,
    hookTimeout: 240_000,
  },
  {
    name: 'shipped',
    include: [OF_PACKAGE],
    exclude: NAMED,
    globalSetup: ['test/buildPackage.ts'],
    ...BUILT,
    // Whole data files are inside; Node reads them as they are.
    server: { deps: { external: [/\/dist\/edge\//] } },
    ...OWN_PROCESS,
    ...UNHURRIED,
  },
  {
    name: 'rare',
    include: [
      'test/web/{app,bulk,check,everyPage,finder,hindi,narrow,prompts}.browser.test.ts',
      'test/attack/pages.browser.test.ts',
    ],
    exclude: [],
    globalSetup: ['test/buildPrograms.ts'],
    ...BUILT,
    // These files hold journeys of both commands; see test/web/chromium.ts.
    env: { KOSH_RARE: '1' },
    ...OWN_PROCESS,
    ...UNHURRIED,
  },
  {
    name: 'cluster',
    include: [OF_CLUSTER],
    exclude: [],
    globalSetup: ['test/buildPrograms.ts'],
    ...BUILT,
    ...OWN_PROCESS,
    ...UNHURRIED,
    // After all others: its tests want the machine's ports and cores for themselves.
    sequence: { groupOrder: 2 },
  },
];
