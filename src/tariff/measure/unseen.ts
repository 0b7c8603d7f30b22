// Texts that nobody had seen who wrote the words: how the first pass over them went, by the form they are written in and
// by how near they are to our own words.
import { readFileSync } from 'node:fs';
import { wordHeadings } from '../engine/search.ts';
import type { OpenTariff } from '../lookup/tariff.ts';
import { percentText, shareText } from './report.ts';

interface UnseenText {
  readonly form: string;
  readonly text: string;
  readonly headings: readonly string[];
  readonly rates: readonly string[];
}

interface UnseenOutcome extends UnseenText {
  readonly band: string;
  readonly isHeadingFirst: boolean;
  readonly isRateRight: boolean;
  readonly needsReview: boolean;
}

/** By the share of the words that our texts of a right heading have. */
const BANDS = [
  { name: 'all words are ours', from: 1 },
  { name: 'half of the words or more', from: 0.5 },
  { name: 'fewer', from: 0 },
] as const;

export function readUnseen(path: string): readonly UnseenText[] {
  const [, ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [, form = '', text = '', headings = '', rates = ''] = line.split('\t');
    return { form, text, headings: headings.split(' '), rates: rates.split(' ').map((rate) => `${rate}%`) };
  });
}

function judged(tariff: OpenTariff, row: UnseenText): UnseenOutcome {
  const { matches, needs_review: needsReview } = tariff.lookup(row.text);
  const [first] = matches;
  const shown =
    first === undefined ? [] : first.rate_open === true ? first.rates.map(({ rate }) => rate) : [first.gst_rate];
  return {
    ...row,
    band: bandOf(tariff, row),
    isHeadingFirst: row.headings.includes(first?.hsn_sac.slice(0, 4) ?? ''),
    isRateRight: shown.some((rate) => row.rates.includes(rate)),
    needsReview,
  };
}

function bandOf({ engine: { index, reader } }: OpenTariff, { text, headings }: UnseenText): string {
  const { words } = reader.read(text);
  const isOurs = ({ form }: (typeof words)[number]): boolean =>
    headings.some((heading) => wordHeadings(index, form).used.has(Number(heading)));
  const share = words.length === 0 ? 0 : words.filter(isOurs).length / words.length;
  return BANDS.find(({ from }) => share >= from)?.name ?? '';
}

/** A table with a row for each form and each band, and one for all. */
export function unseenTable(tariff: OpenTariff, texts: readonly UnseenText[]): readonly (readonly string[])[] {
  const outcomes = texts.map((row) => judged(tariff, row));
  const row = (name: string, of: readonly UnseenOutcome[]): readonly string[] => {
    const share = (is: (one: UnseenOutcome) => boolean) => ({ hits: of.filter(is).length, of: of.length });
    const wrong = share(({ isHeadingFirst, needsReview }) => !isHeadingFirst && !needsReview);
    return [
      name,
      String(of.length),
      shareText(share(({ isHeadingFirst }) => isHeadingFirst)),
      shareText(share(({ isRateRight }) => isRateRight)),
      percentText(share(({ needsReview }) => !needsReview).hits / Math.max(1, of.length)),
      shareText(wrong),
    ];
  };
  const forms = [...new Set(texts.map(({ form }) => form))];
  return [
    ['texts', 'rows', 'heading first', 'rate right', 'out without review', 'wrong and out without review'],
    ...forms.map((form) =>
      row(
        form,
        outcomes.filter((one) => one.form === form),
      ),
    ),
    ...BANDS.map(({ name }) =>
      row(
        name,
        outcomes.filter((one) => one.band === name),
      ),
    ),
    row('all', outcomes),
  ];
}
