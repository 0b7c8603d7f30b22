// The tariff in a worker: the same engine and data as the service, so that typing never asks the network.
import { openTariffFrom, type Tariff } from '../../tariff/index.ts';
import type { HsnResult } from '../../tariff/lookup/types.ts';
import { find } from '../tariff/find.ts';
import { unpack } from '../transport.ts';
import type { Reply, Request, RowAnswer } from './messages.ts';

const send = (reply: Reply): void => postMessage(reply);

let tariff: Tariff | undefined;

async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The tariff did not load (${response.status}).`);
  return unpack(new Uint8Array(await response.arrayBuffer()));
}

async function open(records: string, search: string): Promise<void> {
  try {
    const [recordBytes, searchBytes] = await Promise.all([bytesOf(records), bytesOf(search)]);
    tariff = openTariffFrom({ records: recordBytes, search: searchBytes });
    send({ kind: 'ready' });
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

const dayOption = (asOf: string) => (asOf === '' ? {} : { asOf });

const rowOf = (result: HsnResult, status: RowAnswer['status'], alternates: RowAnswer['alternates']): RowAnswer => ({
  code: result.hsn_sac,
  description: result.description,
  rate: result.gst_rate,
  unit: result.uqc ?? '',
  confidence: result.confidence ?? 0,
  status,
  notes: result.notes,
  alternates,
});

function classify(open: Tariff, items: readonly string[], asOf: string): readonly RowAnswer[] {
  return open.batch(items, dayOption(asOf)).results.map((result) =>
    rowOf(
      result,
      result.status_of_answer,
      (result.alternates ?? []).map(({ hsn_sac: code, description, confidence = 0 }) => ({
        code,
        description,
        confidence,
      })),
    ),
  );
}

/** Rows of codes that a person typed; null where there is no such code. */
function describe(open: Tariff, codes: readonly string[], asOf: string): readonly (RowAnswer | null)[] {
  return codes.map((code) => {
    const [exact] = open.reverse(code, dayOption(asOf)).results;
    return exact !== undefined && exact.hsn_sac === code.replace(/\D/g, '') ? rowOf(exact, 'resolved', []) : null;
  });
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.kind === 'open') {
    void open(data.records, data.search);
    return;
  }
  if (tariff === undefined) return;
  switch (data.kind) {
    case 'find':
      return send({ kind: 'found', id: data.id, answer: find(tariff, data.query) });
    case 'suggest':
      return send({ kind: 'suggested', id: data.id, suggestions: tariff.suggest(data.text) });
    case 'classify':
      return send({ kind: 'classified', id: data.id, rows: classify(tariff, data.items, data.asOf) });
    case 'describe':
      return send({ kind: 'described', id: data.id, rows: describe(tariff, data.codes, data.asOf) });
  }
});
