// What a title or a condition says, as sets of plain words: each of its alternatives, and what it rules out.

/** Words that say nothing of the goods. */
const EMPTY_WORDS = new Set(
  'a an the of in on for with to from by as at its their is are it that which this than only mainly mostly kind kinds type types form forms item items code codes former older old retired such like similar further own use used separately listed named elsewhere before'.split(
    ' ',
  ),
);

/** From here on to the end of its part a text says what it does not mean. */
const DENIAL = /\b(?:not|other than|except|excluding|without|but|neither|outside)\b/i;

/** Examples and remarks, which neither widen nor narrow. */
const REMARKS = /\([^)]*\)|\b(?:such as|including|for example)\b[^;]*/gi;

const BETWEEN_ALTERNATIVES = /[,;]|\band\b|\bor\b/i;

/** "ies" → "y", "es" and "s" away: enough for titles and conditions that we write ourselves. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word))
    .map(stem);

export interface Saying {
  /** Each alternative that the text names, as the words of it; never an empty one. */
  readonly alternatives: readonly ReadonlySet<string>[];
  /** All words that it affirms, examples included. */
  readonly affirmed: ReadonlySet<string>;
  /** The words that it rules out. */
  readonly denied: ReadonlySet<string>;
}

const known = new Map<string, Saying>();

export function sayingOf(text: string): Saying {
  let saying = known.get(text);
  if (saying === undefined) {
    saying = read(text);
    known.set(text, saying);
  }
  return saying;
}

function read(text: string): Saying {
  const denied = new Set<string>();
  const affirmed = new Set<string>();
  for (const part of text.split(/[;:]/)) {
    const at = part.search(DENIAL);
    for (const word of wordsOf(at < 0 ? part : part.slice(0, at))) affirmed.add(word);
    if (at >= 0) for (const word of wordsOf(part.slice(at).replace(DENIAL, ' '))) denied.add(word);
  }
  return { alternatives: alternativesOf(text), affirmed, denied };
}

/** What follows one of these narrows everything before it: "notes or coins sold to the Reserve Bank". */
const NARROWING = /\b(?:sold|for|to|made|by|under|up to|above|with|from)\b/i;

/** "idols of wood, stone or metal" are idols each; "puja articles: rudraksha, kalava" are what stands behind the colon. */
function alternativesOf(text: string): readonly ReadonlySet<string>[] {
  const plain = text.replace(REMARKS, ' ');
  const at = plain.search(DENIAL);
  const parts = (at < 0 ? plain : plain.slice(0, at))
    .split(':')
    .findLast((part) => wordsOf(part).length > 0)
    ?.split(BETWEEN_ALTERNATIVES)
    .filter((part) => wordsOf(part).length > 0);
  if (parts === undefined) return [];
  // "aseptic paper, bleached, above 150 g": without "and" or "or" the commas go on describing the same goods.
  if (!/\band\b|\bor\b|;/i.test(plain)) return [new Set(parts.flatMap(wordsOf))];
  const last = parts.at(-1) ?? '';
  const narrowing = last.search(NARROWING);
  const shared = narrowing > 0 ? wordsOf(last.slice(narrowing)) : [];
  let head: readonly string[] = [];
  return parts.map((part) => {
    const of = part.search(/\bof\b/);
    if (of > 0) head = wordsOf(part.slice(0, of));
    return new Set([...head, ...wordsOf(part), ...shared]);
  });
}

export const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean => {
  for (const word of words) if (!others.has(word)) return false;
  return true;
};
