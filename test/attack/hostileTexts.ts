// Texts that are hard on a search: long words, many words, near misses, repeated parts, odd scripts, regex bait.
import fc from 'fast-check';

/** As many code points as a query may have. */
export const MOST = 200;

const filled = (part: string): string => [...part.repeat(MOST)].slice(0, MOST).join('').trim();

const WORDS =
  'cotton shirt steel bottle rice flour oil tea soap paint tyre battery mat rope cable phone charger bag shoe plate knife fan motor toy book pipe valve box glass silk copper ceramic brass paper bamboo nylon'.split(
    ' ',
  );

/** The worst that could be thought of, by name. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'one long word': filled('a'),
  'a long word of two letters': filled('ab'),
  'letters apart': filled('a '),
  'two letters each': filled('ab cd ef gh ij kl mn op qr st uv wx yz '),
  'known words': filled(`${WORDS.join(' ')} `),
  'known words as one': filled(WORDS.join('')),
  'known words misspelt': filled(`${WORDS.map((word) => word.slice(0, 1) + word.slice(2)).join(' ')} `),
  'the same word': filled('cotton '),
  'the same misspelt word': filled('coton '),
  'words that join and split': filled('steelbottle '),
  'stop words': filled('of the '),
  negations: filled('not a '),
  'parts of parts': filled('parts for '),
  'others of others': filled('other than '),
  digits: filled('9'),
  'digits apart': filled('1 2 '),
  measures: filled('5 kg 10 ml '),
  percents: filled('100% '),
  hyphens: filled('a-'),
  'Hindi words': filled('हल्दी पाउडर '),
  'one Hindi letter': filled('ह'),
  'Hindi signs alone': filled('\u094d'),
  'romanised Hindi': filled('haldi mirch masala chawal '),
  'accents on one letter': `a${'\u0301'.repeat(MOST - 1)}`,
  'letters with accents': filled('e\u0301'),
  ligatures: filled('\ufdfa'),
  'half-width signs': filled('\uff71'),
  'dotted capitals': filled('\u0130'),
  'sharp s': filled('\u00df'),
  'Chinese signs': filled('漢'),
  'Thai letters': filled('ก'),
  emoji: filled('😀'),
  'joined emoji': filled('👨\u200d👩\u200d👧\u200d👦'),
  'right-to-left marks': `rice${'\u202e'.repeat(MOST - 4)}`,
  zeros: `rice${'\0'.repeat(MOST - 4)}`,
  spaces: `a${' '.repeat(MOST - 2)}b`,
  tabs: filled('a\t'),
  'line breaks': filled('a\n'),
  'line breaks behind a price': `shirt 5 @${'\n'.repeat(MOST - 10)}x`,
  'tabs behind a price': `hotel room 5 price${'\t'.repeat(MOST - 19)}x`,
  'signs of money': filled('₹@'),
  'nested groups': filled('(a+)+$ '),
  'signs of regular expressions': filled('()[]{}.*+?^$|\\'),
  'an e-mail without end': `${'a@'.repeat(99)}a!`,
  'slashes and dots': filled('../'),
  'quotation marks': filled('"\'`'),
  'an address': filled('http://example.org/?q='),
  markup: filled('<script>'),
};

const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...WORDS), fc.nat(5)).map(([one, at]) => one.slice(0, at) + one.slice(at + 1)),
  },
  { weight: 2, arbitrary: fc.stringMatching(/^[a-z]{1,12}$/) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('हल्दी', 'चावल', 'haldi', 'not', 'for', 'of', 'without', '500', 'g', '%', '-'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
);

/** Long texts made of parts that matter to a search, of any characters, and of one part again and again. */
export const hostileText: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 4, arbitrary: fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' ')) },
    { weight: 2, arbitrary: fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join('')) },
    { weight: 2, arbitrary: fc.tuple(word, fc.constantFrom('', ' ', '-', ',')).map(([one, gap]) => filled(one + gap)) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: MOST }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: MOST }) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(HOSTILE_TEXTS)) },
  )
  .map((text) => [...text].slice(0, MOST).join(''))
  .filter((text) => text.trim() !== '');
