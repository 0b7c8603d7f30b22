// The tools that compute in Node: with the tariff that ships beside the program, opened on first need.
import { openTariff, type Tariff } from '../tariff/node.ts';
import { type OpenedTool, openTools as openAll } from './index.ts';

export function openTools(): readonly OpenedTool[] {
  let tariff: Tariff | undefined;
  return openAll({
    tariff: () => {
      tariff ??= openTariff();
      return tariff;
    },
  });
}
