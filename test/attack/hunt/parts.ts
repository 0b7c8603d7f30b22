// Texts drawn and changed at random: words, hostile signs, repetitions, and pieces of what was costly before.
import { drawn, seeded } from '../../../bench/random.ts';
import { HOSTILE_TEXTS } from '../hostileTexts.ts';

/** Reproducible by its seed. */
export interface Random {
  /** A whole number from 0 up to and without `end`. */
  below(end: number): number;
  from<Item>(items: readonly Item[]): Item;
}

export function seededRandom(seed: number): Random {
  const next = seeded(seed);
  return { below: (end) => Math.floor(next() * end), from: (items) => drawn(items, next) };
}

const SEEDS = Object.values(HOSTILE_TEXTS);
const UNITS = [
  ...['\n', '\t', '@', 'rs ', 'gst ', '/-', 'constructor'],
  ...['a', 'a.\n', '. ', '"', '[', '{"a":', 'a,b\n', '1,', '*/1,', 'eaio', '2026-10-01 ', '5 kg ', 'parts for '],
  ...['\u0301', '\u202e', 'é ', 'क्षि।', '中', '👨‍👩‍👧', 'cotton ', 'steel ', 'not ', '%', '/', '\\', '<b>'],
];

const clipped = (text: string, most: number): string => [...text].slice(0, most).join('');

const drawnText = (most: number, random: Random): string => {
  const length = 1 + random.below(most);
  if (random.below(2) === 0) return clipped(random.from(SEEDS), length);
  const unit = Array.from({ length: 1 + random.below(3) }, () => random.from(UNITS)).join('');
  return clipped(unit.repeat(Math.ceil(length / unit.length)), length);
};

export const drawnParts = (maxParts: number, maxLength: number, random: Random): readonly string[] =>
  Array.from({ length: 1 + random.below(maxParts) }, () => drawnText(maxLength, random));

/** A neighbour: one part or the number of parts is another. */
export function changedParts(
  parts: readonly string[],
  maxParts: number,
  maxLength: number,
  random: Random,
): readonly string[] {
  const way = random.below(6);
  if (way === 0 && parts.length < maxParts) return [...parts, drawnText(maxLength, random)];
  if (way === 1 && parts.length > 1) return parts.toSpliced(random.below(parts.length), 1);
  if (way === 2) return Array.from({ length: maxParts }, (_, at) => parts[at % parts.length] ?? '');
  const at = random.below(parts.length);
  return parts.with(at, clipped(changed(parts[at] ?? '', random), maxLength));
}

function changed(text: string, random: Random): string {
  const cut = random.below(text.length + 1);
  const [before, after] = [text.slice(0, cut), text.slice(cut)];
  switch (random.below(4)) {
    case 0:
      return before + random.from(UNITS) + after;
    case 1:
      return text + text;
    case 2:
      return after + before;
    default:
      return before + random.from(SEEDS).slice(0, 1 + random.below(60)) + after.slice(1 + random.below(8));
  }
}
