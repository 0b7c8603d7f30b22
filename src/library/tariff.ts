// `kosh/tariff` in Node: opens the files that came with the package; what is opened is known by its interface alone.
import type { OpenOptions, TariffApi, TariffFiles } from '../tariff/lookup/api.ts';
import { openTariffFrom as openFrom, openTariff as openHere } from '../tariff/node.ts';

export type * from '../tariff/lookup/api.ts';
export type * from '../tariff/lookup/contract.ts';
export { readOwnNames } from '../tariff/lookup/ownNames.ts';

export interface NodeTariffOptions extends OpenOptions {
  /** The folder of `tariff.bin` and `search.bin`; default: that of the package. */
  readonly folder?: string;
}

/** Opens the tariff. */
export const openTariff = (options: NodeTariffOptions = {}): TariffApi => openHere(options);

/** Opens the tariff from the bytes of its two files; throws when one is not whole or both are not of one build. */
export const openTariffFrom = (files: TariffFiles, options: OpenOptions = {}): TariffApi => openFrom(files, options);
