// Writes docs/open-questions.md and docs/truth.md from the data, docs/use-it-in.md from the recipes: `npm run data:docs`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionsDoc } from '../src/tariff/check/questionsDoc.ts';
import { truthDoc } from '../src/tariff/check/truthDoc.ts';
import { compileRates } from '../src/tariff/rates/compileRates.ts';
import { readCodes } from '../src/tariff/source/readCodes.ts';
import { readHunt } from '../src/tariff/source/readHunt.ts';
import { readRateSources } from '../src/tariff/source/readOther.ts';
import { readOpenQuestions } from '../src/tariff/source/readQuestions.ts';
import { recipesDoc } from '../src/web/reference/recipesDoc.ts';

const root = join(import.meta.dirname, '..');
const data = join(root, 'data', 'tariff');
const rates = compileRates(readCodes(data), readRateSources(join(data, 'rates')));
writeFileSync(join(root, 'docs', 'open-questions.md'), questionsDoc(readOpenQuestions(data)));
writeFileSync(join(root, 'docs', 'use-it-in.md'), recipesDoc());
writeFileSync(join(root, 'docs', 'truth.md'), truthDoc(readHunt(join(root, 'test', 'facts', 'hunt.tsv')), rates));
