// The difference between two texts by lines: which stayed, which went, which came; and the same as a unified diff.

export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** The shortest way from one list of lines to the other; what went stands before what came. */
export function lineDifference(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  const common = commonLengths(before, after);
  const lines: DiffLine[] = [];
  let [a, b] = [0, 0];
  while (a < before.length || b < after.length) {
    const [old, now] = [before[a], after[b]];
    if (old !== undefined && old === now) {
      lines.push({ kind: 'same', text: old });
      a++;
      b++;
    } else if (old !== undefined && (now === undefined || common(a + 1, b) >= common(a, b + 1))) {
      lines.push({ kind: 'removed', text: old });
      a++;
    } else if (now !== undefined) {
      lines.push({ kind: 'added', text: now });
      b++;
    }
  }
  return lines;
}

/** How many lines the rests from `a` and from `b` on have in common, in order. */
function commonLengths(before: readonly string[], after: readonly string[]): (a: number, b: number) => number {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (a: number, b: number): number => lengths[a * width + b] ?? 0;
  for (let a = before.length - 1; a >= 0; a--) {
    for (let b = after.length - 1; b >= 0; b--) {
      lengths[a * width + b] = before[a] === after[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  }
  return at;
}

/** Changed lines with those around them; equal stretches between are left out. */
export function hunksOf(lines: readonly DiffLine[], around = 2): readonly Hunk[] {
  const hunks: { from: number; to: number }[] = [];
  for (const [at, { kind }] of lines.entries()) {
    if (kind === 'same') continue;
    const last = hunks.at(-1);
    if (last !== undefined && at - around <= last.to) last.to = at + around + 1;
    else hunks.push({ from: Math.max(0, at - around), to: at + around + 1 });
  }
  return hunks.map(({ from, to }) => {
    const ahead = lines.slice(0, from);
    return {
      before: ahead.filter(({ kind }) => kind !== 'added').length + 1,
      after: ahead.filter(({ kind }) => kind !== 'removed').length + 1,
      lines: lines.slice(from, to),
    };
  });
}

export interface Hunk {
  /** The first line in the text before and after, counted from 1. */
  readonly before: number;
  readonly after: number;
  readonly lines: readonly DiffLine[];
}

const MARKS = { same: ' ', removed: '-', added: '+' } as const;

/** As `diff -u` writes it; equal texts: nothing. */
export function unifiedDiff(hunks: readonly Hunk[], beforeName: string, afterName: string): string {
  if (hunks.length === 0) return '';
  const body = hunks.map(({ before, after, lines }) => {
    const count = (left: DiffLine['kind']) => lines.filter(({ kind }) => kind !== left).length;
    const shown = lines.map(({ kind, text }) => `${MARKS[kind]}${text}`).join('\n');
    return `@@ -${before},${count('added')} +${after},${count('removed')} @@\n${shown}\n`;
  });
  return `--- ${beforeName}\n+++ ${afterName}\n${body.join('')}`;
}
