// Data flows one way: every folder of the sources may import what is listed for it here and nothing else, and no file
// imports itself in a circle.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Small parts that know no other. */
const BASE = ['src/calendar', 'src/hash', 'src/steps', 'src/csv', 'src/contract', 'src/system', 'src/version'];
/** The tariff from the bottom to the top: each floor may import those below it. */
const FLOORS = ['model', 'source', 'rates', 'dataset', 'engine', 'lookup', 'compile', 'check', 'measure'].map(
  (floor) => `src/tariff/${floor}`,
);
const below = (floor: string): readonly string[] => FLOORS.slice(0, FLOORS.indexOf(`src/tariff/${floor}`));
/** What faces know of the tariff. */
const TARIFF = ['src/tariff', 'src/tariff/lookup', 'src/tariff/model'];

/**
 * Which folders a folder may import beside itself, its own subfolders included. `src` and `src/tariff` as allowed ones
 * are the files that lie right in them.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(BASE.map((part) => [part, []])),
  'src/tariff/model': [],
  'src/tariff/source': [...BASE, ...below('source')],
  'src/tariff/rates': [...BASE, ...below('rates')],
  'src/tariff/dataset': [...BASE, 'src/tariff/model'],
  'src/tariff/engine/text': [...BASE, 'src/tariff/model'],
  'src/tariff/engine/index': [...BASE, 'src/tariff/model', 'src/tariff/dataset', 'src/tariff/engine/text'],
  'src/tariff/engine/model': [...BASE, 'src/tariff/dataset'],
  'src/tariff/engine/rank': [
    ...BASE,
    'src/tariff/model',
    'src/tariff/dataset',
    'src/tariff/engine/text',
    'src/tariff/engine/index',
    'src/tariff/engine/model',
  ],
  'src/tariff/engine': [...BASE, 'src/tariff/model', 'src/tariff/dataset'],
  'src/tariff/lookup': [...BASE, 'src/tariff/model', 'src/tariff/rates', 'src/tariff/dataset', 'src/tariff/engine'],
  'src/tariff/compile': [...BASE, ...below('compile')],
  'src/tariff/check': [...BASE, ...below('check')],
  'src/tariff/measure': [...BASE, ...below('measure'), 'src/tariff'],
  'src/tariff': [...BASE, 'src/tariff/dataset', 'src/tariff/engine', 'src/tariff/lookup'],
  'src/register': [...BASE, ...TARIFF],
  'src/bulk': [...BASE, ...TARIFF, 'src/tariff/engine', 'src/register'],
  'src/prompts': BASE,
  // Rendering hands in what calculators work out.
  'src/prompts/catalog': [...BASE, 'src/prompts', 'src/tools'],
  'src/tools': [...BASE, ...TARIFF, 'src/prompts', 'tools'],
  'src/http': BASE,
  'src/services/tariff': [...BASE, ...TARIFF, 'src/http', 'src/register'],
  'src/services/prompts': [...BASE, 'src/http', 'src/prompts', 'src/tools'],
  'src/client': [...BASE, ...TARIFF, 'src/prompts', 'src/register'],
  'src/library': [...BASE, ...TARIFF, 'src/prompts', 'src/register'],
  'src/mcp': [...BASE, ...TARIFF, 'src/http', 'src/prompts', 'src/register', 'src/tools'],
  // A language's sentences of the data are data.
  'src/web/texts': [...BASE, 'src/prompts', 'src/register', 'src/web', 'data/tariff/hindi'],
  'src/web/site': [...BASE, 'src/http', 'src/web/texts', 'src/web'],
  'src/web/reference': [...BASE, 'src/http', 'src/web/site', 'src/web/texts', 'src/web'],
  'src/web': [
    ...BASE,
    ...TARIFF,
    'src/tariff/dataset',
    'src/bulk',
    'src/http',
    'src/prompts',
    'src/register',
    'src/services',
    'src/tools',
    'data/prompts/hindi',
  ],
  'src/server': [...BASE, ...TARIFF, 'src/http', 'src/mcp', 'src/prompts', 'src/services', 'src/web', 'src'],
  'src/cli': [
    ...BASE,
    ...TARIFF,
    'src/tariff/engine',
    'src/tariff/check',
    'src/tariff/measure',
    'src/bulk',
    'src/mcp',
    'src/prompts',
    'src/register',
    'src/server',
    'src/tools',
    'src',
  ],
  src: [...BASE, ...TARIFF, 'src/http', 'src/mcp', 'src/prompts', 'src/services'],
  tools: [...BASE, 'src/prompts', 'src/tools'],
};

/** Allowed by their own files alone, not by their subfolders. */
const FILES_ALONE = new Set(['src', 'src/tariff', 'src/web']);

/** Packages that mean HTTP; the domains know none of them. */
const HTTP_PACKAGES = [
  'hono',
  '@hono/',
  'node:http',
  'node:https',
  'ioredis',
  'rate-limiter-flexible',
  'prom-client',
  'pino',
];
const DOMAINS = [...BASE, 'src/tariff', 'src/register', 'src/bulk', 'src/prompts', 'tools'];

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|(?:^|[^.\w])import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g;

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesUnder(path);
    return name.endsWith('.ts') && !name.endsWith('.test.ts') ? [path] : [];
  });
}

