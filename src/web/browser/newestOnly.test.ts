// One question at a time, and of those that wait only the newest.
import { describe, expect, test } from 'vitest';
import { newestOnly } from './newestOnly.ts';

describe('newestOnly', () => {
  test('asks the first at once and, of those that come meanwhile, the last', async () => {
    const asked: string[] = [];
    let answer = (): void => {};
    const ask = newestOnly(async (text: string) => {
      asked.push(text);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return text.toUpperCase();
    });
    const first = ask('p');
    await Promise.resolve();
    const second = ask('pr');
    const third = ask('pre');
    expect(asked).toEqual(['p']);
    answer();
    expect([await first, await second]).toEqual(['P', undefined]);
    answer();
    expect(await third).toBe('PRE');
    expect(asked).toEqual(['p', 'pre']);
  });

  test('goes on after a question that failed', async () => {
    const ask = newestOnly(async (text: string) => {
      if (text === 'bad') throw new Error('no');
      return text;
    });
    await expect(ask('bad')).rejects.toThrow('no');
    expect(await ask('good')).toBe('good');
  });
});
