// Reads the sizes that divide goods.
import { join } from 'node:path';
import { AMOUNTS, type CodeSize, type SizedGoods, type Sizes } from '../model/sizes.ts';
import { choiceCell, filledCell } from './cells.ts';
import { type Complain, readRows } from './tsv.ts';

export const readSizes = (dataFolder: string): Sizes => {
  const goods = readGoods(dataFolder);
  return { goods, codes: readCodeSizes(dataFolder, new Set(goods.map((row) => row.goods))) };
};

function readGoods(dataFolder: string): readonly SizedGoods[] {
  const seen = new Set<string>();
  return readRows(
    join(dataFolder, 'sized-goods.tsv'),
    ['goods', 'measure', 'words', 'not'],
    ({ cells: { goods, measure, words, not } }, complain) => {
      filledCell(goods, 'goods', complain);
      if (seen.has(goods)) complain('goods', `"${goods}" is listed twice`);
      seen.add(goods);
      return { goods, amount: choiceCell(measure, 'measure', AMOUNTS, complain), words, not };
    },
  );
}

function readCodeSizes(dataFolder: string, known: ReadonlySet<string>): readonly CodeSize[] {
  const seen = new Set<string>();
  return readRows(
    join(dataFolder, 'sizes.tsv'),
    ['code', 'goods', 'above', 'up_to'],
    ({ cells: { code, goods, above: least, up_to: most } }, complain) => {
      const key = `${code} ${goods}`;
      if (seen.has(key)) complain('code', `${code} is listed twice for ${goods}`);
      seen.add(key);
      if (!known.has(goods)) complain('goods', `"${goods}" is not in sized-goods.tsv`);
      const above = boundCell(least, 'above', complain);
      const upTo = boundCell(most, 'up_to', complain);
      if (above === null && upTo === null) complain('above', 'and up_to are both empty: one of them must be given');
      if (above !== null && upTo !== null && above >= upTo) complain('up_to', `${upTo} must be more than ${above}`);
      return { code, goods, above, upTo };
    },
  );
}

function boundCell(cell: string, column: string, complain: Complain): number | null {
  if (cell === '') return null;
  if (!/^\d+(?:\.\d+)?$/.test(cell)) complain(column, `"${cell}" must be a number in plain digits, or empty`);
  return Number(cell);
}
