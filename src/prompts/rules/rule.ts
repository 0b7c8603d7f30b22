// What a content rule is, and what it finds.
import type { PromptTool } from '../kit.ts';
import type { CategorySlug } from '../vocabulary.ts';

export interface PlacedTool {
  readonly slug: string;
  readonly category: CategorySlug;
  readonly tool: PromptTool;
}

export interface Finding {
  readonly slug: string;
  readonly rule: string;
  readonly message: string;
}

export interface Rule {
  /** Number and name: "1 role". */
  readonly name: string;
  /** What it asks of an author, in one sentence. */
  readonly asks: string;
  /** What is wrong with one tool taken alone; empty: nothing. */
  check(placed: PlacedTool): readonly string[];
}
