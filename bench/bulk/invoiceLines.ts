// A table of invoice lines as billing programs export them: goods with makes, sizes, packs, short forms and slips.
import type { NameRow } from '../../src/tariff/source/readCodes.ts';
import { drawn, seeded } from '../random.ts';

const SEED = 500_081;
const MAKES =
  'Shree Laxmi Royal Prime Super Bharat Ganesh Classic Ultra Star Apex Metro Supreme National Sigma Zenith'.split(' ');
const SIZES = [
  '500 g',
  '1 kg',
  '5 ltr',
  '250ml',
  '10 mm',
  '2.5 sq mm',
  '12 inch',
  '40x60 cm',
  'size L',
  '18 W',
  '1/2 HP',
  '30 x 40',
];
const PACKS = ['pack of 6', 'set of 4', '1 pc', '12 pcs', 'box of 10', 'roll', 'pair', '1x24', 'bag 50 kg', 'doz'];
const COLOURS = 'black white red blue green grey beige assorted'.split(' ');
const UNITS = 'NOS KGS PCS MTR BOX SET'.split(' ');

/** A letter dropped or doubled inside a word. */
function slipped(text: string, random: () => number): string {
  const at = 2 + Math.floor(random() * Math.max(1, text.length - 3));
  return random() < 0.5
    ? text.slice(0, at) + text.slice(at + 1)
    : text.slice(0, at) + text.charAt(at - 1) + text.slice(at);
}

function lineOf(name: string, random: () => number): string {
  const parts: string[] = [];
  if (random() < 0.35) parts.push(drawn(MAKES, random));
  parts.push(random() < 0.06 ? slipped(name, random) : name);
  if (random() < 0.25) parts.push(drawn(COLOURS, random));
  if (random() < 0.5) parts.push(drawn(SIZES, random));
  if (random() < 0.3) parts.push(drawn(PACKS, random));
  if (random() < 0.15) parts.push(`#${Math.floor(random() * 9000 + 1000)}`);
  const line = parts.join(' ');
  return random() < 0.3 ? line.toUpperCase() : line;
}

/** CSV with a header; one line in twelve is one that came before. */
export function invoiceTable(names: readonly NameRow[], rows: number): string {
  const random = seeded(SEED);
  const english = names.filter(({ language }) => language !== 'hi');
  const lines: string[] = [];
  for (let i = 0; i < rows; i++) {
    lines.push(
      lines.length > 0 && random() < 1 / 12 ? drawn(lines, random) : lineOf(drawn(english, random).name, random),
    );
  }
  return tableOf(lines, random);
}

/** The same for the register of one business, which sells so many items again and again, some far oftener than others. */
export function registerTable(names: readonly NameRow[], rows: number, items: number): string {
  const random = seeded(SEED);
  const english = names.filter(({ language }) => language !== 'hi');
  const sold = Array.from({ length: items }, () => lineOf(drawn(english, random).name, random));
  const lines = Array.from({ length: rows }, () => sold[Math.floor(items * random() ** 2)] ?? '');
  return tableOf(lines, random);
}

function tableOf(lines: readonly string[], random: () => number): string {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const table = lines.map((line, i) => {
    const invoice = `INV/${1000 + Math.floor(i / 8)}`;
    return `${i + 1},${invoice},${quoted(line)},${1 + Math.floor(random() * 40)},${drawn(UNITS, random)},${(random() * 5000).toFixed(2)}`;
  });
  return `sr_no,invoice_no,item_description,qty,unit,taxable_value\n${table.join('\n')}\n`;
}
