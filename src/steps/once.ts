// What is made when it is first needed, so that a start does not wait for it.

/** What is made by the first who asks, at once. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