function importsOf(source: string): readonly string[] {
  return [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

const isIn = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

/** The part that a file belongs to: the listed folder that is nearest to it. */
function partOf(path: string): string | undefined {
  const parts = Object.keys(ALLOWED).filter((part) => isIn(path, part));
  return parts.sort((one, other) => other.length - one.length)[0];
}

function mayImport(part: string, target: string): boolean {
  if (isIn(target, part) && (part !== 'src' || dirname(target) === 'src')) return true;
  return (ALLOWED[part] ?? []).some((allowed) =>
    FILES_ALONE.has(allowed) ? dirname(target) === allowed : isIn(target, allowed),
  );
}

/** What a file, by its path from the root, imports against the rules. */
function offences(path: string, source: string): readonly string[] {
  const part = partOf(path);
  if (part === undefined) return [`${path} lies in a folder that is not listed`];
  return importsOf(source).flatMap((specifier) => {
    if (!specifier.startsWith('.')) {
      const isHttp = HTTP_PACKAGES.some(
        (name) => specifier === name || specifier.startsWith(name.endsWith('/') ? name : `${name}/`),
      );
      return isHttp && DOMAINS.some((domain) => isIn(path, domain)) ? [`${path} imports ${specifier}`] : [];
    }
    const target = relative(ROOT, resolve(ROOT, dirname(path), specifier));
    return mayImport(part, target) ? [] : [`${path} imports ${target}`];
  });
}

/** The files of one import circle; none: there is no circle. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): readonly string[] => {
    if (path.includes(file)) return path.slice(path.indexOf(file));
    if (done.has(file)) return [];
    for (const target of imports.get(file) ?? []) {
      const circle = walk(target, [...path, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

/** Folders whose modules every start of the server runs. */
const AT_START = [
  'src/tariff/model',
  'src/tariff/dataset',
  'src/tariff/rates',
  'src/tariff/engine',
  'src/tariff/lookup',
  'src/http',
  'src/server',
  'src/services',
  'src/steps',
];

/** Names of constants whose pattern asks what a letter is while the module is loaded: half a millisecond each. */
const eagerPatterns = (source: string): readonly string[] =>
  [...source.matchAll(/^(?:export )?const (\w+)[\s\S]*?(?=^\S)/gm)].flatMap(([constant, name = '']) => {
    const before = constant.split('\\p{')[0] ?? '';
    return before !== constant && !/=>|String\.raw/.test(before) ? [name] : [];
  });

const FILES: ReadonlyMap<string, string> = new Map(
  ['src', 'tools']
    .flatMap((folder) => filesUnder(join(ROOT, folder)))
    .map((file) => [relative(ROOT, file), readFileSync(file, 'utf8')]),
);

describe('dependency direction', () => {
  test.each(Object.keys(ALLOWED))('%s imports only what is below it', (part) => {
    const found = [...FILES]
      .filter(([path]) => partOf(path) === part)
      .flatMap(([path, source]) => offences(path, source));
    expect(found).toEqual([]);
  });

  test('every file lies in a part that is listed', () => {
    expect([...FILES.keys()].filter((path) => partOf(path) === undefined)).toEqual([]);
  });

  test('no floor of the tariff may import one above it', () => {
    for (const [place, floor] of FLOORS.entries()) {
      const above = FLOORS.slice(place + 1).filter((other) => ALLOWED[floor]?.includes(other));
      expect([floor, above]).toEqual([floor, []]);
    }
  });

  test('the class behind the tariff is made in one place', () => {
    const makers = [...FILES].filter(([, source]) => /import \{[^}]*\bOpenTariff\b/.test(source)).map(([path]) => path);
    expect(makers).toEqual(['src/tariff/index.ts']);
  });

  test('no start waits for patterns of letters', () => {
    const found = [...FILES]
      .filter(([path]) => AT_START.some((folder) => isIn(path, folder)))
      .flatMap(([path, source]) => eagerPatterns(source).map((name) => `${path}: ${name}`));
    expect(found).toEqual([]);
    const eager =
      'const WORD =\n  /\\p{L}+/u;\nconst word = once(() => /\\p{L}+/u);\nconst PAIRS = [\n  [/\\p{M}/u, 1],\n];\n';
    expect(eagerPatterns(`${eager}x`)).toEqual(['WORD', 'PAIRS']);
  });

  test('no file imports itself in a circle', () => {
    const imports = new Map(
      [...FILES].map(([path, source]) => {
        const targets = importsOf(source).map((specifier) => relative(ROOT, resolve(ROOT, dirname(path), specifier)));
        return [path, targets] as const;
      }),
    );
    expect(circleIn(imports)).toEqual([]);
    const circle = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(circleIn(circle)).toHaveLength(2);
  });

  test.each([
    ['src/tariff/engine/x.ts', "import { Hono } from 'hono';"],
    ['src/tariff/engine/x.ts', "import {\n  a,\n} from '../../http/cap.ts';"],
    ['src/http/x.ts', "const x = await import('../tariff/index.ts');"],
    ['src/tariff/source/x.ts', "import type { A } from '../rates/a.ts';"],
    ['src/tariff/engine/text/x.ts', "import { a } from '../rank/a.ts';"],
    ['src/mcp/x.ts', "import { a } from '../tariff/engine/search.ts';"],
    ['src/new/x.ts', "import { a } from '../cli/main.ts';"],
  ])('the check sees an offence when there is one: %s', (path, source) => {
    expect(offences(path, source)).toHaveLength(1);
  });

  test('and none where there is none', () => {
    expect(offences('src/tariff/engine/x.ts', "import { a } from '../dataset/days.ts';")).toEqual([]);
  });
});
