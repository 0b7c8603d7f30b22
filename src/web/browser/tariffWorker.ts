// The tariff in a worker: the same engine and data as the service, so that typing never asks the network.
import { Classifier } from '../../bulk/classifier.ts';
import type { RowAnswer } from '../../bulk/rowAnswer.ts';
import type { Tariff } from '../../tariff/index.ts';
import { find } from '../tariff/find.ts';
import type { ChosenItem, NamedAnswer, RatedSuggestion, Reply, Request } from './messages.ts';
import { openedTariff } from './openedTariff.ts';

const send = (reply: Reply): void => postMessage(reply);

let tariff: Tariff | undefined;

async function open(records: string, search: string): Promise<void> {
  try {
    tariff = await openedTariff(records, search);
    send({ kind: 'ready' });
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

let classifier: { readonly day: string; readonly of: Classifier } | undefined;

/** A classifier knows the rates of one day; that of the last one asked for is kept. */
function classifierOf(open: Tariff, day: string): Classifier {
  if (classifier?.day !== day) classifier = { day, of: new Classifier(open, { day }) };
  return classifier.of;
}

/** Those that are shown. */
const MOST_SUGGESTED = 6;

const suggest = (open: Tariff, text: string): readonly RatedSuggestion[] =>
  open
    .suggest(text)
    .slice(0, MOST_SUGGESTED)
    .map((suggestion) => {
      const [first] = open.lookup(suggestion.text, { limit: 1 }).matches;
      const rates = first?.rates ?? [];
      return { ...suggestion, rates: first?.rate_open === true ? rates : rates.slice(0, 1) };
    });

const named = ({ records }: Tariff, answer: RowAnswer): NamedAnswer => ({
  ...answer,
  names: Object.fromEntries(answer.alternates.map((code) => [code, records.description(records.find(code))])),
});

function classify(open: Tariff, items: readonly string[], day: string): readonly NamedAnswer[] {
  const daysClassifier = classifierOf(open, day);
  return items.map((item) => named(open, daysClassifier.classify(item)));
}

function answerWith(open: Tariff, items: readonly ChosenItem[], day: string): readonly (RowAnswer | undefined)[] {
  const daysClassifier = classifierOf(open, day);
  return items.map(({ text, choice }) => daysClassifier.answerWith(text, choice));
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
      return send({ kind: 'suggested', id: data.id, suggestions: suggest(tariff, data.text) });
    case 'classify':
      return send({ kind: 'classified', id: data.id, answers: classify(tariff, data.items, data.day) });
    case 'answerWith':
      return send({ kind: 'answeredWith', id: data.id, answers: answerWith(tariff, data.items, data.day) });
  }
});
