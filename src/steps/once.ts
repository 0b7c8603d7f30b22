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

/** What is loaded when it is first needed. */
export interface Later<Thing> {
  /** Undefined until it is loaded. */
  readonly value: Thing | undefined;
  /** Loads once for all who wait; a load that fails is tried anew by the next who asks. */
  load(): Promise<Thing>;
}

/** `ready`: what is there from the beginning. */
export function later<Thing>(loadIt: () => Promise<Thing>, ready?: Thing): Later<Thing> {
  let value = ready;
  let loading: Promise<Thing> | undefined;
  return {
    get value() {
      return value;
    },
    load() {
      loading ??= loadIt().then(
        (loaded) => {
          value = loaded;
          return loaded;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
