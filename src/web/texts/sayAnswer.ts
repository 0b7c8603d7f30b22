// Says what a calculator answers in the language of a page. Each sentence is written down with its English, in which {1},
// {2} … stand for what the calculator puts in: figures stay as they are, words are said in their turn.

/** English sentences with those of the language. */
export type Sentences = Readonly<Record<string, string>>;

/** Undefined: the language does not have it. */
export type Say = (english: string) => string | undefined;

/** Figures, signs, abbreviations and what somebody typed, in quotes, are the same in every language. */
const isSame = (text: string): boolean => !/\p{Ll}{2}/u.test(text.replace(/"[^"]*"|\([ivx]+\)/g, ''));

/** No answer of a calculator is longer; longer texts are what somebody typed. */
const MAX_LENGTH = 600;
const PLACE = /\{(\d)\}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface Pattern {
  readonly english: RegExp;
  /** Which place each group fills. */
  readonly places: readonly string[];
  readonly said: string;
  readonly length: number;
}

function patternOf(english: string, said: string): Pattern {
  const parts = english.split(new RegExp(PLACE, 'g'));
  const literal = parts.map((part, at) => (at % 2 === 1 ? '(.+?)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return {
    english: new RegExp(`^${literal.join('')}$`, 's'),
    places: parts.filter((_, at) => at % 2 === 1),
    said,
    length: parts.filter((_, at) => at % 2 === 0).join('').length,
  };
}

/** Of two sentences that fit, the one with more words of its own is meant. `dayOf`: how the language writes a day. */
export function sayIn(dayOf: (iso: string) => string, ...books: readonly Sentences[]): Say {
  const all = new Map(books.flatMap((book) => Object.entries(book)));
  const patterns = [...all]
    .filter(([english]) => PLACE.test(english))
    .map(([english, said]) => patternOf(english, said))
    .sort((one, other) => other.length - one.length);

  /** `known`: the parts of one text that were said, for a text can be taken apart in many ways into the same parts. */
  type Known = Map<string, string | undefined>;

  const byPattern = (english: string, { english: form, places, said }: Pattern, known: Known): string | undefined => {
    const match = form.exec(english);
    if (match === null) return undefined;
    const values = new Map(places.map((place, at) => [place, part(match[at + 1] ?? '', known)]));
    if ([...values.values()].includes(undefined)) return undefined;
    return said.replace(new RegExp(PLACE, 'g'), (_, place: string) => values.get(place) ?? '');
  };

  /** Several sentences in one. */
  const byParts = (english: string, known: Known): string | undefined => {
    const parts = english.split(/(?<=\.) /);
    const said = parts.length > 1 ? parts.map((one) => part(one, known)) : [undefined];
    return said.includes(undefined) ? undefined : said.join(' ');
  };

  const part = (english: string, known: Known): string | undefined => {
    if (!known.has(english)) known.set(english, found(english, known));
    return known.get(english);
  };

  const found = (english: string, known: Known): string | undefined => {
    const own = all.get(english);
    if (own !== undefined) return own;
    if (isSame(english)) return DAY.test(english) ? dayOf(english) : english;
    if (english.length > MAX_LENGTH) return undefined;
    for (const pattern of patterns) {
      const said = byPattern(english, pattern, known);
      if (said !== undefined) return said;
    }
    return byParts(english, known);
  };
  return (english) => found(english, new Map());
}
