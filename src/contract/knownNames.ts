// Names of what a program hands over, checked: TypeScript sees one that nobody knows, plain JavaScript does not.

/** A name that nobody knows would be ignored, and `as_of` in the place of `asOf` would get the rates of today. */
export function checkNames(options: object, known: readonly string[]): void {
  for (const name in options) {
    if (known.includes(name)) continue;
    const names = new Intl.ListFormat('en-GB').format(known);
    throw new TypeError(`There is no option "${name}"; the options are ${names}.`);
  }
}
