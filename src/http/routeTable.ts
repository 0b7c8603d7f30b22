// The table of a service's routes: from a path to the routes that stand there, one for each method. HEAD stands wherever
// GET does, and what a 405 allows is what the table has.
import { allowedMethods } from './methods.ts';

/** What the table has at a path. */
export interface Place<Target> {
  /** The pattern, such as `/api/prompts/:slug`. */
  readonly path: string;
  readonly byMethod: ReadonlyMap<string, Target>;
  /** The methods that the path takes, as `Allow` names them. */
  readonly allowed: readonly string[];
}

export interface Found<Target> {
  readonly place: Place<Target>;
  /** A path parameter, percent-decoded. */
  readonly param: (name: string) => string;
}

interface Row<Target> {
  readonly method: 'GET' | 'POST';
  /** `/api/prompts/:slug`. */
  readonly path: string;
  readonly target: Target;
}

interface PatternPlace<Target> {
  readonly place: Place<Target>;
  readonly pattern: RegExp;
  /** Of the path parameters, in order. */
  readonly names: readonly string[];
}

export class RouteTable<Target> {
  /** Paths without parameters: most requests need no pattern. */
  readonly #exact = new Map<string, Found<Target>>();
  readonly #patterns: readonly PatternPlace<Target>[];

  /** Throws when a method stands twice at a path. */
  constructor(rows: readonly Row<Target>[]) {
    const places = new Map<string, Place<Target>>();
    for (const [path, rowsOfPath] of groupedByPath(rows)) {
      const byMethod = new Map<string, Target>();
      for (const { method, target } of rowsOfPath) {
        if (byMethod.has(method)) throw new Error(`The route ${method} ${path} stands in the table twice.`);
        byMethod.set(method, target);
        if (method === 'GET') byMethod.set('HEAD', target);
      }
      const allowed = allowedMethods(rowsOfPath.map(({ method }) => method));
      places.set(path, { path, byMethod, allowed });
    }
    const patterns: PatternPlace<Target>[] = [];
    for (const [path, place] of places) {
      if (path.includes(':')) patterns.push({ place, ...patternOf(path) });
      else this.#exact.set(path, { place, param: noParam });
    }
    this.#patterns = patterns;
  }

  /** `path` as `pathOf` reads it; undefined: the table has no such path. */
  find(path: string): Found<Target> | undefined {
    const exact = this.#exact.get(path);
    if (exact !== undefined) return exact;
    for (const { place, pattern, names } of this.#patterns) {
      const parts = pattern.exec(path);
      if (parts !== null) return { place, param: (name) => decoded(parts.slice(1)[names.indexOf(name)] ?? '') };
    }
    return undefined;
  }
}

function groupedByPath<Target>(rows: readonly Row<Target>[]): ReadonlyMap<string, readonly Row<Target>[]> {
  const grouped = new Map<string, Row<Target>[]>();
  for (const row of rows) {
    const known = grouped.get(row.path);
    if (known === undefined) grouped.set(row.path, [row]);
    else known.push(row);
  }
  return grouped;
}

const PARAMETER = /:([a-z]+)/g;

const patternOf = (path: string) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(PARAMETER, '([^/]+)')}$`),
  names: Array.from(path.matchAll(PARAMETER), ([, name = '']) => name),
});

const noParam = (): string => '';

/** A part of the path; what is not percent-encoded well stays as it came. */
const decoded = (text: string): string => decodedBy(decodeURIComponent, text);

/**
 * The path of an absolute address as the table knows it: without query, and percent-encoded characters decoded except
 * those that would divide it differently. A percent sign stays encoded, since parameters are decoded once more.
 */
export function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  if (start < 0) return '/';
  const path = url.slice(start, endOfPath(url, start));
  return decodedBy((text) => decodeURI(text.replaceAll('%25', '%2525')), path);
}

function endOfPath(url: string, start: number): number {
  const query = url.indexOf('?', start);
  const fragment = url.indexOf('#', start);
  return Math.min(query < 0 ? url.length : query, fragment < 0 ? url.length : fragment);
}

function decodedBy(decode: (text: string) => string, text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decode(text);
  } catch {
    return text;
  }
}
