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

export interface AskedWord extends WordQuestion {
  readonly open: readonly OpenFact[];
}

/** A question with what texts find it by. */
export interface KeyedQuestion {
  readonly keys: readonly string[];
  readonly question: AskedWord;
}

const BETWEEN_KEYS = ';';
const BEHIND_KEYS = '\t';

/** A line for each question: its keys, and the question, which is parsed when a text asks for it. */
export const packWordQuestions = (questions: readonly KeyedQuestion[]): Uint8Array =>
  new TextEncoder().encode(
    questions
      .map(({ keys, question }) => `${keys.join(BETWEEN_KEYS)}${BEHIND_KEYS}${JSON.stringify(question)}`)
      .join('\n'),
  );

export class WordQuestions {
  readonly #byKey: () => ReadonlyMap<string, () => AskedWord>;

  constructor({ container }: SearchIndex) {
    this.#byKey = once(() => {
      const byKey = new Map<string, () => AskedWord>();
      for (const line of new TextDecoder().decode(container.bytes('asks')).split('\n')) {
        const end = line.indexOf(BEHIND_KEYS);
        const question = once(() => JSON.parse(line.slice(end + 1)) as AskedWord);
        if (end > 0) for (const key of line.slice(0, end).split(BETWEEN_KEYS)) byKey.set(key, question);
      }
      return byKey;
    });
  }

  /** What is asked about a text of these words and no others. */
  of(forms: readonly string[]): AskedWord | undefined {
    return this.#byKey().get(vagueKey(forms))?.();
  }
}
