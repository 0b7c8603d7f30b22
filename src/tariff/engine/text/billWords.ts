// The words and patterns by which a bill's text is put into plain words, made of the language's lists.
import type { Language } from './language.ts';

export interface BillWords {
  /** What a medicine comes in: as bills write it, and what the tariff calls it. */
  readonly doseForms: ReadonlyMap<string, string>;
  /** A medicine is traded as a substance. */
  readonly bulk: RegExp;
  /** How much of a substance a dose has, or how many doses there are: "500mg", "10s". */
  readonly strength: RegExp;
  /** How many doses a strip of a brand holds: "10t", "15c". */
  readonly doseCount: RegExp;
  /** As goods have it and services have not: "25 kg", "10's". */
  readonly packSize: RegExp;
  /** Of a pack as shops sell it: "500 g", "1 ltr". */
  readonly retailSize: RegExp;
  /** Of what a device keeps: "128gb". */
  readonly storage: RegExp;
  /** Of a liquid: no fruit, fuel or tool is sold by it. */
  readonly volume: RegExp;
  /** Of goods: no work is done by it on a bill. */
  readonly weight: RegExp;
  /** The same at the end, with how many there are: "30 kg", "30 kg x 2", "30 kilo ki". */
  readonly weightAtEnd: RegExp;
  /** The same, or how much there is of a liquid: "5 ltr". */
  readonly packSizeAtEnd: RegExp;
  /** How strong a substance is, or how much of it there is: "70%", "160 kg", "500 mtr". */
  readonly caskSize: RegExp;
  /** What goes with a device or is a spare of it, in the indexed form: "cover", "charger". */
  readonly accessories: ReadonlySet<string>;
  /** What follows a word for a service that is asked for. */
  readonly afterService: ReadonlySet<string>;
  /** What is done, before what it is done to; and goods that it is done with. */
  readonly serviceFirst: ReadonlySet<string>;
  readonly doneWith: ReadonlySet<string>;
  /** What is done to a device, before the part that it is done to. */
  readonly mending: ReadonlySet<string>;
  /** What is paid for work or a right, wherever it stands. */
  readonly serviceAnywhere: ReadonlySet<string>;
  /** Between what something is of and the thing. */
  readonly genitives: ReadonlySet<string>;
  /** Behind what goods have or are of: "dhakkan wali". */
  readonly sellers: ReadonlySet<string>;
  /** Before what goods have more than one of: "double gear". */
  readonly times: ReadonlySet<string>;
  /** Behind what goods are for: "putai ke liye". */
  readonly purposes: ReadonlySet<string>;
  /** Between goods and what holds them: "cement ki bori". */
  readonly links: ReadonlySet<string>;
  /** Words that name nothing: "for", "with". */
  readonly fillers: ReadonlySet<string>;
  /** "spare", "part". */
  readonly parts: ReadonlySet<string>;
  /** Of measures that packs stand beside. */
  readonly packUnits: ReadonlySet<string>;
  /** The same, and of what a device keeps. */
  readonly sizeUnits: ReadonlySet<string>;
  /** Of all measures: the "hp" of "motor 5 hp" is no maker. */
  readonly units: ReadonlySet<string>;
}

export function billWordsOf(language: Language): BillWords {
  const unitsFor = (use: Parameters<Language['units']>[0]): string => language.units(use).join('|');
  const links = [...language.words('genitive', 'seller')].join('|');
  const bulk = [...language.words('bulk')].join('|');
  return {
    doseForms: new Map(language.lists.doseForms.map(({ written, form }) => [written, form])),
    bulk: new RegExp(`\\b(?:${bulk}|\\d+ ?(?:${unitsFor('bulk')}))\\b`),
    strength: new RegExp(`\\d ?(?:${unitsFor('strength')})\\b|\\b\\d{1,3} ?'?s\\b|\\b\\d{2}k\\b`),
    doseCount: new RegExp(`^\\d{1,3}(?:${unitsFor('doses')})$`),
    packSize: new RegExp(`\\d ?(?:${unitsFor('size')})\\b|\\b\\d+'?s\\b`),
    retailSize: new RegExp(`\\d ?(?:${unitsFor('retail')})\\b`),
    storage: new RegExp(`\\d ?(?:${unitsFor('storage')})\\b`),
    volume: new RegExp(`\\d ?(?:${unitsFor('volume')})\\b`),
    weight: new RegExp(`\\d ?(?:${unitsFor('weight')})(?![\\p{L}\\p{M}])`, 'u'),
    weightAtEnd: new RegExp(`\\d ?(?:${unitsFor('weight')})(?: ?[-x*]? ?\\d+| (?:${links}))?[- ]+$`, 'u'),
    packSizeAtEnd: new RegExp(
      `\\d ?(?:${unitsFor('weight')}|${unitsFor('volume')})(?: ?[-x*]? ?\\d+| (?:${links}))?[- ]+$`,
      'u',
    ),
    caskSize: new RegExp(`\\d ?(?:%|(?:${unitsFor('cask')})\\b)`),
    accessories: new Set([...language.words('accessory')].map((word) => language.form(word))),
    afterService: language.words('after-service'),
    serviceFirst: language.words('service-first'),
    doneWith: language.words('done-with'),
    mending: language.words('mending'),
    serviceAnywhere: language.words('service-anywhere'),
    genitives: language.words('genitive'),
    sellers: language.words('seller'),
    fillers: language.words('stop', 'link'),
    times: language.words('times'),
    purposes: language.words('purpose'),
    links: language.words('genitive', 'seller'),
    parts: language.words('parts'),
    packUnits: new Set(language.units('pack')),
    sizeUnits: new Set([...language.units('pack'), ...language.units('storage')]),
    units: new Set(language.units('measure')),
  };
}
