// Compiles the dataset several times over with the real compiler: `compile.ts DATA TIMES FOLDER` writes the two files and documents.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTariff, readTariffData } from '../../src/tariff/compile/compile.ts';
import { compileRates } from '../../src/tariff/rates/compileRates.ts';
import { readRateSources } from '../../src/tariff/source/readOther.ts';
import { documentsOf } from '../engine/documents.ts';
import { grown } from './grow.ts';

const [data = '', times = '', folder = ''] = process.argv.slice(2);
mkdirSync(join(folder, 'Kosh'), { recursive: true });
const parts = readTariffData(data);
const rates = compileRates(parts.text.codes, readRateSources(join(data, 'rates')));
const large = grown({ text: parts.text, rates }, Number(times));
const facts = { asOf: '', sourceUrl: '', digitRules: [], openQuestions: [], corrections: [], anyService: [] };
const { records, search } = compileTariff({ ...parts, ...large, facts, conditionWords: [] });
writeFileSync(join(folder, 'Kosh', 'tariff.bin'), records);
writeFileSync(join(folder, 'Kosh', 'search.bin'), search);
const documents = documentsOf(large.text);
writeFileSync(join(folder, 'documents.json'), JSON.stringify(documents));
const { codes, names } = large.text;
const headings = codes.filter(({ code }) => code.length === 4).length;
writeFileSync(
  join(folder, 'size.json'),
  JSON.stringify({ documents: documents.length, headings, names: names.length }),
);
