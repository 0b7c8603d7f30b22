// The same as runtime.ts by web standards alone. Edge platforms compress on the way out, so answers leave as they are.
import type { Coding } from './negotiate.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** A worker that compressed would be compressed twice. */
export const codingFor = (_acceptEncoding: string | null): Coding => 'identity';

export const encode = (text: string): Bytes => encoder.encode(text);

export function join(chunks: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.byteLength;
  }
  return joined;
}

export const compress = (bytes: Bytes, _coding: Coding): Bytes => bytes;

export const compressAside = async (bytes: Bytes, _coding: Coding, _isKept?: boolean): Promise<Bytes> => bytes;

/** Runs it in the next round of the event loop. */
export const nextRound = (work: () => void): void => {
  setTimeout(work, 0);
};

/** Milliseconds so far: these platforms tell nobody the processor's time. */
export const workMs = (): number => performance.now();

/** Pieces are pulled as the client reads. */
export function streamOf(pieces: Iterable<Bytes>, _coding: Coding): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      iterator.return?.();
    },
  });
}
