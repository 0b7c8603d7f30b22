// Reads `test/facts/hunt.tsv`: questions drawn over the whole tariff, with the answer written down before asking.
import { filledCell } from './cells.ts';
import { readRows } from './tsv.ts';

/** What a row asks for of its code and day. */
const ASKED = ['rate', 'handicraft', 'cess', 'reverse charge'] as const;
export type Asked = (typeof ASKED)[number];

/**
 * Why the first answer differed from what was written down: the answer was wrong and is mended; the law has two
 * readings; what was written down was wrong; or the facts say nothing.
 */
const JUDGEMENTS = ['', 'mended', 'debated', 'expectation', 'silent'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

export interface HuntedPair {
  /** What the pair was drawn for: "schedule I of 2025", "border day", "asked first". */
  readonly stratum: string;
  readonly code: string;
  readonly date: string;
  readonly asked: Asked;
  /**
   * Of a rate: "18", "0 or 5" where it depends on what the code does not say, "outside GST". Of a cess: its amounts,
   * or "nil". Of reverse charge: "yes" or "no". "unknown" where the facts say nothing.
   */
  readonly expected: string;
  readonly citation: string;
  /** What was answered when the pair was first asked for; empty: what was expected. */
  readonly answered: string;
  readonly judgement: Judgement;
  /** What was mended, which open question it is, why the expectation was wrong, or what is not known. */
  readonly note: string;
}

const NUMBERS = String.raw`\d[\d.,]*(?: or \d[\d.,]*)*`;
const EXPECTED: Readonly<Record<Asked, RegExp>> = {
  rate: new RegExp(`^(?:${NUMBERS}|outside GST|unknown)$`),
  handicraft: new RegExp(`^${NUMBERS}$`),
  cess: new RegExp(`^(?:${NUMBERS}(?: or nil)?|nil)$`),
  'reverse charge': /^(?:yes|no)$/,
};

export const readHunt = (path: string): readonly HuntedPair[] =>
  readRows(
    path,
    ['stratum', 'code', 'date', 'asked', 'expected', 'citation', 'answered', 'judgement', 'note'],
    ({ cells }, complain) => {
      const asked = ASKED.find((kind) => kind === cells.asked) ?? 'rate';
      if (asked !== cells.asked) complain('asked', `is "${cells.asked}" and must be one of ${ASKED.join(', ')}`);
      const judgement = JUDGEMENTS.find((kind) => kind === cells.judgement) ?? '';
      if (judgement !== cells.judgement) {
        complain('judgement', `is "${cells.judgement}" and must be empty or one of ${JUDGEMENTS.slice(1).join(', ')}`);
      }
      if (!EXPECTED[asked].test(cells.expected))
        complain('expected', `"${cells.expected}" is no answer about ${asked}`);
      if ((judgement === 'silent') !== (cells.expected === 'unknown'))
        complain('expected', 'must be unknown exactly where the facts are silent');
      if ((judgement === '') !== (cells.answered === ''))
        complain('answered', 'must be filled exactly where the first answer was judged');
      if ((judgement === '') !== (cells.note === '')) complain('note', 'must say why the first answer differed');
      return {
        stratum: filledCell(cells.stratum, 'stratum', complain),
        code: filledCell(cells.code, 'code', complain),
        date: filledCell(cells.date, 'date', complain),
        asked,
        expected: cells.expected,
        citation: filledCell(cells.citation, 'citation', complain),
        answered: cells.answered,
        judgement,
        note: cells.note,
      };
    },
  );
