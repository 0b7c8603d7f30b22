// A page's end of the tariff worker: questions as promises, asked once the data are there.
import type { RowAnswer } from '../../bulk/rowAnswer.ts';
import type { OwnName } from '../../tariff/lookup/ownNames.ts';
import type { FinderAnswer, FinderQuery } from '../tariff/find.ts';
import type { AskedItem, ChosenItem, RatedSuggestion, Reply, Request } from './messages.ts';
import { AnswerUnpacker, type NamedAnswer } from './packedAnswers.ts';

export interface TariffPort {
  /** Settles when the tariff is open, or rejects with why it is not. */
  readonly ready: Promise<void>;
  find(query: FinderQuery): Promise<FinderAnswer>;
  suggest(text: string): Promise<readonly RatedSuggestion[]>;
  classify(items: readonly AskedItem[]): Promise<readonly NamedAnswer[]>;
  /** The answers with what a person chose; undefined: there is no such code, or it has no such rate on the day. */
  answerWith(items: readonly ChosenItem[]): Promise<readonly (RowAnswer | undefined)[]>;
  close(): void;
}

/** What a worker answers to a question. */
type Answer = Exclude<Reply, { kind: 'ready' } | { kind: 'failed' }>;

function wrongAnswer(): never {
  throw new Error('The worker answered another question.');
}

/** Starts a worker with the addresses that the page's root element carries. `ownNames`: of a shop, which go first. */
export function openTariffPort(ownNames?: readonly OwnName[]): TariffPort {
  const { worker: script = '', records = '', search = '' } = document.documentElement.dataset;
  const worker = new Worker(script, { type: 'module' });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  const ready = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.kind === 'ready') resolve();
      else if (data.kind === 'failed') reject(data.error);
      else {
        waiting.get(data.id)?.(data);
        waiting.delete(data.id);
      }
    });
    worker.addEventListener('error', () => reject(new Error('The worker did not start.')));
  });
  const post = (request: Request): void => worker.postMessage(request);
  post({ kind: 'open', records, search, ownNames });

  const ask = async (make: (id: number) => Request): Promise<Answer> => {
    await ready;
    const id = ++last;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      post(make(id));
    });
  };
  const unpacker = new AnswerUnpacker();
  return {
    ready,
    async find(query) {
      const answer = await ask((id) => ({ kind: 'find', id, query }));
      return answer.kind === 'found' ? answer.answer : wrongAnswer();
    },
    async suggest(text) {
      const answer = await ask((id) => ({ kind: 'suggest', id, text }));
      return answer.kind === 'suggested' ? answer.suggestions : wrongAnswer();
    },
    async classify(items) {
      const answer = await ask((id) => ({ kind: 'classify', id, items }));
      return answer.kind === 'classified' ? unpacker.unpack(answer.packed) : wrongAnswer();
    },
    async answerWith(items) {
      const answer = await ask((id) => ({ kind: 'answerWith', id, items }));
      return answer.kind === 'answeredWith' ? answer.answers : wrongAnswer();
    },
    close: () => worker.terminate(),
  };
}
