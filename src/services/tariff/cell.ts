// One fact about a text, for a cell of a spreadsheet: its code, its rate or what the code means. What is not sure ends
// in a question mark, so that no cell passes a guess off as a fact.
import type { ForwardAnswer, HsnResult } from '../../tariff/lookup/contract.ts';
import { OUTSIDE_GST } from '../../tariff/model/rates.ts';

export const CELL_FIELDS = ['code', 'rate', 'description'] as const;
export type CellField = (typeof CELL_FIELDS)[number];

/** Marks what a person should look at; alone: the text says too little, or nothing matches. */
const UNSURE = '?';

/** The one rate, or where something decides between several that was not said, all of them: `5% or 18%`. */
function rateText({ gst_rate: rate, schedule, rate_open: isOpen, rates }: HsnResult): string {
  if (isOpen !== true) return schedule === OUTSIDE_GST ? 'outside GST' : rate;
  return [...new Set(rates.map((one) => (one.schedule === OUTSIDE_GST ? 'outside GST' : one.rate)))].join(' or ');
}

export function cellText(
  { matches, status, review_why: why, rate_agrees: agreed }: ForwardAnswer,
  field: CellField,
): string {
  // Whichever of its codes it is, the rate is the same.
  if (field === 'rate' && agreed !== undefined) return agreed;
  const [first] = matches;
  if (first === undefined || status === 'too_vague') return UNSURE;
  const text = { code: () => first.hsn_sac, rate: () => rateText(first), description: () => first.description }[
    field
  ]();
  return why === 'code' ? `${text}${UNSURE}` : text;
}
