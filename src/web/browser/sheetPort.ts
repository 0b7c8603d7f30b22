// A page's end of the file worker: tables read and written as promises.

import { texts } from '../texts/ofPage.ts';
import type { ReadTable, SheetReply, SheetRequest } from './sheetWorker.ts';
import type { WrittenTable } from './spreadsheet.ts';

export interface SheetPort {
  read(file: File): Promise<ReadTable>;
  write(format: 'csv' | 'xlsx', table: WrittenTable): Promise<Blob>;
}

interface Waiting {
  readonly resolve: (reply: SheetReply) => void;
  readonly reject: (error: Error) => void;
}

/** Starts a worker at the address that the page's root element carries. */
export function openSheetPort(): SheetPort {
  const worker = new Worker(document.documentElement.dataset.sheets ?? '', { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let broken: Error | undefined;
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<SheetReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'failed') asked?.reject(new Error(data.message));
    else asked?.resolve(data);
  });
  worker.addEventListener('error', () => {
    broken = new Error(texts.bulk.readerNotStarted);
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  });
  const ask = (make: (id: number) => SheetRequest): Promise<SheetReply> =>
    new Promise((resolve, reject) => {
      if (broken !== undefined) return reject(broken);
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage(make(id));
    });
  const wrong = (): never => {
    throw new Error('The worker answered another question.');
  };
  return {
    async read(file) {
      const reply = await ask((id) => ({ kind: 'read', id, file }));
      return reply.kind === 'read' ? reply : wrong();
    },
    async write(format, table) {
      const reply = await ask((id) => ({ kind: 'write', id, format, ...table }));
      return reply.kind === 'written' ? reply.file : wrong();
    },
  };
}
