// How well a statement of law is known, in words that a reader understands.

export type Evidence = 'looked up' | 'background knowledge' | 'conflicting';

/** In a few words. */
export const evidenceWords = (evidence: Evidence): string => WORDS[evidence];

const WORDS: Readonly<Record<Evidence, string>> = {
  'looked up': 'looked up',
  'background knowledge': 'not checked against the notification or the Act',
  conflicting: 'conflicting sources, looked up',
};

/** With the ISO date of the reading. */
export const evidenceOn = (evidence: Evidence, day: string): string =>
  evidence === 'background knowledge'
    ? `${evidenceWords(evidence)}, as of ${day}`
    : `${evidenceWords(evidence)} on ${day}`;
