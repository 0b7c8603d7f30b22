// Ready bodies by canonical request, bounded by bytes, the least recently used leaving first.
import { LRUCache } from 'lru-cache';
import { hashOf } from '../hash/fnv.ts';
import type { ReadyBody } from './readyBody.ts';

export interface AnswerCache {
  get(key: string): ReadyBody | undefined;
  set(key: string, body: ReadyBody): void;
  /**
   * Whether an answer is worth keeping: somebody asked for it lately, and now again. Most texts are asked for once;
   * keeping them would slow down every fresh lookup and push out what is asked for often.
   */
  isAskedAgain(key: string): boolean;
}

/** Of so many keys it is remembered that they were asked for; a power of two. */
const REMEMBERED = 1 << 15;

/** Never 0, which marks an empty slot. */
function keyHash(key: string): number {
  const hash = hashOf(key);
  return (hash ^ (hash >>> 15)) | 1;
}

/** `maxBytes` counts bodies, their compressed forms and keys; one answer may take an eighth of it at most. */
export function createAnswerCache(maxBytes: number): AnswerCache {
  const answers = new LRUCache<string, ReadyBody>({
    maxSize: maxBytes,
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
    sizeCalculation: (body, key) => body.bytes + key.length * 2,
  });
  const asked = new Int32Array(REMEMBERED);
  return {
    isAskedAgain: (key) => {
      const hash = keyHash(key);
      const place = (hash >>> 1) & (REMEMBERED - 1);
      if (asked[place] === hash) return true;
      asked[place] = hash;
      return false;
    },
    get: (key) => answers.get(key),
    set: (key, body) => {
      answers.set(key, body);
    },
  };
}
