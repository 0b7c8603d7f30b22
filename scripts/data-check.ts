// Checks the tariff data: `npm run data:check`, and `-- --against <folder of facts>` to compare with reference lists.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkData, complaintCount } from '../src/tariff/check/checkData.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { against: { type: 'string' } } });
const failures = checkData(
  {
    folder: join(root, 'data', 'tariff'),
    factsFile: join(root, 'test', 'facts', 'rate-facts.tsv'),
    against: values.against,
  },
  console.log,
);
if (failures > 0) {
  console.error(`${complaintCount(failures)} about the tariff data`);
  process.exitCode = 1;
}
