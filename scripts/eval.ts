// `npm run eval -- FILE …`: scores the search on labelled texts (JSON lines of the measuring format, or the golden TSV).
import { evaluate } from '../src/tariff/measure/evaluate.ts';
import { openTariff } from '../src/tariff/node.ts';

const args = process.argv.slice(2);
const paths = args.filter((arg) => !arg.startsWith('--'));
if (paths.length === 0) {
  console.error(
    'npm run eval -- FILE …: name at least one file of labelled texts, such as data/tariff/golden/golden.tsv',
  );
  process.exit(2);
}
evaluate(openTariff(), paths, { misses: args.includes('--misses') }, console.log);
