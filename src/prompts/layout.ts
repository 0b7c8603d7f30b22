// A template as paragraphs of lines, and what each line needs to stand: the one place that knows what falls away where
// nothing is given. Rendering and the exports both follow it.
import { fencesOf } from './fences.ts';
import { placeholdersOf } from './placeholders.ts';

const HEADING = /^#+ /;

export interface LayoutLine {
  readonly text: string;
  /** The line stands when one of these has a text. Undefined: it always stands. */
  readonly needs: readonly string[] | undefined;
}

/** Lines without a blank one between them. */
export type Paragraph = readonly LayoutLine[];

/**
 * A line with placeholders needs one of them. A fence, the label over it and a heading need what is inside or below
 * them, where nothing else stands there.
 */
export function layoutOf(template: string): readonly Paragraph[] {
  const lines = template.split('\n');
  const needs = needsOf(lines);
  const paragraphs: LayoutLine[][] = [[]];
  for (const [at, text] of lines.entries()) {
    if (text.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push({ text, needs: needs[at] });
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

function needsOf(lines: readonly string[]): readonly (readonly string[] | undefined)[] {
  const needs = lines.map((line) => {
    const names = placeholdersOf(line);
    return names.length === 0 ? undefined : names;
  });
  /** What all lines from one on and before another need together; undefined: one of them always stands. */
  const together = (from: number, to: number): readonly string[] | undefined => {
    const names = new Set<string>();
    for (let at = from; at < to; at++) {
      const own = needs[at];
      if (own === undefined && lines[at]?.trim() !== '') return undefined;
      for (const name of own ?? []) names.add(name);
    }
    return names.size === 0 ? undefined : [...names];
  };
  for (const { from, to } of fencesOf(lines)) {
    const inside = together(from + 1, to);
    if (inside === undefined) continue;
    needs[from] = inside;
    needs[to] = inside;
    const label = lines[from - 1] ?? '';
    if (label.trim().endsWith(':') && placeholdersOf(label).length === 0) needs[from - 1] = inside;
  }
  let next = lines.length;
  for (let at = lines.length - 1; at >= 0; at--) {
    if (!HEADING.test(lines[at] ?? '')) continue;
    needs[at] ??= together(at + 1, next);
    next = at;
  }
  return needs;
}
