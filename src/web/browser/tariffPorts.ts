// As many tariff workers as the bulk page wants, kept for the next file.
import type { OwnName } from '../../tariff/lookup/ownNames.ts';
import { texts } from '../texts/ofPage.ts';
import { codeNamesLoaded } from './codeNames.ts';
import { openTariffPort, type TariffPort } from './tariffPort.ts';

export class TariffPorts {
  #ports: TariffPort[] = [];
  #ownNames: readonly OwnName[] = [];

  /** From now on these names go before the search; what is asked already is not answered any more. */
  follow(ownNames: readonly OwnName[]): void {
    if (ownNames.length + this.#ownNames.length === 0) return;
    for (const port of this.#ports) port.close();
    this.#ports = [];
    this.#ownNames = ownNames;
  }

  /**
   * At least so many, ready to be asked; the names of codes come with them. Rejects with a `RangeError` where the own
   * names are wrong.
   */
  async open(wanted: number): Promise<readonly TariffPort[]> {
    const ports = this.#ports;
    while (ports.length < wanted) ports.push(openTariffPort(this.#ownNames));
    try {
      await Promise.all([codeNamesLoaded(), ...ports.map(({ ready }) => ready)]);
    } catch (error) {
      for (const port of ports) port.close();
      if (this.#ports === ports) this.#ports = [];
      if (error instanceof RangeError) throw error;
      throw new Error(texts.bulk.searchNotStarted, { cause: error });
    }
    return ports;
  }

  async one(): Promise<TariffPort> {
    return (await this.open(1))[0] as TariffPort;
  }
}
