// The bulk page's end of a tariff worker: it also asks for rows; the finder does without it, so that a phone loads less.
import type { RowAnswer } from '../../bulk/rowAnswer.ts';
import type { AskedItem, ChosenItem } from './messages.ts';
import { AnswerUnpacker, type NamedAnswer } from './packedAnswers.ts';
import { openTariffPort, type TariffPort, wrongAnswer } from './tariffPort.ts';

export interface BulkPort extends TariffPort {
  classify(items: readonly AskedItem[]): Promise<readonly NamedAnswer[]>;
  /** The answers with what a person chose; undefined: there is no such code, or it has no such rate on the day. */
  answerWith(items: readonly ChosenItem[]): Promise<readonly (RowAnswer | undefined)[]>;
}

export function openBulkPort(): BulkPort {
  const port = openTariffPort();
  const unpacker = new AnswerUnpacker();
  return {
    ...port,
    async classify(items) {
      const answer = await port.ask((id) => ({ kind: 'classify', id, items }));
      return answer.kind === 'classified' ? unpacker.unpack(answer.packed) : wrongAnswer();
    },
    async answerWith(items) {
      const answer = await port.ask((id) => ({ kind: 'answerWith', id, items }));
      return answer.kind === 'answeredWith' ? answer.answers : wrongAnswer();
    },
  };
}
