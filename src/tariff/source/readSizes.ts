// Reads the sizes that part goods.
import { join } from 'node:path';
import { AMOUNTS, type CodeSize } from '../model/sizes.ts';
import { filledCell } from './cells.ts';
import { type Complain, readRows } from './tsv.ts';

export function readSizes(dataFolder: string): readonly CodeSize[] {
  const seen = new Set<string>();
  return readRows(
    join(dataFolder, 'sizes.tsv'),
    ['code', 'goods', 'measure', 'above', 'up_to'],
    ({ cells: { code, goods, measure, above: least, up_to: most } }, complain) => {
      if (seen.has(code)) complain('code', `${code} is listed twice`);
      seen.add(code);
      filledCell(goods, 'goods', complain);
      const amount = AMOUNTS.find((known) => known === measure) ?? AMOUNTS[0];
      if (amount !== measure) complain('measure', `"${measure}" must be one of ${AMOUNTS.join(', ')}`);
      const above = boundCell(least, 'above', complain);
      const upTo = boundCell(most, 'up_to', complain);
      if (above === null && upTo === null) complain('above', 'and up_to are both empty: one of them must be given');
      if (above !== null && upTo !== null && above >= upTo) complain('up_to', `${upTo} must be more than ${above}`);
      return { code, goods, amount, above, upTo };
    },
  );
}

function boundCell(cell: string, column: string, complain: Complain): number | null {
  if (cell === '') return null;
  if (!/^[1-9]\d*$/.test(cell)) complain(column, `"${cell}" must be a whole number in plain digits, or empty`);
  return Number(cell);
}
