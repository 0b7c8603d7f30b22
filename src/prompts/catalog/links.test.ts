import { expect, test } from 'vitest';
import { parseLinks } from './links.ts';

const HEADER = 'from\tto\thands\twhy\n';

test('a line hands over values of fields and fixed texts', () => {
  expect(parseLinks(`${HEADER}a\tb\tmatter:Consumer complaint; day=cause_date\tThe last day\n`)).toEqual([
    {
      from: 'a',
      to: 'b',
      hands: { matter: { text: 'Consumer complaint' }, day: { field: 'cause_date' } },
      why: 'The last day',
    },
  ]);
});

test.each(['a\tb\t\t', '\tb\t\tx', 'a\tb\tno sign\tx', 'a\tb\t\tx\ty'])('%j is refused', (line) => {
  expect(() => parseLinks(`${HEADER}${line}\n`)).toThrow(/links\.tsv line 2/);
});
