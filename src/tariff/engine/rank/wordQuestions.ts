// What is asked about bare words of trade, by the words of a text. A text that is such a word and says no more leaves the
// fact open, and with it the codes below what all values of the fact share ("juice": of which fruit?).
import { once } from '../../../steps/once.ts';
import type { WordQuestion } from '../../model/words.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { vagueKey } from './vague.ts';

/** Codes by number: what several answers lead to within a heading, and the nearest that stands above all of them. */
export interface OpenFact {
  readonly shared: number;
  readonly codes: readonly number[];
}

/** A question as the index carries it. */
export interface PackedQuestion extends WordQuestion {
  /** What texts find it by; nothing does until it is packed. */
  readonly keys?: readonly string[];
  readonly open?: readonly OpenFact[];
}

export class WordQuestions {
  readonly #byKey: () => ReadonlyMap<string, PackedQuestion>;

  constructor({ container }: SearchIndex) {
    this.#byKey = once(() => {
      const questions = JSON.parse(new TextDecoder().decode(container.bytes('asks'))) as readonly PackedQuestion[];
      return new Map(questions.flatMap((question) => (question.keys ?? []).map((key) => [key, question] as const)));
    });
  }

  /** What is asked about a text of these words and no others. */
  of(forms: readonly string[]): PackedQuestion | undefined {
    return this.#byKey().get(vagueKey(forms));
  }
}
