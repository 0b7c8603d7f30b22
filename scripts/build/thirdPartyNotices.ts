// Writes `dist/third-party-notices.txt`: version, licence and licence text of every package whose code is in what is shipped.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { LIBRARY_ENTRIES } from './bundleLibrary.ts';
import { PROGRAM_ENTRIES } from './bundlePrograms.ts';
import { webEntries } from './web.ts';

/** Every program, page script and library entry, from the root. */
export const shippedEntries = async (root: string): Promise<readonly string[]> => [
  ...Object.values(PROGRAM_ENTRIES),
  ...LIBRARY_ENTRIES,
  ...(await webEntries(root)),
];

export async function writeNotices(root: string): Promise<void> {
  const notices = await Promise.all((await bundledPackages(root)).map((folder) => noticeOf(join(root, folder))));
  const rule = `\n\n${'-'.repeat(72)}\n\n`;
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(
    join(root, 'dist', 'third-party-notices.txt'),
    `What is built holds code of these packages.${rule}${notices.join(rule)}\n`,
  );
}

/** Folders of the packages, such as `node_modules/zod`, whose code is left after unused code was dropped. */
export async function bundledPackages(root: string): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...(await shippedEntries(root))],
    outdir: 'unwritten',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const folders = used.flatMap((path) => /^(?:node_modules\/(?:@[^/]+\/)?[^/]+\/)+/.exec(path)?.[0].slice(0, -1) ?? []);
  return [...new Set(folders)].sort();
}

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
}

async function noticeOf(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageFile;
  const { name, version, license = 'see its text', author } = manifest;
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const maker = (typeof author === 'object' ? author.name : author) ?? 'its authors';
  const text = texts.length > 0 ? texts.map((one) => one.trim()).join('\n\n') : `${license} licence, by ${maker}`;
  return `${name} ${version} (${license})\n\n${text}`;
}
