// What is loaded or made when it is first needed, so that a start does not wait for it.

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

/** A handler that needs it: waits for it the first time, and answers at once from then on. */
export const needing =
  <Thing, Asked, Given>(thing: Later<Thing>, handle: (thing: Thing, asked: Asked) => Given | Promise<Given>) =>
  (asked: Asked): Given | Promise<Given> =>
    thing.value === undefined ? thing.load().then((loaded) => handle(loaded, asked)) : handle(thing.value, asked);
