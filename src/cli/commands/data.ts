// `kosh data check|report`: the sources of the tariff, in a checkout of the repository.
import { existsSync } from 'node:fs';
import { checkData, type DataPlaces } from '../../tariff/check/checkData.ts';
import { reportData } from '../../tariff/check/reportData.ts';
import { Failure } from '../failure.ts';
import type { Terminal } from '../terminal.ts';

export interface DataOptions {
  readonly folder: string;
  readonly facts: string;
  readonly against?: string;
}

function placesOf({ folder, facts, against }: DataOptions): DataPlaces {
  for (const [option, path] of [
    ['--folder', folder],
    ['--facts', facts],
  ] as const) {
    if (!existsSync(path)) {
      throw new Failure(`${path} does not exist; run this in a checkout of the repository, or give ${option}.`);
    }
  }
  return { folder, factsFile: facts, against };
}

export function dataCheck(options: DataOptions, terminal: Terminal): number {
  const complaints = checkData(placesOf(options), (line) => terminal.out(`${line}\n`));
  return complaints > 0 ? 1 : 0;
}

export function dataReport(options: DataOptions, terminal: Terminal): number {
  reportData(placesOf(options), (line) => terminal.out(`${line}\n`));
  return 0;
}
