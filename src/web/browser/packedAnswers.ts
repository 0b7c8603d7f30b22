// Answers on their way from the worker to the page: what is known of a code, and its name, travel once. The page then
// has one copy of them, however many rows share it.
import type { CodeFacts, RowAnswer } from '../../bulk/rowAnswer.ts';

/** A row's answer, with what the codes are that may be meant instead. */
export interface NamedAnswer extends RowAnswer {
  /** Descriptions by code. */
  readonly names: Readonly<Record<string, string>>;
}

export interface PackedAnswer extends Omit<RowAnswer, 'facts'> {
  /** Their number; -1: nothing was found. */
  readonly facts: number;
}

export interface PackedAnswers {
  readonly answers: readonly PackedAnswer[];
  /** Those that the page does not have yet. */
  readonly facts: readonly CodeFacts[];
  readonly names: readonly (readonly [code: string, description: string])[];
}

/** The worker's end. */
export class AnswerPacker {
  readonly #facts = new Set<number>();
  readonly #names = new Set<string>();
  readonly #nameOf: (code: string) => string;

  constructor(nameOf: (code: string) => string) {
    this.#nameOf = nameOf;
  }

  pack(answers: readonly RowAnswer[]): PackedAnswers {
    const facts: CodeFacts[] = [];
    const names: (readonly [string, string])[] = [];
    const packed = answers.map((answer) => {
      const { facts: own, alternates } = answer;
      if (own !== undefined && !this.#facts.has(own.number)) {
        this.#facts.add(own.number);
        facts.push(own);
      }
      for (const code of alternates) {
        if (this.#names.has(code)) continue;
        this.#names.add(code);
        names.push([code, this.#nameOf(code)]);
      }
      return { ...answer, facts: own?.number ?? -1 };
    });
    return { answers: packed, facts, names };
  }
}

/** The page's end, one for each worker: facts are numbered by it. */
export class AnswerUnpacker {
  readonly #facts = new Map<number, CodeFacts>();
  readonly #names: Record<string, string> = {};

  unpack({ answers, facts, names }: PackedAnswers): readonly NamedAnswer[] {
    for (const one of facts) this.#facts.set(one.number, one);
    for (const [code, description] of names) this.#names[code] = description;
    return answers.map((answer) => ({ ...answer, facts: this.#facts.get(answer.facts), names: this.#names }));
  }
}
