// What came in the place of a value or a name that would be right, as every error names it, and how its length is counted.
const MOST_SHOWN = 40;

/** A text as it is named in an error: quoted, at most 40 characters of it. */
export function quoted(text: string): string {
  const points = [...text];
  return JSON.stringify(points.length > MOST_SHOWN ? `${points.slice(0, MOST_SHOWN).join('')}…` : text);
}

/** What came, in a few words. */
export function came(input: unknown): string {
  if (input === undefined) return 'nothing';
  if (typeof input === 'string') return input.trim() === '' ? 'an empty text' : quoted(input);
  if (Array.isArray(input)) return input.length === 0 ? 'an empty list' : 'a list';
  return input === null ? 'null' : typeof input === 'object' ? 'an object' : String(input);
}

/** Code points of a text without the white space around it: the length every limit of the services counts. */
export function trimmedLength(text: string): number {
  let length = 0;
  for (const _ of text.trim()) length++;
  return length;
}

/** How much came, of a text in characters and of a list in what it holds. */
function lengthCame(input: unknown): string {
  if (typeof input === 'string') return `${trimmedLength(input)} characters`;
  return Array.isArray(input) ? String(input.length) : came(input);
}

interface Issue {
  readonly input?: unknown;
}

/** The `error` of a schema: what would be right, as "must be a text", and what came instead. */
export const butCame =
  (right: string) =>
  ({ input }: Issue): string =>
    `${right}, but ${came(input)} came.`;

/** The `error` of a length: what would be right, as "may hold 10 texts at most", and how much came instead. */
export const butLengthCame =
  (right: string) =>
  ({ input }: Issue): string =>
    `${right}, but ${lengthCame(input)} came.`;

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
