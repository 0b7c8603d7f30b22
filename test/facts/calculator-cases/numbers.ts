// Sums in words, sums on a cheque, and check characters of GSTINs.
import { type Cases, cases } from './cases.ts';

const TO_NINETEEN =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const SIZES = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

function inWords(whole: number): string {
  for (const [size, name] of SIZES) {
    if (whole < size) continue;
    const rest = whole % size;
    return `${inWords(Math.floor(whole / size))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`;
  }
  if (whole < 20) return TO_NINETEEN[whole] ?? '';
  const ones = whole % 10;
  return `${TENS[Math.floor(whole / 10)]}${ones === 0 ? '' : `-${TO_NINETEEN[ones]}`}`;
}

function* words(): Cases {
  const tool = 'indian-number-to-words';
  for (const amount of [
    0, 1, 7, 13, 20, 21, 99, 100, 101, 999, 1000, 1001, 99_999, 100_000, 1_234_567, 9_999_999, 10_000_000, 123_456_789,
    99_999_999_999, 999_999_999_999_999, 5_000_000, 100_001,
  ]) {
    const text = `${amount === 1 ? 'Rupee' : 'Rupees'} ${inWords(amount)} Only`;
    yield* cases(tool, { amount: `${amount}` }, { 'output:In words': text }, 'lakh and crore by repeated division');
  }
  for (const [amount, figure] of [
    ['12,34,567.50', '₹12,34,567.50'],
    ['100', '₹100/-'],
    ['0.01', '₹0.01'],
    ['5,40,000.00', '₹5,40,000/-'],
  ] as const) {
    yield* cases(tool, { amount }, { 'On a cheque': figure }, '"/-" only without paise');
  }
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const characterAt = (value: number): string => ALPHABET.charAt(value % 36);

/** Weights 1 and 2 in turn; the two digits of each product in base 36 are added. */
function checkCharacter(body: string): string {
  const total = [...body].reduce((sum, character, at) => {
    const product = ALPHABET.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return sum + Math.floor(product / 36) + (product % 36);
  }, 0);
  return characterAt(36 - (total % 36));
}

function* gstins(): Cases {
  for (const body of [
    '27AAPFU0939F1Z',
    '29AAGCB7383J1Z',
    '07AAACT2727Q1Z',
    '24AABCU9603R1Z',
    '33AAACH7409R1Z',
    '09AAACI1681G2Z',
    '19AABCT3518Q1Z',
    '36AAFCD5862R1Z',
    '32AAACC1206D3Z',
    '06AAACM3025E1Z',
  ]) {
    const tool = 'gstin-validator';
    const good = checkCharacter(body);
    const source = 'check character by the weighted sum modulo 36';
    yield* cases(tool, { gstin: body + good }, { 'Well formed': 'yes' }, source);
    const bad = characterAt(ALPHABET.indexOf(good) + 1);
    yield* cases(tool, { gstin: body + bad }, { 'Well formed': 'no' }, 'another check character');
  }
}

export function* numberCases(): Cases {
  yield* words();
  yield* gstins();
}
