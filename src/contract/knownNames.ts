// Names of what a program hands over, checked: TypeScript sees one that nobody knows, plain JavaScript does not.
import { came } from './came.ts';

const listOf = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

/** A name that nobody knows would be ignored, and `as_of` in the place of `asOf` would get the rates of today; so would a bare day. */
export function checkNames(options: object, known: readonly string[]): void {
  if (Object.prototype.toString.call(options) !== '[object Object]') {
    throw new TypeError(`options must be an object with ${listOf(known)}, but ${came(options)} came.`);
  }
  for (const name in options) {
    if (known.includes(name)) continue;
    throw new TypeError(`There is no option "${name}"; the options are ${listOf(known)}.`);
  }
}
