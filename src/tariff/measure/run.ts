// Runs the search over labelled texts and gathers the outcomes.
import type { Tariff } from '../index.ts';
import { judge, type LabelledText, type Outcome } from './score.ts';

/** Matches asked for each text: enough for ten distinct headings. */
const MATCHES = 20;

export interface VagueOutcome {
  readonly text: string;
  readonly confidence: number;
  readonly code: string;
}

export function measure(tariff: Tariff, rows: readonly LabelledText[]): readonly Outcome[] {
  return rows.map((row) => {
    const { matches } = tariff.engine.search(row.text, MATCHES);
    return judge(row, {
      codes: matches.map(({ code }) => tariff.records.code(code)),
      confidences: matches.map(({ confidence }) => confidence),
    });
  });
}

export function measureVague(tariff: Tariff, texts: readonly string[]): readonly VagueOutcome[] {
  return texts.map((text) => {
    const [first] = tariff.engine.search(text, 1).matches;
    return { text, confidence: first?.confidence ?? 0, code: first ? tariff.records.code(first.code) : '' };
  });
}
