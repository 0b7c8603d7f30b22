// `kosh lookup`: codes and rates for a description.
import { explainRanking } from '../../tariff/engine/explain.ts';
import type { HsnResult } from '../../tariff/index.ts';
import { MAX_TEXT } from '../../tariff/lookup/codeText.ts';
import { likely } from '../../tariff/lookup/likely.ts';
import { REVIEW_BELOW } from '../../tariff/lookup/review.ts';
import { openTariff } from '../../tariff/node.ts';
import { explanationText, withCodes } from '../explanationText.ts';
import { Failure } from '../failure.ts';
import { asOfOption, ownNamesOption, wholeNumber } from '../options.ts';
import { resultRates } from '../rateText.ts';
import { tableText } from '../table.ts';
import { printJson, type Terminal } from '../terminal.ts';

export interface LookupCommandOptions {
  /** Undefined: those that are likely. */
  readonly limit?: string;
  readonly asOf?: string;
  /** A file of own names. */
  readonly names?: string;
  readonly json?: boolean;
  readonly explain?: boolean;
}

/** As many as the service gives where no number is asked for. */
const MOST_LIKELY = 5;

/** The words as one description. */
export function descriptionOf(words: readonly string[]): string {
  const text = words.join(' ').trim();
  const length = [...text].length;
  if (length === 0 || length > MAX_TEXT) {
    throw new Failure(`The text must have 1 to ${MAX_TEXT} characters, but ${length} came.`);
  }
  return text;
}

export function lookup(words: readonly string[], options: LookupCommandOptions, terminal: Terminal): number {
  const text = descriptionOf(words);
  const limit = options.limit === undefined ? MOST_LIKELY : wholeNumber('--limit', options.limit, 1, 20);
  const tariff = openTariff(ownNamesOption(options.names));
  const answer = tariff.lookup(text, { limit, ...asOfOption(options.asOf) });
  const explanation = options.explain === true ? tariff.engine.explained(text, limit, explainRanking) : undefined;
  if (options.json === true) {
    printJson(
      terminal,
      explanation === undefined ? answer : { ...answer, explanation: withCodes(explanation, tariff) },
    );
  } else if (answer.matches.length === 0) terminal.out(`Nothing in the tariff matches "${text}".\n`);
  else {
    const shown = options.limit === undefined ? likely(answer.matches, limit) : answer.matches;
    terminal.out(matchesText(shown, terminal));
    if (answer.ask !== undefined) {
      terminal.out(`\n${terminal.paint.bold(answer.ask.question)}\n`);
      terminal.out(tableText(answer.ask.options.map(({ label, codes }) => [`  ${codesText(codes)}`, label])));
    }
  }
  if (explanation !== undefined && options.json !== true) {
    terminal.out(`\n${explanationText(explanation, tariff, terminal)}`);
  }
  return answer.matches.length === 0 ? 1 : 0;
}

const CODES_TOLD = 2;
const codesText = (codes: readonly string[]): string =>
  codes.length > CODES_TOLD ? `${codes.slice(0, CODES_TOLD).join(', ')} …` : codes.join(', ');

/** "sure", "likely" or "a guess", coloured as such. */
export function sureness(confidence: number, { paint }: Terminal): string {
  const percent = `${Math.round(confidence * 100)}%`;
  if (confidence >= REVIEW_BELOW) return paint.green(percent);
  return confidence >= 0.4 ? paint.yellow(percent) : paint.red(percent);
}

function matchesText(matches: readonly HsnResult[], terminal: Terminal): string {
  const { paint } = terminal;
  const rows = matches.map((match) => [
    paint.bold(match.hsn_sac),
    resultRates(match),
    sureness(match.confidence, terminal),
    match.description,
  ]);
  const table = tableText([['CODE', 'GST', 'SURE', 'DESCRIPTION'].map(paint.dim), ...rows], terminal.width);
  const [best] = matches;
  const facts = [
    best?.why,
    best?.notes,
    best?.rcm_trigger === undefined ? '' : `Reverse charge: ${best.rcm_trigger}.`,
    best?.cess_note === undefined ? '' : `Compensation cess: ${best.cess_note}.`,
  ].filter((line) => line !== undefined && line !== '');
  return `${table}\n${facts.map((line) => tableText([[line ?? '']], terminal.width)).join('')}`;
}
