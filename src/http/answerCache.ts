// Ready bodies by canonical request, bounded by bytes, the least recently used leaving first.
import { LRUCache } from 'lru-cache';
import type { ReadyBody } from './readyBody.ts';

export interface AnswerCache {
  get(key: string): ReadyBody | undefined;
  set(key: string, body: ReadyBody): void;
}

/** `maxBytes` counts bodies, their compressed forms and keys; one answer may take an eighth of it at most. */
export function createAnswerCache(maxBytes: number): AnswerCache {
  const answers = new LRUCache<string, ReadyBody>({
    maxSize: maxBytes,
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
    sizeCalculation: (body, key) => body.bytes + key.length * 2,
  });
  return {
    get: (key) => answers.get(key),
    set: (key, body) => {
      answers.set(key, body);
    },
  };
}
