// Data flows one way. This test fails when a lower part imports a higher one: the engine HTTP, or the kit a domain.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Which parts a part may import beside itself. What is not listed here may import anything. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/contract': [],
  'src/csv': [],
  'src/hash': [],
  'src/calendar': [],
  'src/steps': [],
  'src/tariff': ['src/calendar', 'src/contract', 'src/csv', 'src/hash', 'src/steps'],
  'src/tariff/engine/text': ['src/hash', 'src/tariff/model'],
  'src/tariff/engine/index': ['src/tariff/dataset', 'src/tariff/engine/text'],
  'src/tariff/engine/rank': ['src/tariff/engine/index', 'src/tariff/engine/text', 'src/tariff/model'],
  'src/tariff/engine': ['src/hash', 'src/tariff/dataset', 'src/tariff/model'],
  'src/register': ['src/calendar', 'src/contract', 'src/csv', 'src/hash', 'src/tariff', 'src/steps'],
  'src/prompts': ['src/calendar', 'src/contract', 'src/steps'],
  'src/http': ['src/calendar', 'src/hash', 'src/steps'],
  'src/services/tariff': ['src/csv', 'src/http', 'src/register', 'src/tariff', 'src/steps'],
  'src/services/prompts': ['src/http', 'src/prompts', 'src/tools'],
  'src/tools': ['src/prompts', 'src/tariff', 'tools', 'src/steps'],
  tools: ['src/calendar', 'src/csv', 'src/prompts', 'src/tools', 'src/steps'],
};

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
const DOMAINS = [
  'src/contract',
  'src/csv',
  'src/hash',
  'src/calendar',
  'src/tariff',
  'src/register',
  'src/prompts',
  'tools',
];

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

/** What a file of a part imports against the rules. */
function offences(part: string, file: string, source: string): readonly string[] {
  const mayImport = [part, ...(ALLOWED[part] ?? [])];
  return importsOf(source).flatMap((specifier) => {
    if (!specifier.startsWith('.')) {
      const isHttp = HTTP_PACKAGES.some(
        (name) => specifier === name || specifier.startsWith(name.endsWith('/') ? name : `${name}/`),
      );
      return isHttp && DOMAINS.includes(part) ? [`${relative(ROOT, file)} imports ${specifier}`] : [];
    }
    const target = relative(ROOT, resolve(dirname(file), specifier));
    return mayImport.some((allowed) => target.startsWith(`${allowed}/`))
      ? []
      : [`${relative(ROOT, file)} imports ${target}`];
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
    if (circle.length > 0) return circle.map((one) => relative(ROOT, one));
  }
  return [];
}

describe('dependency direction', () => {
  test.each(Object.keys(ALLOWED))('%s imports only what is below it', (part) => {
    const found = filesUnder(join(ROOT, part)).flatMap((file) => offences(part, file, readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });

  test('no file of the engine imports itself in a circle', () => {
    const files = filesUnder(join(ROOT, 'src/tariff/engine'));
    const imports = new Map(
      files.map((file) => {
        const targets = importsOf(readFileSync(file, 'utf8')).map((specifier) => resolve(dirname(file), specifier));
        return [file, targets] as const;
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

  test('the check sees an offence when there is one', () => {
    const engine = join(ROOT, 'src/tariff/engine/x.ts');
    expect(offences('src/tariff', engine, "import { Hono } from 'hono';")).toHaveLength(1);
    expect(offences('src/tariff', engine, "import {\n  a,\n} from '../../http/cap.ts';")).toHaveLength(1);
    expect(
      offences('src/http', join(ROOT, 'src/http/x.ts'), "const x = await import('../tariff/index.ts');"),
    ).toHaveLength(1);
    expect(offences('src/tariff', engine, "import { a } from '../dataset/days.ts';")).toEqual([]);
  });
});
