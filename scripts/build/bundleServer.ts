// Bundles the server into what a start needs and the files that come later, and keeps V8's compiled code beside each:
// reading and compiling code is a third of a cold start.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { type BuildOptions, build, type Plugin, type StdinOptions } from 'esbuild';

/** Node's own clock of this name brings a whole module along, which a start would wait for. */
const CLOCK =
  'const performance = { now: () => { const [seconds, rest] = process.hrtime(); return seconds * 1e3 + rest / 1e6; } };';

/** How all files are made: scripts that know of themselves what a module knows. */
const AS_SCRIPT = {
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
  // A script has no imports of its own: what comes later is required.
  supported: { 'dynamic-import': false },
  define: {
    'import.meta.dirname': '__dirname',
    'import.meta.filename': '__filename',
  },
  banner: { js: CLOCK },
  // Each other's files.
  external: ['./server*.cjs'],
} satisfies BuildOptions;

/**
 * Files that are loaded by the first who needs them, each with the modules that are asked for by `import()`: MCP, pages and
 * calculators are most of the code, Hindi most of the text, Redis and further processes are for those who set them, the
 * log begins with its first line and the metrics with the first scrape. Files that need the same package each have it.
 */
const LATER: Readonly<Record<string, readonly string[]>> = {
  'server-pages': ['src/web/doors.ts'],
  'server-hi': ['src/web/texts/hi.ts'],
  'server-prompts-hi': ['src/web/prompts/hindiTexts.ts'],
  'server-requests': ['src/services/tariff/requests.ts', 'src/services/prompts/requests.ts'],
  'server-tools': ['src/tools/index.ts', 'src/services/prompts/toolRun.ts'],
  'server-register': ['src/register/check/given.ts'],
  'server-mcp': ['src/mcp/httpHandler.ts'],
  'server-redis': ['src/server/capStore.ts'],
  'server-log': ['src/server/openLog.ts'],
  // Further processes hand their registries to each other.
  'server-metrics': ['src/server/registry.ts', 'src/server/cluster.ts'],
};

/**
 * The same for modules of functions that are imported as usual: their file is loaded when one of the functions is first
 * called, as by the first text that somebody looks up.
 */
const WHEN_CALLED = {
  file: 'server-lookups',
  modules: ['src/tariff/engine/open.ts', 'src/tariff/lookup/answering.ts'],
};

const PARTS: Readonly<Record<string, readonly string[]>> = { ...LATER, [WHEN_CALLED.file]: WHEN_CALLED.modules };
export const LATER_FILES: readonly string[] = Object.keys(PARTS).map((name) => `${name}.cjs`);

/** Devanagari as it is: escaped it is twice as long. All else is plain letters, one byte each. */
const IN_DEVANAGARI: readonly string[] = ['server-hi', 'server-prompts-hi'];

/** The program that users start. CommonJS: a start does not wait for the machinery of modules. */
const LAUNCHER = 'server.cjs';
const MAIN = 'src/server/main.ts';
/** By this name the launcher hands out the program's modules to the files that are loaded later. */
const PROGRAM = `./${LAUNCHER}`;

/** A module by its path, from the file that it stands in. */
const given = (file: string, module: string): string => `require(${JSON.stringify(file)})[${JSON.stringify(module)}]`;

/** Modules by what each exports. */
type Modules = ReadonlyMap<string, readonly string[]>;

/** `called`: the modules of `WHEN_CALLED`. */
const leaveForLater = (called: Modules): Plugin => ({
  name: 'leave for later',
  setup(plugin) {
    const root = plugin.initialOptions.absWorkingDir ?? '';
    plugin.onResolve({ filter: /\.ts$/ }, ({ kind, path, resolveDir }) => {
      const module = relative(root, join(resolveDir, path));
      if (kind === 'import-statement' && called.has(module)) return { namespace: 'called', path: module };
      if (kind !== 'dynamic-import') return undefined;
      const [file] = Object.entries(LATER).find(([, modules]) => modules.includes(module)) ?? [];
      if (file === undefined) throw new Error(`${module} is imported when needed, but no file of LATER has it.`);
      return { namespace: 'later', path: module, pluginData: file };
    });
    plugin.onLoad({ filter: /.*/, namespace: 'later' }, ({ path, pluginData }) => ({
      contents: `module.exports = ${given(`./${pluginData}.cjs`, path)};`,
    }));
    plugin.onLoad({ filter: /.*/, namespace: 'called' }, ({ path }) => ({
      contents: (called.get(path) ?? [])
        .map(
          (name) => `export const ${name} = (...all) => ${given(`./${WHEN_CALLED.file}.cjs`, path)}.${name}(...all);`,
        )
        .join('\n'),
    }));
  },
});

