// Fences of a template: the marks around pasted text. A value can never end its fence, since no value holds its marks.

import { placeholdersOf } from './placeholders.ts';

/** Marks that repeat one character, and tags. */
const MARK = /^(?<mark>"{3,}|-{3,}|~{3,}|`{3,}|={3,})$|^<(?<tag>[a-z][a-z0-9_]*)>$/;
const INLINE_TAG = /<([a-z][a-z0-9_]*)>(?=[^<\n]*\{\{)/g;

/** The fence for text that stands in none. */
const PLAIN_MARK = '"""';
/** With the space before it, which falls away where a fence begins. */
const SPACED_PLACEHOLDER = /( ?)\{\{([a-z][a-z0-9_]*)\}\}/g;

export interface Fence {
  /** Numbers of the lines that open and close it. */
  readonly from: number;
  readonly to: number;
}

const hasPlaceholder = (line: string): boolean => line.includes('{{');

/** The fences of a template that hold a placeholder, the inner before the outer. */
export function fencesOf(lines: readonly string[]): readonly Fence[] {
  const fences: Fence[] = [];
  const holds = (from: number, to: number) => lines.slice(from + 1, to).some(hasPlaceholder);
  let after = 0;
  for (const [from, line] of lines.entries()) {
    const { mark, tag } = MARK.exec(line.trim())?.groups ?? {};
    const closing = mark ?? (tag === undefined ? undefined : `</${tag}>`);
    // A mark that closed a fence opens none.
    if (closing === undefined || (mark !== undefined && from < after)) continue;
    const to = lines.findIndex((other, at) => at > from && other.trim() === closing);
    if (to < 0 || !holds(from, to)) continue;
    fences.push({ from, to });
    if (mark !== undefined) after = to + 1;
  }
  return fences.sort((a, b) => a.to - a.from - (b.to - b.from));
}

/** Whether a placeholder stands between marks or in a tag of its own: "<notes>{{notes}}</notes>". */
export function isFenced(lines: readonly string[], fences: readonly Fence[], at: number, name: string): boolean {
  const isInside = fences.some(({ from, to }) => at > from && at < to);
  return isInside || (lines[at] ?? '').includes(`>{{${name}}}</`);
}

/** The template with a fence around each placeholder of several lines that stands in none. */
export function withAllFenced(template: string, hasSeveralLines: (name: string) => boolean): string {
  const lines = template.split('\n');
  const fences = fencesOf(lines);
  return lines
    .map((line, at) =>
      line.replace(SPACED_PLACEHOLDER, (found, space: string, name: string, start: number) => {
        if (!hasSeveralLines(name) || isFenced(lines, fences, at, name)) return found;
        const isLast = start + found.length === line.length;
        const before = start === 0 ? space : '\n';
        return `${before}${PLAIN_MARK}\n${found.slice(space.length)}\n${PLAIN_MARK}${isLast ? '' : '\n'}`;
      }),
    )
    .join('\n');
}

/** The names of its tags. */
function tagsOf(template: string): ReadonlySet<string> {
  const opened = template.split('\n').flatMap((line) => MARK.exec(line.trim())?.groups?.tag ?? []);
  return new Set([...opened, ...Array.from(template.matchAll(INLINE_TAG), ([, tag = '']) => tag)]);
}

const withTagRenamed = (template: string, tag: string, other: string): string =>
  template.replace(new RegExp(`(</?)${tag}(?=[>\\s])`, 'g'), `$1${other}`);

/**
 * The template for tools that fill it without looking at the values: each fence is a tag whose name ends with `suffix`,
 * which no value knows.
 */
export function withSuffixedFences(template: string, suffix: string): string {
  const lines = template.split('\n');
  for (const { from, to } of fencesOf(lines)) {
    if (MARK.exec(lines[from]?.trim() ?? '')?.groups?.mark === undefined) continue;
    const [name, ...others] = placeholdersOf(lines.slice(from + 1, to).join('\n'));
    const tag = `${others.length === 0 ? name : 'material'}_${suffix}`;
    lines[from] = `<${tag}>`;
    lines[to] = `</${tag}>`;
  }
  let named = lines.join('\n');
  for (const tag of tagsOf(template)) named = withTagRenamed(named, tag, `${tag}_${suffix}`);
  return named;
}

/** The template with longer marks and other tags wherever a value holds those it has. */
export function withSafeFences(template: string, values: Iterable<string>): string {
  const texts = [...values];
  let safe = template
    .split('\n')
    .map((line) => {
      const { mark } = MARK.exec(line.trim())?.groups ?? {};
      return mark === undefined ? line : line.replace(mark, safeMark(mark, texts));
    })
    .join('\n');
  const held = tagNamesIn(texts);
  for (const tag of tagsOf(template)) safe = withTagRenamed(safe, tag, safeTag(tag, held));
  return safe;
}

/** The mark, one character longer than the longest run of it in any value. */
export function safeMark(mark: string, texts: readonly string[]): string {
  const character = mark[0] ?? '';
  let longest = 0;
  for (const text of texts) {
    for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at)) {
      const start = at;
      while (text[at] === character) at++;
      longest = Math.max(longest, at - start);
    }
  }
  return character.repeat(longest < mark.length ? mark.length : longest + 1);
}

/** The tag, numbered when a value names it: no value holds the name that is taken. */
function safeTag(tag: string, held: ReadonlySet<string>): string {
  if (!held.has(tag)) return tag;
  let number = 2;
  while (held.has(`${tag}_${number}`)) number++;
  return `${tag}_${number}`;
}

/** Every name that stands in a tag of a text, however it is written: "< / NOTES" too. */
function tagNamesIn(texts: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const text of texts) {
    for (const [, name = ''] of text.matchAll(/<[\s/]*([a-z][a-z0-9_]*)/gi)) names.add(name.toLowerCase());
  }
  return names;
}
