// Fills a template in a single pass, so that no value is ever read as a template, and fences what is pasted in.
import { fencesOf, isFenced, PLAIN_MARK, safeMark, withSafeFences } from './fences.ts';

const PLACEHOLDER = /\{\{([a-z][a-z0-9_]*)\}\}/g;
/** With the space before it, which falls away where a fence begins. */
const SPACED_PLACEHOLDER = /( ?)\{\{([a-z][a-z0-9_]*)\}\}/g;
const HEADING = /^#+ /;

/** The placeholder names of a template in the order of their first use. */
export function placeholdersOf(template: string): readonly string[] {
  return [...new Set(Array.from(template.matchAll(PLACEHOLDER), (match) => match[1] ?? ''))];
}

/**
 * Puts the texts into the template. A line whose placeholders are all empty is dropped, with the fence, the label and
 * the heading over it when nothing else stands there, and with one of two blank lines that would then meet. A fence that
 * a text could close is made longer, and a text of several lines that stands in no fence gets one.
 */
export function renderTemplate(template: string, texts: ReadonlyMap<string, string>): string {
  const given = [...texts.values()];
  const lines = withSafeFences(template, given).split('\n');
  const isEmpty = (name: string) => (texts.get(name) ?? '') === '';
  const dropped = droppedLines(lines, isEmpty);
  const fences = fencesOf(lines);
  const mark = safeMark(PLAIN_MARK, given);
  const kept: string[] = [];
  let droppedLast = false;
  for (const [at, line] of lines.entries()) {
    if (dropped.has(at)) {
      droppedLast = true;
      continue;
    }
    const blank = line.trim() === '';
    if (blank && droppedLast && (kept.at(-1) ?? '') === '') continue;
    droppedLast = droppedLast && blank;
    const needsFence = (name: string) => !isFenced(lines, fences, at, name);
    kept.push(
      line.replace(SPACED_PLACEHOLDER, (found, space: string, name: string, start: number) => {
        const text = texts.get(name) ?? '';
        if (!text.includes('\n') || !needsFence(name)) return `${space}${text}`;
        const isLast = start + found.length === line.length;
        return `${start === 0 ? '' : '\n'}${mark}\n${text}\n${mark}${isLast ? '' : '\n'}`;
      }),
    );
  }
  return kept.join('\n').trim();
}

/** Lines that say nothing without the values that are missing. */
function droppedLines(lines: readonly string[], isEmpty: (name: string) => boolean): ReadonlySet<number> {
  const dropped = new Set<number>();
  for (const [at, line] of lines.entries()) {
    const names = placeholdersOf(line);
    if (names.length > 0 && names.every(isEmpty)) dropped.add(at);
  }
  const saysNothing = (line: string, at: number) => dropped.has(at) || line.trim() === '';
  for (const { from, to } of fencesOf(lines)) {
    const inside = lines.slice(from + 1, to);
    if (!inside.every((line, at) => saysNothing(line, from + 1 + at))) continue;
    for (let at = from; at <= to; at++) dropped.add(at);
    const label = lines[from - 1] ?? '';
    if (label.trim().endsWith(':') && placeholdersOf(label).length === 0) dropped.add(from - 1);
  }
  let next = lines.length;
  for (let at = lines.length - 1; at >= 0; at--) {
    if (!HEADING.test(lines[at] ?? '')) continue;
    const below = lines.slice(at + 1, next);
    const lostAll = below.every((line, i) => saysNothing(line, at + 1 + i));
    if (lostAll && below.some((_, i) => dropped.has(at + 1 + i))) dropped.add(at);
    next = at;
  }
  return dropped;
}
