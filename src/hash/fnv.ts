// FNV-1a, 32 bits: the one hash of texts, wherever a text is found or told apart by a number. It protects nothing.

const FNV_PRIME = 0x01000193;

export const FNV_BASIS = 0x811c9dc5 | 0;

/** The hash of some letters and one more; it begins with `FNV_BASIS`. */
export const hashStep = (hash: number, letter: number): number => Math.imul(hash ^ letter, FNV_PRIME);

/** Over UTF-16 units, so that no encoding is needed. */
export function hashOf(text: string): number {
  let hash = FNV_BASIS;
  for (let i = 0; i < text.length; i++) hash = hashStep(hash, text.charCodeAt(i));
  return hash >>> 0;
}
