// How numbers, days and lists are written in Hindi; part of `hi.ts`.
import type { Texts } from './en.ts';

const MONTHS = [
  ...['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून'],
  ...['जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
];

/** 12,34,567: invoices in Hindi have these digits too. */
export const number = (count: number): string => count.toLocaleString('en-IN');
/** `1 लाइन`, `12 लाइनें`. */
export const linesOf = (count: number): string => `${number(count)} ${count === 1 ? 'लाइन' : 'लाइनें'}`;
/** `1 लाइन जाँची गई`, `12 लाइनें जाँची गईं`. */
export const linesDone = (count: number, done: string): string =>
  `${linesOf(count)} ${done} ${count === 1 ? 'गई' : 'गईं'}`;

export const form: Texts['form'] = {
  number,
  /** `22 सितंबर 2025`. */
  day(iso) {
    const [year = '', month = '', day = ''] = iso.split('-');
    return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
  },
  span: (from, to) => (to === undefined ? `${from} से` : `${from} से ${to} तक`),
  oneOf(words) {
    const last = words.at(-1) ?? '';
    return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} या ${last}`;
  },
};
