// `npm run train`: trains the text model on every text of the repository that has a code, disturbed anew in each round,
// and writes data/tariff/model/text-model.bin. The same data give the same bytes; it takes half an hour on one core.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packModel } from '../src/tariff/dataset/modelFile.ts';
import { readTariffText } from '../src/tariff/source/readCodes.ts';
import { readWordLists } from '../src/tariff/source/readWords.ts';
import { sampleOf, trainedTextsPath } from '../src/tariff/source/trainedTexts.ts';
import { trainModel } from './train/trainModel.ts';

const data = join(process.cwd(), 'data', 'tariff');
const text = readTariffText(data);
const bytes = packModel(trainModel(text, readWordLists(data), { report: console.log }));
const target = process.env.MODEL_OUT ?? join(data, 'model', 'text-model.bin');
writeFileSync(target, bytes);
if (process.env.MODEL_OUT === undefined) writeFileSync(trainedTextsPath(data), `${sampleOf(text).join('\n')}\n`);
console.log(`${target}: ${(bytes.length / 1e6).toFixed(2)} MB`);
