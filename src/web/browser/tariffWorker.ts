// The tariff in a worker: the same engine and data as the service, so that typing never asks the network.
import { Classifier } from '../../bulk/classifier.ts';
import type { RowAnswer } from '../../bulk/rowAnswer.ts';
import type { Tariff } from '../../tariff/index.ts';
import { find } from '../tariff/find.ts';
import type { AskedItem, ChosenItem, RatedSuggestion, Reply, Request } from './messages.ts';
import { openedTariff } from './openedTariff.ts';
import { AnswerPacker, type PackedAnswers } from './packedAnswers.ts';

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

/** What rows are answered with, and how the answers travel. */
interface Answering {
  readonly classifier: Classifier;
  readonly packer: AnswerPacker;
}
let answering: Answering | undefined;

/** Every row says its day, so that one classifier knows the rates of all. */
function answeringOf(open: Tariff): Answering {
  const { records } = open;
  answering ??= {
    classifier: new Classifier(open, { day: open.today }),
    packer: new AnswerPacker((code) => records.description(records.find(code))),
  };
  return answering;
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

function classify(open: Tariff, items: readonly AskedItem[]): PackedAnswers {
  const { classifier, packer } = answeringOf(open);
  return packer.pack(items.map(({ text, told }) => classifier.classify(text, told)));
}

function answerWith(open: Tariff, items: readonly ChosenItem[]): readonly (RowAnswer | undefined)[] {
  const { classifier } = answeringOf(open);
  return items.map(({ text, choice, told }) => classifier.answerWith(text, choice, told));
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
      return send({ kind: 'classified', id: data.id, packed: classify(tariff, data.items) });
    case 'answerWith':
      return send({ kind: 'answeredWith', id: data.id, answers: answerWith(tariff, data.items) });
  }
});
