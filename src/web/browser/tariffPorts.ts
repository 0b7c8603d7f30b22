// As many tariff workers as the bulk page wants, kept for the next file.

import { texts } from '../texts/ofPage.ts';
import { codeNamesLoaded } from './codeNames.ts';
import { openTariffPort, type TariffPort } from './tariffPort.ts';

export class TariffPorts {
  #ports: TariffPort[] = [];

  /** At least so many, ready to be asked; the names of codes come with them. */
  async open(wanted: number): Promise<readonly TariffPort[]> {
    while (this.#ports.length < wanted) this.#ports.push(openTariffPort());
    try {
      await Promise.all([codeNamesLoaded(), ...this.#ports.map(({ ready }) => ready)]);
    } catch (error) {
      for (const port of this.#ports) port.close();
      this.#ports = [];
      throw new Error(texts.bulk.searchNotStarted, { cause: error });
    }
    return this.#ports;
  }

  async one(): Promise<TariffPort> {
    return (await this.open(1))[0] as TariffPort;
  }
}
