// `kosh eval`: how well the search answers labelled texts.
import { existsSync } from 'node:fs';
import { evaluate } from '../../tariff/measure/evaluate.ts';
import { openTariff } from '../../tariff/node.ts';
import { Failure } from '../failure.ts';
import type { Terminal } from '../terminal.ts';

export function evaluateFiles(
  files: readonly string[],
  { misses = false }: { readonly misses?: boolean },
  terminal: Terminal,
): number {
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) {
    throw new Failure(
      `${missing} does not exist; give a file of labelled texts, such as data/tariff/golden/golden.tsv.`,
    );
  }
  evaluate(openTariff(), files, { misses }, (line) => terminal.out(`${line}\n`));
  return 0;
}
