// What the documents name is there: files, folders, links, commands of npm, and a reason for each dependency.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from './repositoryFiles.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const paths = repositoryFiles();
const files = new Set(paths);
const names = new Set(paths.map((path) => basename(path)));
const folders = new Set(paths.flatMap((path) => parentsOf(path)));

function parentsOf(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...parentsOf(folder)];
}

// The changelog is left out: it tells of files as they were.
const documents = paths.filter((path) => /^(?:docs\/.*|[A-Z]+)\.md$/.test(path) && path !== 'CHANGELOG.md');

const PLACE = /^(?:src|test|data|scripts|bench|deploy|tools|docs|clients)\/[\w./-]+$/;
const FILE = /^[\w./-]+\.(?:ts|tsv|md|py|yaml|conf)$/;
/** Names with a placeholder (`x.test.ts`) and what the build makes. */
const NOT_THERE = /^x\.|NN|^dist\//;

/** Short of the folder that its part stands in: `engine/text/read.ts`. */
const isFile = (name: string): boolean =>
  files.has(name) || (names.has(basename(name)) && paths.some((path) => path.endsWith(`/${name}`)));

const { scripts, devDependencies } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};

test.each(documents)('%s names files, folders and commands that exist', (path) => {
  const words = [...read(path).matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  const places = words.filter((word) => (PLACE.test(word) || FILE.test(word)) && !NOT_THERE.test(word));
  expect(places.filter((word) => !isFile(word) && !folders.has(word.replace(/\/$/, '')))).toEqual([]);
  const commands = words.flatMap((word) => [...word.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name));
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

/** As GitHub names the heading in an address. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (path: string): readonly string[] =>
  [
    ...read(path)
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, heading = '']) => anchorOf(heading));

test.each(paths.filter((path) => path.endsWith('.md')))('%s links to files and headings that exist', (path) => {
  const links = [...read(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const inside = links.filter((link) => !/^https?:/.test(link));
  const broken = inside.filter((link) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    if (!files.has(target) && !folders.has(target)) return true;
    return anchor !== undefined && !anchorsIn(target).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test('the documents are found', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']));
  expect(documents.length).toBeGreaterThan(10);
});

test('each dependency has its reason', () => {
  const reasons = read('docs/decisions/0003-dependencies.md');
  expect(Object.keys(devDependencies).filter((name) => !reasons.includes(name))).toEqual([]);
});
