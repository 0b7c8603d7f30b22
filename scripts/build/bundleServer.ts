// Bundles the server into one file and keeps V8's compiled code beside it, since compiling is a third of a cold start.
import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';

/** Node's own clock of this name brings a whole module along, which a start would wait for. */
const CLOCK =
  'const performance = { now: () => { const [seconds, rest] = process.hrtime(); return seconds * 1e3 + rest / 1e6; } };';

/** How both files are made: scripts that know of themselves what a module knows. */
const AS_SCRIPT = {
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
  define: {
    'import.meta.dirname': '__dirname',
    'import.meta.filename': '__filename',
  },
  banner: { js: CLOCK },
} as const;

/**
 * Loaded by the first who needs them, so they have files of their own: MCP is a third of the code, Hindi half of the
 * text, Redis and further processes are for those who set them, the log begins with its first line and the metrics with
 * the first scrape.
 */
const LATER: Readonly<Record<string, string>> = {
  'server-mcp': 'src/mcp/httpHandler.ts',
  'server-hi': 'src/web/texts/hi.ts',
  'server-prompts-hi': 'src/web/prompts/hindiTexts.ts',
  'server-redis': 'src/server/capStore.ts',
  'server-cluster': 'src/server/cluster.ts',
  'server-log': 'src/server/openLog.ts',
  'server-metrics': 'src/server/registry.ts',
};
export const LATER_FILES: readonly string[] = Object.keys(LATER).map((name) => `${name}.cjs`);

const leaveForLater: Plugin = {
  name: 'leave for later',
  setup(plugin) {
    plugin.onResolve({ filter: /\.ts$/ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const source = relative(plugin.initialOptions.absWorkingDir ?? '', join(resolveDir, path));
      const [name] = Object.entries(LATER).find(([, one]) => one === source) ?? [];
      return name === undefined ? undefined : { path: `./${name}.cjs`, external: true };
    });
  },
};

async function bundleLater(root: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { ...LATER },
    outdir: 'dist',
    ...AS_SCRIPT,
    // Devanagari as it is: escaped it is twice as long.
    charset: 'utf8',
  });
}

/** A module of its own for each bundle: V8 takes compiled code only through a script, and a script is CommonJS. */
export async function bundleServer(root: string): Promise<void> {
  const dist = join(root, 'dist');
  await removeOld(dist);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { server: 'src/server/main.ts' },
    outdir: 'dist',
    // The name carries the content's hash, so that compiled code never meets another source.
    entryNames: '[name]-[hash]',
    ...AS_SCRIPT,
    metafile: true,
    plugins: [leaveForLater],
    // A script has no imports of its own: what comes later is required.
    supported: { 'dynamic-import': false },
  });
  await bundleLater(root);
  const name = basename(Object.keys(metafile.outputs)[0] ?? '');
  await writeFile(join(dist, name), asFunction(await readFile(join(dist, name), 'utf8')));
  await writeFile(join(dist, LAUNCHER), launcher(name));
  await compileAhead(join(dist, name));
}

/**
 * The bundle as the function that the launcher calls, in plain letters: text of one byte a letter is taken up as it is
 * read. What esbuild leaves in the texts of templates and in patterns means the same escaped; it keeps no comment.
 */
function asFunction(bundle: string): string {
  const plain = bundle.replace(/[^\n -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `(function (exports, require, module, __filename, __dirname) {${plain}\n})\n`;
}

async function removeOld(dist: string): Promise<void> {
  const names = await readdir(dist).catch(() => []);
  for (const name of names) if (/^server(-.*)?\.(cjs(\.cache)?|js)$/.test(name)) await rm(join(dist, name));
}

/** CommonJS: a start does not wait for the machinery of modules. */
const LAUNCHER = 'server.cjs';

/** The program a user starts: hands the compiled code to V8, which checks its version and compiles anew when it must. */
function launcher(name: string): string {
  return `// Starts the bundled server from compiled code. Written by the build.
'use strict';
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Script } = require('node:vm');

const filename = join(__dirname, '${name}');
const source = readFileSync(filename, 'latin1');
let cachedData;
try {
  cachedData = readFileSync(filename + '.cache');
} catch {}
const script = new Script(source, { filename, cachedData });
// Nearly all that the bundle asks for is part of Node, which needs no search for files.
const load = (id) => (id.startsWith('.') ? require(id) : (process.getBuiltinModule(id) ?? require(id)));
const bundle = { exports: {} };
script.runInThisContext()(bundle.exports, load, bundle, filename, __dirname);
if (process.env.KOSH_COMPILE_AHEAD) globalThis.koshServerScript = script;
`;
}

const WARM_UP = `
import fs from 'node:fs';
let base;
const { writeSync } = fs;
fs.writeSync = (_, text) => { base ??= /http\\S+/.exec(text)?.[0]; };
await import(process.argv[1]);
for (let i = 0; base === undefined && i < 100; i++) await new Promise((resolve) => setTimeout(resolve, 50));
for (const path of ['/api/meta', '/api/lookup?q=rice', '/api/lookup?code=85']) await (await fetch(base + path)).text();
fs.writeSync = writeSync;
fs.writeFileSync(process.env.KOSH_COMPILE_AHEAD, globalThis.koshServerScript.createCachedData());
process.exit(0);
`;

/** Runs the server once, asks it a few questions, and keeps the code that V8 compiled for them. */
async function compileAhead(bundle: string): Promise<void> {
  const server = join(bundle, '..', LAUNCHER);
  const environment = {
    PATH: process.env.PATH,
    TARIFF_PORT: '0',
    PROMPTS_PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    KOSH_COMPILE_AHEAD: `${bundle}.cache`,
  };
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', WARM_UP, server], {
      env: environment,
      timeout: 30_000,
    });
  } catch (error) {
    // Without it the server starts all the same, only slower.
    console.error(
      `no compiled code kept: ${error instanceof Error ? error.message.split('\n').at(-2) : String(error)}`,
    );
  }
}
