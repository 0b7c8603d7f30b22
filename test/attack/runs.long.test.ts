// The same sign again and again, where patterns could read it in many ways: in the cells of a register's line and behind
// words in a text. Nobody waits for it longer than for other requests. Costs are processor time as ratios to a fixed piece
// of work.
import { beforeAll, expect, test } from 'vitest';
import { LINE_FIELDS } from '../../src/register/check/given.ts';
import { heldFor, yardstickMs } from './held/cost.ts';
import { type Ask, openServices } from './held/services.ts';
import { MOST } from './hostileTexts.ts';

/** In yardsticks of about 10 ms. */
const MOST_OF_LOOKUP = 2;
const MOST_OF_CHECK = 5;
const LETTERS = 300;
const LINES = 20;
const TRIES = 5;

let ask: Ask;
beforeAll(() => {
  ask = openServices();
  // Once before it counts, so that it is compiled.
  yardstickMs();
});

const WORDS = ['shirt 5 @', 'hotel room 5 price', 'flat 1 rs', 'truck 5 gvw', '5', 'gst', 'how much gst on shirt 5'];
const SIGNS = ['\n', '\t', '\u2028', ' ', '1', ',', '-', 'gst ', 'ka gst '];
const texts = WORDS.flatMap((word) => SIGNS.map((sign) => `${word}${sign.repeat(MOST)}`.slice(0, MOST - 1)));

test.each(texts.map((text) => [JSON.stringify(text.slice(0, 30)), `${text}x`]))('a text of %s', async (_, text) => {
  const path = `/api/lookup?q=${encodeURIComponent(text)}&limit=20`;
  const measured = { tries: TRIES, limit: MOST_OF_LOOKUP };
  const { status, yardsticks } = await heldFor(() => ask, { service: 'tariff', path }, measured);
  expect(status).toBe(200);
  expect(yardsticks).toBeLessThan(MOST_OF_LOOKUP);
});

const cells = ['1', 'gst', 'less', 'for pvt ', 'total'].flatMap((begins) =>
  [' ', '\n', '1', ',', '0', '+', 'pvt '].map((sign) => `${begins}${sign.repeat(LETTERS)}`.slice(0, LETTERS - 1)),
);

test.each(cells.map((cell) => [JSON.stringify(cell.slice(0, 20)), `${cell}!`]))('cells of %s', async (_, cell) => {
  const fields = LINE_FIELDS.filter((field) => field !== 'description');
  const places = Array.from({ length: LINES }, (_unused, at) =>
    Object.fromEntries([at, at + LINES / 2].map((place) => [fields[place % fields.length] ?? '', cell])),
  );
  const body = JSON.stringify({ lines: places.map((line) => ({ description: 'cotton shirt', ...line })) });
  const question = { service: 'tariff', path: '/api/check', body } as const;
  const { status, yardsticks } = await heldFor(() => ask, question, { tries: TRIES, limit: MOST_OF_CHECK });
  expect(status).toBe(200);
  expect(yardsticks).toBeLessThan(MOST_OF_CHECK);
});
