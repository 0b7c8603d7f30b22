// `npx tsx bench/bulk/caches.ts [ROWS] [CACHE ...]`: what each cache on the way of a row is worth, by turning it off alone. Two
// classifiers take turns on the same rows, one with all caches and one without the one in question, so that whatever
// else the machine does falls on both.
import { join } from 'node:path';
import { Classifier } from '../../src/bulk/classifier.ts';
import { TextCache } from '../../src/bulk/textCache.ts';
import { LEXICON_SLOTS, Lexicon } from '../../src/tariff/engine/text/lexicon.ts';
import { WordFacts } from '../../src/tariff/engine/text/wordFacts.ts';
import { OpenTariff } from '../../src/tariff/lookup/tariff.ts';
import { openTariff } from '../../src/tariff/node.ts';
import { readTariffText } from '../../src/tariff/source/readCodes.ts';
import { invoiceTable, registerTable } from './invoiceLines.ts';

const DEFAULT_ROWS = 200_000;
/** How often the register of a business has each of its items. */
const TIMES_SOLD = 40;
const TURN = 500;
/** Rows before the first turn that counts, while V8 compiles. */
const WARM_ROWS = 5_000;
const DAY = '2026-11-15';

const CACHES = ['text', 'word', 'code'] as const;
type CacheName = (typeof CACHES)[number];
/** The cache that is off at the moment. */
let off: CacheName | undefined;

/** Each cache can be passed by. */
function makeSwitchable(): void {
  const { get } = TextCache.prototype;
  TextCache.prototype.get = function (this: TextCache<unknown>, text, make) {
    return off === 'text' ? make(text) : get.call(this, text, make);
  };
  const { wordAt } = Lexicon.prototype;
  let made = 0;
  Lexicon.prototype.wordAt = function (this: Lexicon, text, from, to, hash) {
    if (off !== 'word') return wordAt.call(this, text, from, to, hash);
    made++;
    return new WordFacts(text.slice(from, to), made, made % LEXICON_SLOTS, this.language);
  };
  const { answerMaker } = OpenTariff.prototype;
  OpenTariff.prototype.answerMaker = function (this: OpenTariff, maxCached) {
    return answerMaker.call(this, off === 'code' ? 1 : maxCached);
  };
}

/** CPU time a row in microseconds, with all caches and without one. */
function measure(texts: readonly string[], without: CacheName): readonly [all: number, fewer: number] {
  const classifier = (name: CacheName | undefined): Classifier => {
    off = name;
    return new Classifier(openTariff(), { day: DAY });
  };
  const sides = [undefined, without].map((name) => ({ name, of: classifier(name), time: 0 }));
  for (let at = 0; at < texts.length; at += TURN) {
    for (const side of at % (2 * TURN) === 0 ? sides : sides.toReversed()) {
      off = side.name;
      const before = process.cpuUsage();
      for (const text of texts.slice(at, at + TURN)) side.of.classify(text);
      const { user, system } = process.cpuUsage(before);
      if (at >= WARM_ROWS) side.time += user + system;
    }
  }
  const [all = 0, fewer = 0] = sides.map(({ time }) => time / (texts.length - WARM_ROWS));
  return [all, fewer];
}

const [count = String(DEFAULT_ROWS), ...chosen] = process.argv.slice(2);
const rows = Number(count);
const { names } = readTariffText(join(import.meta.dirname, '..', '..', 'data', 'tariff'));
const textsOf = (csv: string): readonly string[] => csv.split('\n').flatMap((line) => /"(.*)"/.exec(line)?.[1] ?? []);
const tables = {
  'nearly all different': textsOf(invoiceTable(names, rows)),
  [`a register with each item ${TIMES_SOLD} times`]: textsOf(registerTable(names, rows, rows / TIMES_SOLD)),
};
makeSwitchable();
for (const [title, texts] of Object.entries(tables)) {
  for (const name of CACHES) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const [all, fewer] = measure(texts, name);
    const more = ((fewer / all - 1) * 100).toFixed(0);
    console.log(
      `${title}, ${rows} rows, without the cache by ${name}: ${fewer.toFixed(1)} µs a row against ${all.toFixed(1)}, ${more}% more`,
    );
  }
}
