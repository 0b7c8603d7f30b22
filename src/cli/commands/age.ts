// Before the version: that the data are old, where they are.
import { openTariff } from '../../tariff/node.ts';
import type { Terminal } from '../terminal.ts';

export function tellAge(terminal: Terminal): void {
  const { notice } = openTariff().meta();
  if (notice !== undefined) terminal.out(`${notice}\n`);
}
