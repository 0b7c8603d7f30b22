// A body that is made once and sent often: its tag, its compressed forms, and the cache of such bodies.
import { LRUCache } from 'lru-cache';
import { JSON_TYPE } from './headers.ts';

export type Bytes = Uint8Array<ArrayBuffer>;
export type Coding = 'br' | 'gzip';

/** Compresses; given by a platform that can. */
export interface Packer {
  /** `isTight`: for what is sent very often. */
  pack(bytes: Bytes, coding: Coding, isTight?: boolean): Promise<Bytes>;
  packStream(stream: ReadableStream<Bytes>, coding: Coding): ReadableStream<Bytes>;
}

/** A body that is made once and sent often, compressed once for each coding. */
export interface KeptAnswer {
  readonly body: Bytes;
  readonly contentType: string;
  /** Names the content; each coding of it has an entity tag of its own. */
  readonly tag: string;
  readonly packed: Map<Coding, Bytes>;
}

/** Kept answers by canonical request; the least recently used leave first. */
export type AnswerCache = LRUCache<string, KeptAnswer>;

/** `maxBytes` counts bodies, their compressed forms and keys; one answer may take an eighth of it at most. */
export const createAnswerCache = (maxBytes: number): AnswerCache =>
  new LRUCache({
    maxSize: maxBytes,
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
    sizeCalculation: ({ body }, key) => body.byteLength * 2 + key.length * 2 + 1024,
  });

const encoder = new TextEncoder();

/** A hash in the characters that an entity tag may have; equal content has equal tags on every machine. */
export async function tagOf(content: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...hash.subarray(0, 12)));
}

/** Bytes of a kept body that are handed over at once. */
const PIECE_BYTES = 64 * 1024;

/** A long kept body is sent piece by piece, so that a client that does not read holds one piece and not the whole. */
export function bodyOf(bytes: Bytes): Bytes | ReadableStream<Bytes> {
  if (bytes.byteLength <= PIECE_BYTES) return bytes;
  let at = 0;
  return new ReadableStream<Bytes>(
    {
      pull(controller) {
        controller.enqueue(bytes.subarray(at, at + PIECE_BYTES));
        at += PIECE_BYTES;
        if (at >= bytes.byteLength) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

export async function keep(content: string | Bytes, contentType: string = JSON_TYPE): Promise<KeptAnswer> {
  const body = typeof content === 'string' ? encoder.encode(content) : content;
  return { body, contentType, tag: await tagOf(body), packed: new Map() };
}
