// How a language other than English says what the data have in English: sentences that are written down one by one, and
// the words that join them. English has no speech of its own, and its scripts load none of this.

/** A sentence within a text; `said` is undefined where the language does not have it. */
export interface Part {
  readonly english: string;
  readonly said: string | undefined;
}

/** What pages ask for; undefined: the language does not have it. */
export interface Speech {
  /** A condition, a trigger of the reverse charge, a question, a title. */
  readonly sentence: (english: string) => string | undefined;
  /** The notes beside a rate, sentence by sentence. */
  readonly notes: (english: string) => readonly Part[];
  readonly cess: (english: string) => string | undefined;
  readonly turnover: (english: string) => string;
  readonly digitRule: (english: string) => readonly Part[];
  readonly schedule: (english: string) => string;
  /** Why a code matched: the reasons, each in one or two parts. */
  readonly why: (english: string) => readonly (readonly Part[])[];
}

/** What a language has to write down for that. */
export interface SpokenWords {
  /** Sentences as the data and the lookup have them, each in this language. */
  readonly sentences: Readonly<Record<string, string>>;
  /** What a vague text is asked, which pages fetch apart; undefined: the language does not have it. */
  readonly asks: (english: string) => string | undefined;

  /** `2202 10, 2202 91`; with codes that are only counted: `and 3 more`. */
  readonly codes: (codes: string, more: number) => string;
  readonly forCodes: (codes: string) => string;
  readonly forAllBut: (codes: string) => string;
  readonly forSome: (some: string, all: string, one: string, other: string) => string;
  readonly onlyIf: (cases: string) => string;
  readonly orElse: (one: string, other: string) => string;

  /** With the sign that ends a sentence. */
  readonly sentence: (text: string) => string;
  readonly outsideGst: string;
  /** One rate with the conditions that it holds under; `more`: how many more are not told. */
  readonly cases: (rate: string, conditions: readonly string[], more: number) => string;
  readonly but: (rate: string, cases: string) => string;
  readonly also: (cases: string) => string;
  readonly shown: (rate: string, reason: string) => string;
  readonly majority: (some: string, all: string) => string;
  readonly majorityOfSuccessors: (some: string, all: string) => string;
  readonly since: (day: string, notification: string) => string;
  /** A retired code that no entry names has the rates of these. */
  readonly standIn: (codes: readonly string[]) => string;
  readonly replacedBy: (codes: string) => string;
  readonly perhapsReplacedBy: (codes: string) => string;
  readonly debated: (question: string) => string;
  readonly knownUpTo: (day: string) => string;

  readonly cessDepends: (notes: string) => string;
  readonly cessEnded: (since: string, until: string, notes: string) => string;
  readonly nil: string;
  readonly inferred: string;

  readonly turnoverUpTo: (crore: string) => string;
  readonly turnoverAbove: (crore: string) => string;
  readonly turnoverBetween: (above: string, upTo: string) => string;
  readonly digitRule: (who: string, basis: string) => string;
  readonly notChecked: string;
  /** `Schedule II - 18%`. */
  readonly schedule: (name: string) => string;

  /** Why a code matched; each gets the words that stand in its sentence, in their order. */
  readonly reasons: Readonly<Record<Reason, (...words: readonly string[]) => string>>;
}

export type Reason =
  | 'matchesName'
  | 'inDescription'
  | 'inParent'
  | 'knownAs'
  | 'leftOpen'
  | 'bySize'
  | 'readAs'
  | 'readBySound'
  | 'readWithPart'
  | 'readAsBeginning'
  | 'readAsShort'
  | 'notUnderstood'
  | 'isCode'
  | 'exactCode'
  | 'beginsWith';
