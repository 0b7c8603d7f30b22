// `npm run ablate [-- NAME …]`: masks each role of words and each rule of reading, one after the other, and prints what it
// is worth: how many golden texts, and how many of the same texts as bills disturb them, get worse without it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Container } from '../src/tariff/dataset/container.ts';
import { openEngine } from '../src/tariff/engine/search.ts';
import { RULES } from '../src/tariff/engine/text/leftOut.ts';
import { readMeasuringFile } from '../src/tariff/measure/measuringFiles.ts';
import { WORD_ROLES } from '../src/tariff/model/words.ts';
import { readTariffText } from '../src/tariff/source/readCodes.ts';
import { readWordLists } from '../src/tariff/source/readWords.ts';
import { Disturber } from './train/disturb.ts';
import { draws } from './train/draws.ts';
import { lessonsOf } from './train/lessons.ts';

const SEED = 41;
const GOLDEN = ['golden/golden.tsv', 'golden/bills.tsv'];

interface Asked {
  readonly text: string;
  readonly headings: readonly string[];
  readonly six: readonly string[] | undefined;
  readonly isDisturbed: boolean;
}

const data = join(process.cwd(), 'data', 'tariff');
const file = new Container(new Uint8Array(readFileSync(join('dist', 'data', 'search.bin'))), 'the search index');
const codes = readTariffText(data).codes.map(({ code }) => code);

const goldenTexts: readonly Asked[] = GOLDEN.flatMap((name) => {
  const { labelled, bills } = readMeasuringFile(join(data, name));
  return [
    ...labelled.map(({ text, code, alt }) => ({ text, headings: [code, ...alt].map(headingOf), six: undefined })),
    ...bills.map(({ q, headings, six }) => ({ text: q, headings, six: six ?? undefined })),
  ];
})
  .filter(({ headings }) => headings.length > 0)
  .map((one) => ({ ...one, isDisturbed: false }));

function headingOf(code: string): string {
  return code.slice(0, 4);
}

function disturbed(): readonly Asked[] {
  const words = readWordLists(data);
  const lessons = lessonsOf(readTariffText(data), words);
  const disturber = new Disturber(words, lessons, draws(SEED));
  const named = lessons.filter(
    ({ kind }, i) => (kind === 'usual' && i % 4 === 0) || (kind === 'medicine' && i % 20 === 0),
  );
  return [
    ...goldenTexts.map((one) => ({
      ...one,
      six: undefined,
      text: disturber.of({ text: one.text, code: one.headings[0] ?? '', kind: 'name' }),
      isDisturbed: true,
    })),
    ...named.map((lesson) => ({
      text: disturber.of(lesson),
      headings: [headingOf(lesson.code)],
      six: undefined,
      isDisturbed: true,
    })),
  ];
}

interface Faults {
  readonly heading: number;
  readonly six: number;
  readonly disturbed: number;
}

function faultsWithout(name: string | undefined, texts: readonly Asked[]): Faults {
  const engine = openEngine(file, name === undefined ? undefined : new Set([name]));
  const faults = { heading: 0, six: 0, disturbed: 0 };
  for (const { text, headings, six, isDisturbed } of texts) {
    const [first] = engine.search(text, 1).matches;
    const code = first === undefined ? '' : (codes[first.code] ?? '');
    if (!headings.includes(headingOf(code))) faults[isDisturbed ? 'disturbed' : 'heading']++;
    else if (six !== undefined && !six.includes(code.slice(0, 6))) faults.six++;
  }
  return faults;
}

const texts = [...goldenTexts, ...disturbed()];
const asked = process.argv.slice(2);
const names = [...WORD_ROLES.map((role) => `role ${role}`), ...RULES.map(({ name }) => `rule ${name}`)];
const all = faultsWithout(undefined, texts);
const withAll = `${all.heading} headings and ${all.six} six digits of ${goldenTexts.length} golden texts wrong, `;
console.log(`${withAll}${all.disturbed} headings of ${texts.length - goldenTexts.length} disturbed ones.`);
console.log('without                  golden heading  golden six  disturbed');
for (const name of names.filter((one) => asked.length === 0 || asked.some((word) => one.includes(word)))) {
  const { heading, six, disturbed: other } = faultsWithout(name, texts);
  const cells = [heading - all.heading, six - all.six, other - all.disturbed].map((more) =>
    (more > 0 ? `+${more}` : String(more)).padStart(13),
  );
  console.log(`${name.padEnd(24)}${cells.join('')}`);
}
