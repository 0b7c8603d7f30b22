// Texts that are answered before the first row of a table.
import type { TableAnswers } from '../tariff/lookup/tableAnswers.ts';
import type { View } from '../tariff/model/days.ts';

/**
 * V8 throws optimised code away when a text comes that it was not compiled for. So each kind comes once before the
 * first row: words, phrases, titles, lists, measures, Hindi, slips, words in one, words that say nothing.
 */
const KINDS_OF_TEXT: readonly string[] = [
  'rice',
  'basmati rice 5 kg',
  'charger for mobile phone, 20 W',
  'parts of centrifugal pumps',
  "men's cotton t-shirt (pack of 2)",
  'rice, wheat, barley',
  'हल्दी पाउडर 200 ग्राम',
  'haldi powdr',
  'steelbottle',
  'ballpoint pen',
  'non woven bag without handle',
  'café crème – décor',
  'new gift box',
  'accessories',
  'zzqxv',
  'wooden almirah with mirror and drawers for bedroom storage of clothes made in sheesham wood brown',
  '😀 ½ 5/8 A/C e-rickshaw M.S. pipe',
  '',
  '---',
];

export function warmUp(answers: TableAnswers, view: View): void {
  for (const text of KINDS_OF_TEXT) answers.best(text, view);
}