/**
 * What the program has already is taken from it instead of being loaded a second time: a class is the same in every file,
 * and what a module remembers, all see. `taken` hears which modules.
 */
const takeFromProgram = (modules: Modules, taken: Set<string>): Plugin => ({
  name: 'take from the program',
  setup(plugin) {
    const root = plugin.initialOptions.absWorkingDir ?? '';
    plugin.onResolve({ filter: /.*/ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
      if (pluginData === OWN || kind !== 'import-statement') return undefined;
      const found = await plugin.resolve(path, { kind, resolveDir, importer, pluginData: OWN });
      const module = relative(root, found.path);
      if (found.external || found.namespace !== 'file' || !modules.has(module)) return undefined;
      taken.add(module);
      return { namespace: 'taken', path: module };
    });
    plugin.onLoad({ filter: /.*/, namespace: 'taken' }, ({ path }) => ({
      contents: [
        `const module = ${given(PROGRAM, path)};`,
        ...(modules.get(path) ?? []).map(
          (name, i) => `const e${i} = module[${JSON.stringify(name)}]; export { e${i} as "${name}" };`,
        ),
      ].join('\n'),
    }));
  },
});
/** Marks what is resolved on the way to resolving it. */
const OWN = 'own';

/** A file that gives out modules by their paths. */
const givingOut = (root: string, modules: readonly string[], first = ''): StdinOptions => ({
  contents: [first, ...modules.map((module) => `export * as "${module}" from "./${module}";`)].join('\n'),
  resolveDir: root,
  loader: 'js',
});

/** The files that are loaded later; resolves to what they take from the program. */
async function bundleParts(root: string, program: Modules, called: Modules): Promise<readonly string[]> {
  const taken = new Set<string>();
  await Promise.all(
    Object.entries(PARTS).map(([name, modules]) => {
      const others = name === WHEN_CALLED.file ? new Map() : called;
      return build({
        ...AS_SCRIPT,
        absWorkingDir: root,
        stdin: givingOut(root, modules),
        outfile: `dist/${name}.cjs`,
        ...(IN_DEVANAGARI.includes(name) && { charset: 'utf8' }),
        plugins: [leaveForLater(others), takeFromProgram(program, taken)],
      });
    }),
  );
  return [...taken].sort();
}

/** What the program imports before anybody asks for anything. */
async function modulesOf(root: string, called: Modules): Promise<Modules> {
  const { metafile } = await build({
    ...AS_SCRIPT,
    absWorkingDir: root,
    entryPoints: [MAIN],
    write: false,
    metafile: true,
    plugins: [leaveForLater(called)],
  });
  const own = Object.keys(metafile.inputs).filter((input) => !/^(?:later|called):/.test(input));
  return exportsOf(root, own, called);
}

async function exportsOf(root: string, modules: readonly string[], called: Modules): Promise<Modules> {
  const { metafile } = await build({
    ...AS_SCRIPT,
    absWorkingDir: root,
    entryPoints: [...modules],
    outdir: 'dist',
    format: 'esm',
    splitting: true,
    write: false,
    metafile: true,
    plugins: [leaveForLater(called)],
  });
  return new Map(
    Object.values(metafile.outputs).flatMap(({ entryPoint, exports }) =>
      entryPoint === undefined ? [] : [[entryPoint, exports] as const],
    ),
  );
}

/** A module of its own for each bundle: V8 takes compiled code only through a script, and a script is CommonJS. */
export async function bundleServer(root: string): Promise<void> {
  const dist = join(root, 'dist');
  await removeOld(dist);
  const called = await exportsOf(root, WHEN_CALLED.modules, new Map());
  const taken = await bundleParts(root, await modulesOf(root, called), called);
  const { metafile } = await build({
    ...AS_SCRIPT,
    absWorkingDir: root,
    stdin: { ...givingOut(root, taken, `import "./${MAIN}";`), sourcefile: 'server.js' },
    outdir: 'dist',
    // The name carries the content's hash, so that compiled code never meets another source.
    entryNames: 'server-[hash]',
    metafile: true,
    plugins: [leaveForLater(called)],
  });
  const main = basename(Object.keys(metafile.outputs)[0] ?? '');
  const files = [main, ...LATER_FILES];
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  const mark = markOf(texts);
  for (const [i, file] of files.entries()) {
    const text = asFunction(texts[i] ?? '', !IN_DEVANAGARI.includes(basename(file, '.cjs')));
    await writeFile(join(dist, file), mark + text);
  }
  await writeFile(join(dist, LAUNCHER), launcher(main, mark));
  await compileAhead(dist);
}

