// Files that are no tables are known by their first bytes, whatever they are called.
import { expect, test } from 'vitest';
import { isOldSheet, isPdf, isXlsx } from './fileKind.ts';

test('a PDF is no table', () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  expect([isPdf(bytes('%PDF-1.4\n1 0 obj')), isPdf(bytes('% of tax,Item')), isPdf(bytes(''))]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isXlsx(bytes('PK')), isXlsx(bytes('%PDF')), isOldSheet(bytes('%PDF'))]).toEqual([true, false, false]);
});
