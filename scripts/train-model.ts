// `npm run train`: fits the linear text model from names, descriptions and example lines, and writes
// data/tariff/model/text-model.bin. Deterministic: the same data give the same bytes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packModel } from '../src/tariff/dataset/modelFile.ts';
import { readTariffText } from '../src/tariff/source/readCodes.ts';
import { readWordLists } from '../src/tariff/source/readWords.ts';
import { sampleOf, trainedTextsPath } from '../src/tariff/source/trainedTexts.ts';
import { trainModel } from './train/trainModel.ts';

/** With FOLD=0 to 4 a fifth of the example lines is left for `npm run fit`; MODEL_OUT is then where the model goes. */
const FOLD = process.env.FOLD === undefined ? -1 : Number(process.env.FOLD);
const FOLDS = 5;

const data = join(process.cwd(), 'data', 'tariff');
const text = readTariffText(data);
const examples = text.examples.filter(({ line }) => line % FOLDS !== FOLD);
const bytes = packModel(trainModel({ ...text, examples }, readWordLists(data), console.log));
const target = process.env.MODEL_OUT ?? join(data, 'model', 'text-model.bin');
writeFileSync(target, bytes);
if (process.env.MODEL_OUT === undefined) writeFileSync(trainedTextsPath(data), `${sampleOf(text).join('\n')}\n`);
console.log(`${target}: ${(bytes.length / 1e6).toFixed(2)} MB`);
