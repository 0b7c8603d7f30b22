// A page's end of the file worker: tables read and written as promises, in pieces between which the page draws.

import type { Table, TextRow } from '../../register/read/cells.ts';
import { texts } from '../texts/ofPage.ts';
import { Pauses } from './pauses.ts';
import type { ReadTable, SheetReply, SheetRequest } from './sheetWorker.ts';
import type { WrittenTable } from './spreadsheet.ts';

/** A table to be written, with its rows in pieces. */
export interface TableInPieces extends Omit<WrittenTable, 'table'> {
  readonly pieces: Iterable<Table>;
}

export interface SheetPort {
  read(file: File): Promise<ReadTable>;
  write(format: 'csv' | 'xlsx', table: TableInPieces): Promise<Blob>;
}

interface Waiting {
  /** Rows that have come so far. */
  readonly rows: TextRow[];
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
    if (data.kind === 'rows') {
      for (const row of data.rows) asked?.rows.push(row);
      return;
    }
    waiting.delete(data.id);
    if (data.kind === 'failed') asked?.reject(new Error(data.message));
    else asked?.resolve(data);
  });
  worker.addEventListener('error', () => {
    broken = new Error(texts.bulk.readerNotStarted);
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  });
  const post = (request: SheetRequest): void => worker.postMessage(request);
  const ask = (request: SheetRequest, rows: TextRow[] = []): Promise<SheetReply> =>
    new Promise((resolve, reject) => {
      if (broken !== undefined) return reject(broken);
      waiting.set(request.id, { rows, resolve, reject });
      post(request);
    });
  const wrong = (): never => {
    throw new Error('The worker answered another question.');
  };
  return {
    async read(file) {
      const table: TextRow[] = [];
      const reply = await ask({ kind: 'read', id: ++last, file }, table);
      return reply.kind === 'read' ? { ...reply, table } : wrong();
    },
    async write(format, { pieces, numberColumns, headerRow }) {
      const id = ++last;
      const pauses = new Pauses();
      for (const rows of pieces) {
        post({ kind: 'rows', id, rows });
        await pauses.here();
      }
      const reply = await ask({ kind: 'write', id, format, numberColumns, headerRow });
      return reply.kind === 'written' ? reply.file : wrong();
    },
  };
}
