// Packs the questions about bare words: how texts find them, and which codes the fact that they ask for decides between.
import type { SearchIndex } from '../engine/index/searchIndex.ts';
import { vagueKey } from '../engine/rank/vague.ts';
import type { KeyedQuestion, OpenFact } from '../engine/rank/wordQuestions.ts';
import type { SearchEngine } from '../engine/search.ts';
import type { WordQuestion } from '../model/words.ts';

/** The first code of each answer is what it leads to. Words are read and answers are asked as texts are. */
export function keyedQuestions(questions: readonly WordQuestion[], engine: SearchEngine): readonly KeyedQuestion[] {
  const { reader } = engine;
  const codeOf = (then: string): number => engine.search(then, 1).matches[0]?.code ?? -1;
  return questions.map((question) => {
    const codes = question.answers.map(({ then }) => codeOf(then)).filter((code) => code >= 0);
    const keys = question.words.flatMap((word) => [
      vagueKey(reader.forms(word)),
      vagueKey(reader.read(word).words.map(({ form }) => form)),
    ]);
    return {
      keys: [...new Set(keys)],
      question: { ...question, open: openFacts(codes, question.usual, engine.index) },
    };
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
