// The tariff in a worker, with the same engine and data as the service, so that typing never asks the network: it finds
// and suggests for the finder, and classifies rows for the bulk page.
import { Classifier } from '../../bulk/classifier.ts';
import type { Tariff } from '../../tariff/index.ts';
import { find } from '../tariff/find.ts';
import type { RatedSuggestion, Reply, Request } from './messages.ts';
import { openedTariff } from './openedTariff.ts';
import { AnswerPacker } from './packedAnswers.ts';

const MOST_SUGGESTED = 6;

/** The tariff and what answers rows from it. Every row says its day, so that one classifier knows the rates of all. */
interface Opened {
  readonly tariff: Tariff;
  readonly classifier: Classifier;
  readonly packer: AnswerPacker;
}
let opened: Opened | undefined;

const send = (reply: Reply): void => postMessage(reply);

async function open({ records, search, ownNames }: Extract<Request, { kind: 'open' }>): Promise<void> {
  try {
    const tariff = await openedTariff(records, search, ownNames);
    opened = {
      tariff,
      classifier: new Classifier(tariff, { day: tariff.today }),
      packer: new AnswerPacker((code) => tariff.records.description(tariff.records.find(code))),
    };
    send({ kind: 'ready' });
  } catch (error) {
    send({ kind: 'failed', error: error as Error });
  }
}

const suggest = (tariff: Tariff, text: string): readonly RatedSuggestion[] =>
  tariff
    .suggest(text)
    .slice(0, MOST_SUGGESTED)
    .map((suggestion) => {
      const [first] = tariff.lookup(suggestion.text, { limit: 1 }).matches;
      const rates = first?.rates ?? [];
      return { ...suggestion, rates: first?.rate_open === true ? rates : rates.slice(0, 1) };
    });

function answer({ tariff, classifier, packer }: Opened, request: Exclude<Request, { kind: 'open' }>): Reply {
  const { id } = request;
  switch (request.kind) {
    case 'find':
      return { kind: 'found', id, answer: find(tariff, request.query) };
    case 'suggest':
      return { kind: 'suggested', id, suggestions: suggest(tariff, request.text) };
    case 'classify': {
      const answers = request.items.map(({ text, told }) => classifier.classify(text, told));
      return { kind: 'classified', id, packed: packer.pack(answers) };
    }
    case 'answerWith': {
      const answers = request.items.map(({ text, choice, told }) => classifier.answerWith(text, choice, told));
      return { kind: 'answeredWith', id, answers };
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.kind === 'open') void open(data);
  else if (opened !== undefined) send(answer(opened, data));
});
