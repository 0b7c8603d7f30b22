// The tariff in a worker, for tables: it also answers rows, and rows with what a person chose.
import { Classifier } from '../../bulk/classifier.ts';
import type { RowAnswer } from '../../bulk/rowAnswer.ts';
import { openTariffFrom, type Tariff } from '../../tariff/index.ts';
import type { AskedItem, ChosenItem } from './messages.ts';
import { AnswerPacker, type PackedAnswers } from './packedAnswers.ts';
import { serveTariff } from './serveTariff.ts';

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

function classify(open: Tariff, items: readonly AskedItem[]): PackedAnswers {
  const { classifier, packer } = answeringOf(open);
  return packer.pack(items.map(({ text, told }) => classifier.classify(text, told)));
}

function answerWith(open: Tariff, items: readonly ChosenItem[]): readonly (RowAnswer | undefined)[] {
  const { classifier } = answeringOf(open);
  return items.map(({ text, choice, told }) => classifier.answerWith(text, choice, told));
}

serveTariff(openTariffFrom, (tariff, request) => {
  switch (request.kind) {
    case 'classify':
      return { kind: 'classified', id: request.id, packed: classify(tariff, request.items) };
    case 'answerWith':
      return { kind: 'answeredWith', id: request.id, answers: answerWith(tariff, request.items) };
    default:
      return undefined;
  }
});
