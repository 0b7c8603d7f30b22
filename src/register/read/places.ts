// States as GST numbers them, by number, by name and by the letters of number plates; and GSTINs.
import { gstinCheckCharacter } from '../../hash/gstinCheck.ts';

const STATES = `01 jammu and kashmir|jk
02 himachal pradesh|hp
03 punjab|pb
04 chandigarh|ch
05 uttarakhand|uttaranchal|uk|ut
06 haryana|hr
07 delhi|new delhi|dl
08 rajasthan|rj
09 uttar pradesh|up
10 bihar|br
11 sikkim|sk
12 arunachal pradesh|ar
13 nagaland|nl
14 manipur|mn
15 mizoram|mz
16 tripura|tr
17 meghalaya|ml
18 assam|as
19 west bengal|wb
20 jharkhand|jh
21 odisha|orissa|od|or
22 chhattisgarh|chattisgarh|cg|ct
23 madhya pradesh|mp
24 gujarat|gj
25 daman and diu|dd
26 dadra and nagar haveli and daman and diu|dadra and nagar haveli|dn
27 maharashtra|mh
29 karnataka|ka
30 goa|ga
31 lakshadweep|lakshdweep|ld
32 kerala|kl
33 tamil nadu|tamilnadu|tn
34 puducherry|pondicherry|py
35 andaman and nicobar islands|andaman and nicobar|an
36 telangana|ts|tg
37 andhra pradesh|ap|ad
38 ladakh|la
96 other countries|other country|foreign country|overseas
97 other territory|oth`;

const BY_NAME = new Map<string, string>();
const NUMBERS = new Set<string>();
for (const line of STATES.split('\n')) {
  const number = line.slice(0, 2);
  NUMBERS.add(number);
  for (const name of line.slice(3).split('|')) BY_NAME.set(name, number);
}

export const ABROAD = '96';

/** Two more begin numbers of GST: Andhra Pradesh before it was divided, and who serves India from abroad. */
const isOfGstin = (digits: string): boolean => NUMBERS.has(digits) || digits === '28' || digits === '99';

const isNumber = (digits: string): boolean => NUMBERS.has(digits);

/** The two digits of the state that a cell names; empty: none. */
export function placeIn(cell: string): string {
  const text = cell.trim();
  const [, digits, rest = ''] = /^(\d{1,2})(?:\.0)?\s*(?:[-–:]\s*(.*))?$/.exec(text) ?? [];
  if (digits !== undefined) {
    const number = digits.padStart(2, '0');
    return isNumber(number) ? number : (BY_NAME.get(plain(rest)) ?? '');
  }
  const [, behind] = /\((\d{2})\)\s*$/.exec(text) ?? [];
  return behind !== undefined && isNumber(behind) ? behind : (BY_NAME.get(plain(text)) ?? '');
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** Two digits of the state, the PAN, three signs; a wrong check character is told, and the number read all the same. */
const GSTIN = /^(\d{2})[A-Z]{5}\d{4}[A-Z][A-Z0-9]{3}$/;

/** Of embassies and bodies of the United Nations, and of persons who do not reside here. */
const UIN = /^(\d{2})\d{2}[A-Z]{3}\d{5}(?:[UO]N|NR)[A-Z0-9]$/;
/** Words for a customer without a number, with or without digits behind them. */
const UNREGISTERED = /^(?:URP?|URD|UNREG|B2C|CASH|CONSUMER)/;

/** The GSTIN or UIN of a customer, whatever spaces are in it; empty: he has none; undefined: it cannot be read. */
export function customerNumber(cell: string): string | undefined {
  const text = cell.toUpperCase();
  const number = text.replace(/[^A-Z0-9]/g, '');
  if (GSTIN.test(number) || UIN.test(number)) return isOfGstin(number.slice(0, 2)) ? number : undefined;
  const within = gstinIn(text);
  if (within !== '') return within;
  return !/\d/.test(number) || /^0+$/.test(number) || UNREGISTERED.test(number) ? '' : undefined;
}

/** Whether the last character of an ordinary taxpayer's GSTIN is not the one that the others ask for. */
export const isMistyped = (gstin: string): boolean =>
  GSTIN.test(gstin) && gstin.charAt(13) === 'Z' && !gstin.endsWith(gstinCheckCharacter(gstin));

export const isGstin = (cell: string): boolean => GSTIN.test(cell.trim().toUpperCase());

/** The state of a GSTIN or UIN; empty: it is none. */
export const stateOfGstin = (gstin: string): string => {
  const number = gstin.trim().toUpperCase();
  return (GSTIN.exec(number) ?? UIN.exec(number))?.[1] ?? '';
};

/** A GSTIN somewhere in a text, as titles above a register have it; empty: none. */
export const gstinIn = (text: string): string =>
  /\b\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]{3}\b/.exec(text.toUpperCase())?.[0] ?? '';
