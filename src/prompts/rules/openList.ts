// The committed lists of what is still open: prompts whose example does not obey yet, or that have no tests. They only shrink:
// what is not listed must hold, and what holds may not be listed.
import type { Finding } from './rule.ts';

/** A prompt and a rule that it may break for now. */
export interface OpenEntry {
  readonly slug: string;
  readonly rule: string;
}

const HEADER = 'slug\trule';

export const parseOpenList = (text: string): readonly OpenEntry[] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [slug = '', rule = ''] = line.split('\t');
      return { slug, rule };
    });

export const openListText = (entries: readonly OpenEntry[]): string =>
  `${[HEADER, ...entries.map(({ slug, rule }) => `${slug}\t${rule}`).sort()].join('\n')}\n`;

const isSame = (a: OpenEntry, b: OpenEntry): boolean => a.slug === b.slug && a.rule === b.rule;

export const isOpen = (entries: readonly OpenEntry[], finding: OpenEntry): boolean =>
  entries.some((entry) => isSame(entry, finding));

/** Entries that hold by now. */
export const settledOf = (entries: readonly OpenEntry[], findings: readonly Finding[]): readonly OpenEntry[] =>
  entries.filter((entry) => !findings.some((finding) => isSame(entry, finding)));
