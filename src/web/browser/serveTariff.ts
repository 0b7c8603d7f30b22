// What every worker of the tariff does: opens it, finds and suggests. The same engine and data as the service, so that
// typing never asks the network.
import type { Lookups, TariffFiles } from '../../tariff/index.ts';
import { find } from '../tariff/find.ts';
import type { RatedSuggestion, Reply, Request } from './messages.ts';
import { openedTariff } from './openedTariff.ts';

/** Those that are shown. */
const MOST_SUGGESTED = 6;

const suggest = (open: Lookups, text: string): readonly RatedSuggestion[] =>
  open
    .suggest(text)
    .slice(0, MOST_SUGGESTED)
    .map((suggestion) => {
      const [first] = open.lookup(suggestion.text, { limit: 1 }).matches;
      const rates = first?.rates ?? [];
      return { ...suggestion, rates: first?.rate_open === true ? rates : rates.slice(0, 1) };
    });

const send = (reply: Reply): void => postMessage(reply);

/** What a worker answers beside that; undefined: it does not know the question. */
export type Answer<Opened> = (tariff: Opened, request: Request) => Reply | undefined;

/** `openFrom`: opens as much of the tariff as the answers need. */
export function serveTariff<Opened extends Lookups>(
  openFrom: (files: TariffFiles) => Opened,
  answerMore: Answer<Opened> = () => undefined,
): void {
  let tariff: Opened | undefined;

  const open = async (records: string, search: string): Promise<void> => {
    try {
      tariff = await openedTariff(openFrom, records, search);
      send({ kind: 'ready' });
    } catch (error) {
      send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };

  const answer: Answer<Opened> = (opened, request) => {
    if (request.kind === 'find') return { kind: 'found', id: request.id, answer: find(opened, request.query) };
    if (request.kind === 'suggest')
      return { kind: 'suggested', id: request.id, suggestions: suggest(opened, request.text) };
    return answerMore(opened, request);
  };

  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    if (data.kind === 'open') void open(data.records, data.search);
    const reply = tariff && answer(tariff, data);
    if (reply !== undefined) send(reply);
  });
}
