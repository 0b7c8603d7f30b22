// A page's end of the tariff worker: questions as promises, asked once the data are there.
import type { FinderAnswer, FinderQuery } from '../tariff/find.ts';
import type { RatedSuggestion, Reply, Request } from './messages.ts';

export interface TariffPort {
  /** Settles when the tariff is open, or rejects with why it is not. */
  readonly ready: Promise<void>;
  find(query: FinderQuery): Promise<FinderAnswer>;
  suggest(text: string): Promise<readonly RatedSuggestion[]>;
  /** Any question, with the number by which its answer is known. */
  ask(make: (id: number) => Request): Promise<Answer>;
  close(): void;
}

/** What a worker answers to a question. */
export type Answer = Exclude<Reply, { kind: 'ready' } | { kind: 'failed' }>;

export function wrongAnswer(): never {
  throw new Error('The worker answered another question.');
}

/** Starts a worker with the addresses that the page's root element carries. */
export function openTariffPort(): TariffPort {
  const { worker: script = '', records = '', search = '' } = document.documentElement.dataset;
  const worker = new Worker(script, { type: 'module' });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  const ready = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.kind === 'ready') resolve();
      else if (data.kind === 'failed') reject(new Error(data.message));
      else {
        waiting.get(data.id)?.(data);
        waiting.delete(data.id);
      }
    });
    worker.addEventListener('error', () => reject(new Error('The worker did not start.')));
  });
  const post = (request: Request): void => worker.postMessage(request);
  post({ kind: 'open', records, search });

  const ask = async (make: (id: number) => Request): Promise<Answer> => {
    await ready;
    const id = ++last;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      post(make(id));
    });
  };
  return {
    ready,
    ask,
    async find(query) {
      const answer = await ask((id) => ({ kind: 'find', id, query }));
      return answer.kind === 'found' ? answer.answer : wrongAnswer();
    },
    async suggest(text) {
      const answer = await ask((id) => ({ kind: 'suggest', id, text }));
      return answer.kind === 'suggested' ? answer.suggestions : wrongAnswer();
    },
    close: () => worker.terminate(),
  };
}
