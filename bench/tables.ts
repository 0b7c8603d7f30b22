// `kosh classify` and `kosh check` on long files: lines a second of the whole command, its start included.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvLine } from '../src/csv/write.ts';
import { openTariff } from '../src/tariff/node.ts';
import type { NameRow } from '../src/tariff/source/readCodes.ts';
import { LAYOUTS, makeLines } from '../test/register/registers.ts';
import { atLeast, median, type Part, whole } from './figures.ts';
import { drawn, seeded } from './random.ts';

const RUNS = 3;
const CLASSIFIED = 50_000;
const CHECKED = 200_000;
/** A business sells the same things over and over. */
const ITEMS = 2_000;
/** Ends a command that found lines which a person should look at. */
const NEEDS_REVIEW = 2;

export function measureTables(root: string, folder: string, names: readonly NameRow[]): Part {
  const bills = join(folder, 'bills.csv');
  writeFileSync(
    bills,
    billLines(names)
      .map((cells) => csvLine(cells))
      .join(''),
  );
  const register = join(folder, 'register.csv');
  writeFileSync(
    register,
    registerLines()
      .map((cells) => csvLine(cells))
      .join(''),
  );
  const command = join(root, 'dist', 'cli.js');
  const classified = CLASSIFIED / seconds([command, 'classify', bills]);
  const checked = CHECKED / seconds([command, 'check', register]);
  console.log(`kosh classify ${whole(classified)}, kosh check ${whole(checked)} lines a second`);
  return {
    figures: [
      atLeast('lines a second of `kosh classify`', classified, 8_000, whole),
      atLeast('lines a second of `kosh check`', checked, 30_000, whole),
    ],
    text: `## Tables
The whole command, its start included: \`kosh classify\` codes ${whole(CLASSIFIED)} generated bill lines, nearly all different; \`kosh check\` a register of ${whole(CHECKED)} lines with ${whole(ITEMS)} items and every rule on.`,
  };
}

function seconds(words: readonly string[]): number {
  return median(
    Array.from({ length: RUNS }, () => {
      const started = performance.now();
      try {
        execFileSync(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'] });
      } catch (error) {
        if ((error as { readonly status?: number }).status !== NEEDS_REVIEW) throw error;
      }
      return (performance.now() - started) / 1000;
    }),
  );
}

const MAKES = ['Shree', 'Laxmi', 'Royal', 'Super', 'Bharat', 'Ganesh', 'Apex', 'Metro', 'Zenith'];
const SIZES = ['500 g', '1 kg', '5 ltr', '250ml', '10 mm', '12 inch', '40x60 cm', 'size L', '18 W', '1/2 HP'];
const PACKS = ['pack of 6', 'set of 4', '12 pcs', 'box of 10', 'roll', 'pair', '1x24', 'bag 50 kg'];

/** Names of goods with makes, sizes and packs, as billing programs export them. */
function billLines(names: readonly NameRow[]): readonly (readonly string[])[] {
  const random = seeded(500_081);
  const sometimes = (texts: readonly string[], share: number): string => (random() < share ? drawn(texts, random) : '');
  const lines = Array.from({ length: CLASSIFIED }, (_, at) => {
    const { name } = drawn(names, random);
    const words = [sometimes(MAKES, 0.35), name, sometimes(SIZES, 0.5), sometimes(PACKS, 0.3)];
    return [`INV/${1000 + at}`, words.filter((word) => word !== '').join(' '), (random() * 5000).toFixed(2)];
  });
  return [['invoice_no', 'item_description', 'taxable_value'], ...lines];
}

/** The same items again and again, on other bills. */
function registerLines(): readonly (readonly string[])[] {
  const items = makeLines(openTariff(), ITEMS, 4242);
  const lines = Array.from({ length: CHECKED / ITEMS }, (_, copy) =>
    items.map((item, at) => ({ ...item, document: `INV/${copy * ITEMS + at}` })),
  );
  return LAYOUTS['every column']?.(lines.flat()).rows ?? [];
}
