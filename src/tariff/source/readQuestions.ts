// Reads what is debated and what was corrected: the open questions and the corrections of the dataset.
import { join } from 'node:path';
import type { Correction, OpenQuestion } from '../model/rates.ts';
import { dateCells, filledCell, numberCell, prefixCell } from './cells.ts';
import { readRows } from './tsv.ts';

/** `data/tariff/open-questions.tsv`. */
export function readOpenQuestions(dataFolder: string): readonly OpenQuestion[] {
  const seen = new Set<string>();
  return readRows(
    join(dataFolder, 'open-questions.tsv'),
    ['id', 'codes', 'from', 'to', 'question', 'one_reading', 'other_reading', 'answer', 'why'],
    ({ cells }, complain) => {
      if (!/^[a-z0-9-]+$/.test(cells.id)) complain('id', `"${cells.id}" must be of small letters, digits and hyphens`);
      if (seen.has(cells.id)) complain('id', `"${cells.id}" stands twice`);
      seen.add(cells.id);
      return {
        id: cells.id,
        codes: prefixCell(filledCell(cells.codes, 'codes', complain), 'codes', complain),
        ...dateCells(cells, complain),
        question: filledCell(cells.question, 'question', complain),
        readings: [
          filledCell(cells.one_reading, 'one_reading', complain),
          filledCell(cells.other_reading, 'other_reading', complain),
        ],
        answer: filledCell(cells.answer, 'answer', complain),
        why: filledCell(cells.why, 'why', complain),
      };
    },
  );
}

const RATE_MAX = 100;

/** `data/tariff/corrections.tsv`. */
export const readCorrections = (dataFolder: string): readonly Correction[] =>
  readRows(
    join(dataFolder, 'corrections.tsv'),
    ['corrected_on', 'code', 'from', 'to', 'was', 'is', 'why'],
    ({ cells }, complain) => ({
      correctedOn: dateCells({ from: cells.corrected_on, to: '' }, complain).from,
      code: filledCell(cells.code, 'code', complain),
      ...dateCells(cells, complain),
      was: numberCell(cells.was, 'was', RATE_MAX, complain),
      is: numberCell(cells.is, 'is', RATE_MAX, complain),
      why: filledCell(cells.why, 'why', complain),
    }),
  );
