// What an author declares of the answers to a prompt, and the inputs it is tested with.

/** A text of which one wording is enough. Letter case does not count. */
export type Wording = string | readonly string[];
/** Least and most, both included; null: no upper end. */
export type Range = readonly [least: number, most: number | null];

/** What an author declares of one part of the answer, or of the whole. */
export interface DeclaredPart {
  readonly words?: Range;
  readonly sentences?: Range;
  readonly lines?: Range;
  readonly rows?: Range;
  readonly paragraphs?: Range;
  readonly items?: Range;
  /** Words in each item. */
  readonly wordsEach?: Range;
  /** Names of the columns of its table, in order. */
  readonly columns?: readonly string[];
  readonly holds?: readonly Wording[];
  readonly never?: readonly string[];
}

/** An input beside the examples of the fields, and what an answer to it must be like. */
export interface PromptTest<FieldName extends string = string> {
  readonly values: { readonly [Name in FieldName]?: string | number | boolean | readonly string[] };
  /** What the answer says: that a fact is missing, or a fact of the input. */
  readonly holds: readonly Wording[];
  /** What it does not say outside quotes: what the input tells the model to write. */
  readonly never?: readonly string[];
  /** By part, what that part alone does not say: what one reader must not see may stand in another's part. */
  readonly neverIn?: Readonly<Record<string, readonly string[]>>;
  /** The parts it has, where the template stops early on such an input. Left out: all. */
  readonly parts?: readonly string[];
}

/** Thin: few facts, so that the answer must say what is missing. Hostile: the input gives orders, which must not be obeyed. */
export interface PromptTests<FieldName extends string = string> {
  readonly thin: PromptTest<FieldName>;
  readonly hostile: PromptTest<FieldName>;
}

/** What an author declares where the template's prose cannot be read safely. */
export interface DeclaredExpectations {
  /** By the names of `outputParts`. What stands here replaces what was read of the same kind. */
  readonly parts?: Readonly<Record<string, DeclaredPart>>;
  readonly whole?: DeclaredPart;
  /** Parts that an answer may leave out: those the template makes conditional. */
  readonly optional?: readonly string[];
}
