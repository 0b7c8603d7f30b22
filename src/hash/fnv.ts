// FNV-1a, 32 bits: the one hash of texts, wherever a text is found or told apart by a number. It protects nothing.
import { unitAt } from './unitAt.ts';

const FNV_PRIME = 0x01000193;

export const FNV_BASIS = 0x811c9dc5 | 0;

/** The hash of some letters and one more; it begins with `FNV_BASIS`. */
export const hashStep = (hash: number, letter: number): number => Math.imul(hash ^ letter, FNV_PRIME);

/** Over UTF-16 units, so that no encoding is needed. */
export function hashOf(text: string): number {
  let hash = FNV_BASIS;
  const { length } = text;
  for (let i = 0; i < length; i++) hash = hashStep(hash, unitAt(text, i));
  return hash >>> 0;
}
