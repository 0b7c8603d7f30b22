// `npx tsx bench/bulk/caches.ts [ROWS]`: what each cache on the way of a row is worth, by turning it off alone. Each
// measurement is a process of its own, since code that V8 compiled for one way is not that of another.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Classifier } from '../../src/bulk/classifier.ts';
import { TextCache } from '../../src/bulk/textCache.ts';
import { RecentAnswers } from '../../src/tariff/engine/recent.ts';
import { LEXICON_SLOTS, Lexicon } from '../../src/tariff/engine/text/lexicon.ts';
import { WordFacts } from '../../src/tariff/engine/text/wordFacts.ts';
import { Tariff } from '../../src/tariff/lookup/tariff.ts';
import { openTariff } from '../../src/tariff/node.ts';
import { readTariffText } from '../../src/tariff/source/readCodes.ts';
import { median } from '../statistics.ts';
import { invoiceTable, registerTable } from './invoiceLines.ts';

const RUNS = 5;
const DEFAULT_ROWS = 100_000;
const REGISTER_ITEMS = 5_000;
const DAY = '2026-11-15';

/** How each cache is turned off. */
const OFF: Readonly<Record<string, () => void>> = {
  none: () => undefined,
  text: () => {
    TextCache.prototype.get = (text, make) => make(text);
  },
  reading: () => {
    RecentAnswers.prototype.find = () => undefined;
  },
  word: () => {
    let made = 0;
    Lexicon.prototype.wordAt = (text, from, to) => {
      made++;
      return new WordFacts(text.slice(from, to), made, made % LEXICON_SLOTS);
    };
  },
  code: () => {
    const { answerMaker } = Tariff.prototype;
    Tariff.prototype.answerMaker = function (this: Tariff) {
      return answerMaker.call(this, 1);
    };
  },
};
const TABLES = ['nearly all different', 'register'] as const;
type Table = (typeof TABLES)[number];

/** CPU time a row, in microseconds. */
function measure(table: Table, rows: number): number {
  const { names } = readTariffText(join(import.meta.dirname, '..', '..', 'data', 'tariff'));
  const csv = table === 'register' ? registerTable(names, rows, REGISTER_ITEMS) : invoiceTable(names, rows);
  const texts = csv.split('\n').flatMap((line) => /"(.*)"/.exec(line)?.[1] ?? []);
  const classifier = new Classifier(openTariff(), { day: DAY });
  const before = process.cpuUsage();
  for (const text of texts) classifier.classify(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / texts.length;
}

const [first = '', table = '', rows = ''] = process.argv.slice(2);
if (first in OFF) {
  OFF[first]?.();
  console.log(measure(table as Table, Number(rows)));
} else {
  const count = first === '' ? DEFAULT_ROWS : Number(first);
  const childArguments = [...process.execArgv, import.meta.filename];
  const timeOf = (off: string, of: Table): number =>
    Number(execFileSync(process.execPath, [...childArguments, off, of, String(count)], { encoding: 'utf8' }));
  for (const of of TABLES) {
    // In turn, so that a busy minute of the machine falls on all of them.
    const times = new Map(Object.keys(OFF).map((off) => [off, [] as number[]]));
    for (let run = 0; run < RUNS; run++) for (const [off, list] of times) list.push(timeOf(off, of));
    const all = median(times.get('none') ?? []);
    for (const [off, list] of times) {
      const time = median(list);
      const more = off === 'none' ? '' : `, ${((time / all - 1) * 100).toFixed(0)}% more`;
      console.log(
        `${of}, ${count} rows, ${off === 'none' ? 'all caches' : `without the cache by ${off}`}: ${time.toFixed(1)} µs a row${more}`,
      );
    }
  }
}
