// What the browser keeps for /check is read with care: anybody may have written it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientOf, keepDecisions, keepLayout, keptDecisions, keptLayout } from './checkMemory.ts';

const storage = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  };
};

let local = storage();
beforeEach(() => {
  local = storage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

test('a layout is known again by its fingerprint, and can be forgotten', () => {
  keepLayout('a', { headerRow: 3, columns: [null, 'code'] });
  keepLayout('b', { headerRow: 0 });
  expect(keptLayout('a')).toEqual({ headerRow: 3, columns: [null, 'code'] });
  keepLayout('a', undefined);
  expect(keptLayout('a')).toBe(undefined);
  expect(keptLayout('b')).toEqual({ headerRow: 0 });
});

test.each(['{broken', '5', '[["a"]]', '[["a",{"columns":["<script>"]}]]', '[["a",{"headerRow":-1}]]'])(
  'what is no layout is none: %s',
  (text) => {
    local.items.set('kosh-register-layouts', text);
    expect(keptLayout('a')?.columns).toBe(undefined);
    expect(keptLayout('a')?.headerRow).toBe(undefined);
  },
);

test('decisions are kept by seller and month, and a new month begins with those of the last', () => {
  const october = clientOf('27aapfu0939f1zv ', 'abcd', '102026');
  const november = clientOf('27AAPFU0939F1ZV', 'abcd', '112026');
  const other = clientOf('24AAPFU0939F1Z1', 'abcd', '102026');
  expect(keptDecisions(october)).toBe(undefined);
  keepDecisions(october, 'x');
  expect([october, november, other].map(keptDecisions)).toEqual(['x', 'x', undefined]);
  keepDecisions(november, 'y');
  expect([october, november].map(keptDecisions)).toEqual(['x', 'y']);
  keepDecisions(november, undefined);
  expect(keptDecisions(november)).toBe('x');
  // Without a number a file is known by its columns.
  expect(clientOf('', 'abcd', '102026')).toBe('abcd 102026');
});

test.each(['{broken', '5', '[["a"]]', '[["a", 5]]'])('what is no list of decisions is none: %s', (text) => {
  local.items.set('kosh-register-decisions', text);
  expect(keptDecisions('a 102026')).toBe(undefined);
});

test('where nothing may be kept, nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  keepLayout('a', {});
  keepDecisions('x 102026', 'y');
  expect([keptLayout('a'), keptDecisions('x 102026')]).toEqual([undefined, undefined]);
});
