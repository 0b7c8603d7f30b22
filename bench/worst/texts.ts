// The slowest search that a hostile text can cause, and the time it takes to open the records.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { Records } from '../../src/tariff/dataset/records.ts';
import { HOSTILE_TEXTS, hostileText } from '../../test/attack/hostileTexts.ts';
import { SEARCHES, type Search } from '../../test/attack/searches.ts';

const SEED = 20_261_116;
/** A machine that does other work slows a single try; the text is to blame only when every try is slow. */
const TRIES = 5;
/** Texts of every kind, in words that the hostile ones do not have: what serves a kind is made for its first text. */
const ORDINARY_TEXTS = ['wolen blankt', 'wooden chr', 'woodenchair', 'hair dryr pin', 'कुर्सी', 'lakdi ki kursi'];

/** In use, so that nothing is opened or compiled while a text is measured. */
function inUse(open: () => Search): Search {
  const search = open();
  for (let n = 0; n < 100; n++) search(`cotton shirt ${n}`);
  for (const text of ORDINARY_TEXTS) search(text);
  return search;
}

function timed(search: Search, text: string): number {
  const started = performance.now();
  search(text);
  return performance.now() - started;
}

export interface SlowestSearch {
  readonly search: string;
  readonly text: string;
  readonly milliseconds: number;
}

/** For each way to search its slowest text; a text that seems slow is tried again in engines that have not met it. */
export function slowestSearches(generated: number, suspectMs: number): readonly SlowestSearch[] {
  const texts = [...Object.values(HOSTILE_TEXTS), ...fc.sample(hostileText, { seed: SEED, numRuns: generated })];
  return Object.entries(SEARCHES).map(([search, open]) => {
    const used = inUse(open);
    const times = texts.map((text) => {
      let best = timed(used, text);
      for (let tried = 1; tried < TRIES && best >= suspectMs; tried++) best = Math.min(best, timed(inUse(open), text));
      return { search, text, milliseconds: best };
    });
    return times.reduce((slowest, one) => (one.milliseconds > slowest.milliseconds ? one : slowest));
  });
}

/** Only what is asked of a code reads how many names it has. */
const NO_NAMES = () => new Uint16Array();

/** Milliseconds, the best of ten. */
export function openingTime(root: string): number {
  const bytes = readFileSync(join(root, 'dist', 'data', 'tariff.bin'));
  const times = Array.from({ length: 10 }, () => {
    const started = performance.now();
    new Records(bytes, NO_NAMES);
    return performance.now() - started;
  });
  return Math.min(...times);
}
