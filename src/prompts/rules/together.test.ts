import { expect, test } from 'vitest';
import { checkSlugs } from './together.ts';

test('a slug stands in one category only', () => {
  const marketing = { slug: 'launch-brief', category: 'marketing' } as const;
  expect(checkSlugs([marketing, { slug: 'launch-plan', category: 'sales' }])).toEqual([]);
  expect(checkSlugs([marketing, { slug: 'launch-brief', category: 'sales' }])).toEqual([
    { slug: 'launch-brief', rule: 'catalog', message: 'stands in marketing and in sales' },
  ]);
});
