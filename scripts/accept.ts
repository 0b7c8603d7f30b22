// `npm run accept`: writes what the golden sets get wrong now into the committed files, for a reviewer to read in the diff.
import { join } from 'node:path';
import { openCatalog } from '../src/prompts/catalog/node.ts';
import { openTariff } from '../src/tariff/node.ts';
import { runBuild } from './build/run.ts';
import { FOR_DATA } from './build/stepNames.ts';
import { billMisses } from './golden/billMisses.ts';
import { accept, differenceFrom } from './golden/missFile.ts';
import { promptMisses } from './golden/promptMisses.ts';
import { tariffMisses } from './golden/tariffMisses.ts';

await runBuild(join(import.meta.dirname, '..'), { steps: FOR_DATA });
const tariff = openTariff();
for (const file of [tariffMisses(tariff), billMisses(tariff), promptMisses(openCatalog())]) {
  const { nowWrong, noLonger } = differenceFrom(file);
  for (const line of nowWrong) console.log(`now wrong: ${line.replaceAll('\t', ' | ')}`);
  for (const line of noLonger) console.log(`no longer: ${line.replaceAll('\t', ' | ')}`);
  accept(file);
  console.log(`${file.path}: ${file.lines.length - 1} misses, ${nowWrong.length} new, ${noLonger.length} gone`);
}
