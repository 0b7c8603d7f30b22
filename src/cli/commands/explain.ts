// `kosh explain`: how the first headings for a description were scored.
import { explainRanking } from '../../tariff/engine/explain.ts';
import { openTariff } from '../../tariff/node.ts';
import { explanationText, withCodes } from '../explanationText.ts';
import { wholeNumber } from '../options.ts';
import { printJson, type Terminal } from '../terminal.ts';
import { descriptionOf } from './lookup.ts';

export interface ExplainCommandOptions {
  readonly limit: string;
  readonly json?: boolean;
}

export function explain(words: readonly string[], options: ExplainCommandOptions, terminal: Terminal): number {
  const text = descriptionOf(words);
  const limit = wholeNumber('--limit', options.limit, 1, 20);
  const tariff = openTariff();
  const explanation = tariff.engine.explained(text, limit, explainRanking);
  if (options.json === true) printJson(terminal, withCodes(explanation, tariff));
  else terminal.out(explanationText(explanation, tariff, terminal));
  return explanation.headings.length === 0 ? 1 : 0;
}
