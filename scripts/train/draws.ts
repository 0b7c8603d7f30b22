/** A small generator of pseudo-random numbers from 0 to 1 with a fixed seed: training must give the same bytes. */
export function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
