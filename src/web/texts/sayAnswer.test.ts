// Answers in another language: sentences by their English, with what is put into them.
import { expect, test } from 'vitest';
import { sayIn } from './sayAnswer.ts';

const say = sayIn(
  (iso) => `<${iso}>`,
  { yes: 'हाँ', 'a year': 'साल में' },
  {
    'Deduct {1} at {2}.': '{2} की दर से {1} काटें।',
    '{1} a year': 'साल में {1}',
    'No TDS: {1} is not passed.': 'TDS नहीं: {1} पार नहीं हुई।',
  },
);

test('figures stay, words are said in their turn, places may change their order', () => {
  expect(say('yes')).toBe('हाँ');
  expect(say('Deduct ₹6,500 at 10%.')).toBe('10% की दर से ₹6,500 काटें।');
  expect(say('No TDS: ₹50,000 a year is not passed.')).toBe('TDS नहीं: साल में ₹50,000 पार नहीं हुई।');
  expect(say('194-IA')).toBe('194-IA');
  expect(say('Deduct 5 at 2026-04-01.')).toBe('<2026-04-01> की दर से 5 काटें।');
  expect(say('Deduct ₹1 at 5%. No TDS: ₹2 is not passed.')).toBe('5% की दर से ₹1 काटें। TDS नहीं: ₹2 पार नहीं हुई।');
});

test('a text that can be taken apart in many ways is said part by part, each once', () => {
  const days: string[] = [];
  const sayDays = sayIn((iso) => `<${days.push(iso)}>`, { '{1}, {2}': '{1}, {2}', '{1}; {2}': '{1}; {2}' });
  expect(sayDays(`${'2026-11-18; 2026-11-19, '.repeat(6)}and what nobody wrote`)).toBeUndefined();
  expect(days.length).toBe(2);
});

test('what is not written down, in whole or in part, is not said', () => {
  expect(say('Nobody wrote this')).toBeUndefined();
  expect(say('Deduct a shoe at 10%.')).toBeUndefined();
  expect(say(`Deduct ${'9'.repeat(700)} of it`)).toBeUndefined();
});
