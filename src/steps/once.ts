// What is made when it is first needed, so that a start does not wait for it.
import type { Steps } from './steps.ts';

/** What is made by the first who asks, at once. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * The same for what takes long: in steps. Whoever asks meanwhile goes on where the others are, and all get the same. What
 * fails is begun anew by the next.
 */
export function onceInSteps<Value>(make: () => Steps<Value>): () => Steps<Value> {
  let making: Steps<Value> | undefined;
  let made: { readonly value: Value } | undefined;
  return function* () {
    while (made === undefined) {
      making ??= make();
      try {
        const { done, value } = making.next();
        if (done === true) made = { value };
      } catch (error) {
        making = undefined;
        throw error;
      }
      if (made === undefined) yield;
    }
    return made.value;
  };
}
