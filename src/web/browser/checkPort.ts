// The page's end of the worker that checks registers: calls as promises.
import { texts } from '../texts/ofPage.ts';
import type { CallName, CheckCalls, CheckReply, CheckRequest } from './checkMessages.ts';

export interface CheckPort {
  call<Name extends CallName>(
    name: Name,
    ...values: Parameters<CheckCalls[Name]>
  ): Promise<Awaited<ReturnType<CheckCalls[Name]>>>;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the worker at the address that the page's root element carries. */
export function openCheckPort(progress: (done: number, all: number) => void): CheckPort {
  const worker = new Worker(document.documentElement.dataset.checker ?? '', { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let broken: Error | undefined;
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<CheckReply>) => {
    if (data.kind === 'progress') {
      progress(data.done, data.all);
      return;
    }
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'failed') asked?.reject(new Error(data.message));
    else asked?.resolve(data.value as never);
  });
  worker.addEventListener('error', () => {
    broken = new Error(texts.check.notStarted);
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  });
  return {
    call: (name, ...values) =>
      new Promise((resolve, reject) => {
        if (broken !== undefined) return reject(broken);
        const id = ++last;
        waiting.set(id, { resolve, reject });
        const request: CheckRequest = { id, name, values };
        worker.postMessage(request);
      }),
  };
}