/** The first line of all files of one build: a server that runs takes none of another. */
const markOf = (texts: readonly string[]): string =>
  `// build ${createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)}\n`;

/**
 * The bundle as the function that the launcher calls. In plain letters: text of one byte a letter is taken up as it is
 * read. What esbuild leaves in the texts of templates and in patterns means the same escaped; it keeps no comment.
 */
function asFunction(bundle: string, isPlain: boolean): string {
  const plain = isPlain
    ? bundle.replace(/[^\n -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : bundle;
  return `(function (exports, require, module, __filename, __dirname) {${plain}\n})\n`;
}

async function removeOld(dist: string): Promise<void> {
  const names = await readdir(dist).catch(() => []);
  for (const name of names) if (/^server(-.*)?\.(cjs(\.cache)?|js)$/.test(name)) await rm(join(dist, name));
}

/** The program a user starts: hands the compiled code to V8, which checks its version and compiles anew when it must. */
const launcher = (
  main: string,
  mark: string,
): string => `// Starts the bundled server from compiled code. Written by the build.
'use strict';
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Script } = require('node:vm');

const MARK = ${JSON.stringify(mark)};
const scripts = process.env.${COMPILE_AHEAD} && (globalThis.koshScripts = new Map());
function run(name, module) {
  const filename = join(__dirname, name);
  const source = readFileSync(filename, 'utf8');
  if (!source.startsWith(MARK)) {
    throw new Error(filename + ' is of another build than the program that runs; start the server again.');
  }
  let cachedData;
  try {
    cachedData = readFileSync(filename + '.cache');
  } catch {}
  const script = new Script(source, { filename, cachedData });
  scripts?.set(filename, script);
  script.runInThisContext()(module.exports, load, module, filename, __dirname);
}
const parts = new Map([['${PROGRAM}', module]]);
// Nearly all that the bundles ask for is part of Node, which needs no search for files.
function load(id) {
  if (!id.startsWith('./')) return process.getBuiltinModule(id) ?? require(id);
  let part = parts.get(id);
  if (part === undefined) {
    part = { exports: {} };
    run(id, part);
    parts.set(id, part);
  }
  return part.exports;
}
run('${main}', module);
`;

/** What is asked of the server before the code that V8 compiled is kept: what people ask for first. */
const FIRST_QUESTIONS: readonly string[] = [
  '/api/meta',
  '/api/lookup?q=rice',
  '/api/lookup?q=cotton%20shirt%20for%20men%20under%201000',
  '/api/lookup?code=85',
  '/',
  '/metrics',
];

/** Tells the launcher to hand out what it ran. */
const COMPILE_AHEAD = 'KOSH_COMPILE_AHEAD';

const WARM_UP = `
import fs from 'node:fs';
import { setFlagsFromString } from 'node:v8';
// What ran once, at the start, is kept too.
setFlagsFromString('--no-flush-bytecode');
let base;
const { writeSync } = fs;
fs.writeSync = (_, text) => { base ??= /http\\S+/.exec(text)?.[0]; };
await import(process.argv[1]);
for (let i = 0; base === undefined && i < 100; i++) await new Promise((resolve) => setTimeout(resolve, 50));
for (const path of ${JSON.stringify(FIRST_QUESTIONS)}) await (await fetch(base + path)).text();
// The log writes what it has after a while.
await new Promise((resolve) => setTimeout(resolve, 500));
fs.writeSync = writeSync;
// The code carries the flags that it was made with.
setFlagsFromString('--flush-bytecode');
for (const [file, script] of globalThis.koshScripts) fs.writeFileSync(file + '.cache', script.createCachedData());
process.exit(0);
`;

/** Runs the server once, asks it a few questions, and keeps the code that V8 compiled for them. */
async function compileAhead(dist: string): Promise<void> {
  const environment = {
    PATH: process.env.PATH,
    TARIFF_PORT: '0',
    PROMPTS_PORT: '0',
    LOG_LEVEL: 'info',
    RATE_LIMIT: 'off',
    [COMPILE_AHEAD]: '1',
  };
  try {
    const words = ['--input-type=module', '-e', WARM_UP, join(dist, LAUNCHER)];
    await promisify(execFile)(process.execPath, words, { env: environment, timeout: 30_000 });
  } catch (error) {
    // Without it the server starts all the same, only slower.
    console.error(
      `no compiled code kept: ${error instanceof Error ? error.message.split('\n').at(-2) : String(error)}`,
    );
  }
}
