// What the browser keeps for /check is read with care: anybody may have written it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDecisions, keepLayout, keptDecisions, keptLayout } from './checkMemory.ts';

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

test('decisions stay in the tab; where nothing may be kept, nothing breaks', () => {
  expect(keptDecisions()).toBe(undefined);
  keepDecisions('x');
  expect(keptDecisions()).toBe('x');
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  keepLayout('a', {});
  keepDecisions('x');
  expect([keptLayout('a'), keptDecisions()]).toEqual([undefined, undefined]);
});
