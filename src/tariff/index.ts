// Opens the tariff in any runtime from its two compiled files.
import { Container, DamagedFile } from './dataset/container.ts';
import { Records } from './dataset/records.ts';
import { sectionOf } from './engine/index/format.ts';
import { openEngine } from './engine/open.ts';
import type { AnswerWriter } from './lookup/answerWriter.ts';
import type { OpenOptions, TariffFiles } from './lookup/api.ts';
import type { Tariff } from './lookup/inside.ts';
import { OpenTariff } from './lookup/tariff.ts';

export type * from './lookup/api.ts';
export type * from './lookup/contract.ts';
export type { Tariff };

/**
 * Opens the tariff from the bytes of its two files; throws `DamagedFile` when one is not whole or both are not of one
 * build. `writerOf`: what writes the answers of a service; without it they are the same, and take longer to write.
 */
export function openTariffFrom(
  { records, search }: TariffFiles,
  { today, nativeCrc }: OpenOptions = {},
  writerOf?: (records: Records) => AnswerWriter,
): Tariff {
  const index = new Container(search, 'search.bin', nativeCrc);
  const opened = new Records(records, sectionOf(index, 'code.names'), 'tariff.bin', nativeCrc);
  if (new TextDecoder().decode(index.bytes('pair')) !== opened.pair) {
    throw new DamagedFile('tariff.bin and search.bin were not made together; build both again.');
  }
  return new OpenTariff(opened, () => openEngine(index), today, writerOf?.(opened));
}
