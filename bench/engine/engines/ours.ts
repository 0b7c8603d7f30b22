// Kosh itself, as it is shipped: the built library with its two compiled files.
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tariff } from '../../../src/tariff/index.ts';
import type { Engine } from '../engine.ts';

const DIST = join(import.meta.dirname, '..', '..', '..', 'dist');

interface Library {
  openTariff(options: { readonly folder: string }): Tariff;
}

export const ours: Engine = {
  name: 'Kosh',
  settings: 'the built library; opened with all records and rates, not the index alone; all evidence on',
  async load() {
    const { openTariff } = (await import(pathToFileURL(join(DIST, 'lib', 'tariff.js')).href)) as Library;
    return {
      async build(_, folder) {
        for (const file of ['tariff.bin', 'search.bin']) {
          if (!existsSync(join(folder, file))) cpSync(join(DIST, 'data', file), join(folder, file));
        }
      },
      async open(folder) {
        const tariff = openTariff({ folder });
        return (text) => tariff.engine.search(text, 5).matches.map(({ code }) => tariff.records.code(code));
      },
    };
  },
};
