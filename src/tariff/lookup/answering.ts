// What texts are answered with, for whoever opens the tariff: called when somebody first asks, so that neither a start
// nor a page that only shows a code waits for it.
import type { Records } from '../dataset/records.ts';
import type { SearchEngine } from '../engine/search.ts';
import type { View } from '../model/days.ts';
import { AnswerMaker, MAX_ALTERNATES } from './answer.ts';
import { batchResult } from './answerForms.ts';
import { AnswerWriter } from './answerWriter.ts';
import type { BatchResult } from './contract.ts';
import { Suggester } from './suggest.ts';
import { TableAnswers } from './tableAnswers.ts';

export { forwardAnswer } from './answerForms.ts';

export const answerMakerOf = (records: Records, engine: () => SearchEngine, maxCached: number): AnswerMaker =>
  new AnswerMaker(records, engine, maxCached);

export const tableAnswersOf = (records: Records, engine: () => SearchEngine, maxCached: number): TableAnswers =>
  new TableAnswers(records, engine, maxCached);

export const answerWriterOf = (records: Records): AnswerWriter => new AnswerWriter(records);

export const suggesterOf = (records: Records): Suggester => new Suggester(records);

/** The best match for one text of a batch, with its alternates. */
export const bestOfBatch = (records: Records, answers: AnswerMaker, text: string, view: View): BatchResult =>
  batchResult(records, text, answers.find(text, 1 + MAX_ALTERNATES, view));
