/** A number from 0 to below 1. */
export type Draw = () => number;

/** A small generator of pseudo-random numbers with a fixed seed: training must give the same bytes. */
export function draws(seed: number): Draw {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
