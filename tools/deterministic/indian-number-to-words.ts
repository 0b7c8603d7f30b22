// Indian Number to Words: an amount in lakh and crore words, with paise and a cheque's ending.
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { groupIndian } from '../../src/tools/money.ts';
import { result, row, text } from '../../src/tools/result.ts';

const SMALL = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const;
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const;
const SCALES = [
  [10_000_000n, 'Crore'],
  [100_000n, 'Lakh'],
  [1_000n, 'Thousand'],
  [100n, 'Hundred'],
] as const;

/** A whole number from 0 in words: "Twelve Lakh Thirty-Four Thousand"; crores above 99 are themselves in lakh words. */
export function wordsOf(value: bigint): string {
  if (value < 20n) return SMALL[Number(value)] ?? '';
  if (value < 100n) {
    const ones = value % 10n;
    const tens = TENS[Number(value / 10n)] ?? '';
    return ones === 0n ? tens : `${tens}-${SMALL[Number(ones)] ?? ''}`;
  }
  for (const [size, name] of SCALES) {
    if (value < size) continue;
    const rest = value % size;
    const head = `${wordsOf(value / size)} ${name}`;
    return rest === 0n ? head : `${head} ${wordsOf(rest)}`;
  }
  return '';
}

/** "Rupees Twelve and Fifty Paise Only". */
export function amountInWords(rupeeCount: bigint, paise: bigint): string {
  const unit = rupeeCount === 1n ? 'Rupee' : 'Rupees';
  if (paise === 0n) return `${unit} ${wordsOf(rupeeCount)} Only`;
  const coins = `${wordsOf(paise)} ${paise === 1n ? 'Paisa' : 'Paise'}`;
  return rupeeCount === 0n ? `${coins} Only` : `${unit} ${wordsOf(rupeeCount)} and ${coins} Only`;
}

export default defineCalculator({
  title: 'Indian Number to Words',
  category: 'accounting-finance',
  about: 'Writes an amount in words, in lakh and crore, as cheques and bills need it',
  computes:
    'Amount in lakh-crore words with rupees and paise, Indian digit grouping, cheque style ending; exact for up to 15 digits',
  fields: {
    amount: {
      type: 'text',
      label: 'Amount in rupees',
      required: true,
      maxLength: 40,
      help: 'Up to 15 digits before the point and two after it; commas and ₹ are fine.',
      example: '12,34,567.50',
    },
  },
  compute({ amount }) {
    const cleaned = amount.replace(/[₹,\s]/g, '');
    const match = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(cleaned);
    if (match === null) {
      return refuse([
        'amount',
        `Amount in rupees (amount) must have up to 15 digits and at most two after the point, but "${amount}" came.`,
      ]);
    }
    const rupeeCount = BigInt(match[1] ?? '0');
    const paise = BigInt((match[2] ?? '').padEnd(2, '0'));
    const words = amountInWords(rupeeCount, paise);
    const digits = `₹${groupIndian(String(rupeeCount))}.${String(paise).padStart(2, '0')}`;
    return result({
      summary: words,
      rows: [
        row('In figures', text(digits)),
        row(
          'On a cheque',
          text(paise === 0n ? `${digits.slice(0, -'.00'.length)}/-` : digits),
          paise === 0n ? '"/-" says that there are no paise' : undefined,
        ),
      ],
      outputs: [{ label: 'In words', language: 'text', text: words }],
    });
  },
});
