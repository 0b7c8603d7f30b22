// Bundles each service for edge runtimes: one module with its data inside, by web standards alone.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const SERVICES = ['tariff', 'prompts'] as const;

/** `dist/edge/<service>.js`, each with `export default { fetch }`. */
export async function bundleWorkers(root: string): Promise<void> {
  await rm(join(root, 'dist', 'edge'), { recursive: true, force: true });
  for (const service of SERVICES) {
    await build({
      absWorkingDir: root,
      stdin: { contents: entryOf(service), resolveDir: root, loader: 'ts' },
      outfile: `dist/edge/${service}.js`,
      bundle: true,
      // Not "browser": a module of Node that slipped in stays an import, which a test finds, or stops the build.
      platform: 'neutral',
      mainFields: ['module', 'main'],
      conditions: ['worker', 'browser'],
      target: 'es2022',
      format: 'esm',
      loader: { '.bin': 'base64', '.json': 'text' },
      minify: true,
      legalComments: 'none',
      logLevel: 'warning',
    });
  }
}

/** The bytes are decoded when they are first asked for: a start must take next to no time. */
const entryOf = (service: (typeof SERVICES)[number]): string => `
import records from './dist/data/tariff.bin';
import search from './dist/data/search.bin';
import catalog from './dist/data/catalog.json';
import openapi from './dist/openapi/${service}.json';
import { createWorker } from './src/worker.ts';

function bytesOf(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

export default createWorker('${service}', {
  get records() { return bytesOf(records); },
  get search() { return bytesOf(search); },
  catalog,
  openapi,
});
`;
