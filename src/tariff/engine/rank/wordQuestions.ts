// What is asked about bare words of trade, by the words of a text. A text that is such a word and says no more leaves the
// fact open, and with it the codes below what all values of the fact share ("juice": of which fruit?).
import { once } from '../../../steps/once.ts';
import type { WordQuestion } from '../../model/words.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { SearchEngine } from '../search.ts';
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

/** The first code of each answer is what it leads to; `keysOf` gives what texts find a question by. */
export function packQuestions(
  questions: readonly WordQuestion[],
  engine: SearchEngine,
  keysOf: (question: WordQuestion) => readonly string[],
): readonly PackedQuestion[] {
  const codeOf = (then: string): number => engine.search(then, 1).matches[0]?.code ?? -1;
  return questions.map((question) => {
    const codes = question.answers.map(({ then }) => codeOf(then)).filter((code) => code >= 0);
    return { ...question, keys: keysOf(question), open: openFacts(codes, question.usual, engine.index) };
  });
}

function openFacts(all: readonly number[], usual: string, index: SearchIndex): readonly OpenFact[] {
  const { tree, codeHeading, headingDigits } = index;
  return [...new Set(all.map((code) => codeHeading[code] as number))].flatMap((heading) => {
    const codes = all.filter((code) => codeHeading[code] === heading);
    if (codes.length < 2 || usual.startsWith(String(headingDigits[heading]).padStart(4, '0'))) return [];
    tree.open(heading);
    const [first = [], ...others] = codes.map((code) => upwards(code, tree.codeParent));
    return first
      .filter((code) => others.every((other) => other.includes(code)))
      .slice(0, 1)
      .map((shared) => ({ shared, codes }));
  });
}

/** The code and all above it. */
function upwards(code: number, parents: ArrayLike<number>): readonly number[] {
  const parent = parents[code] as number;
  return parent < 0 || parent === code ? [code] : [code, ...upwards(parent, parents)];
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
