// Colours are for people: never when NO_COLOR is set or the output is piped, unless forced.
import { expect, test } from 'vitest';
import { wantsColour } from './terminal.ts';

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [true, { TERM: 'dumb' }, false],
  [false, { FORCE_COLOR: '1' }, true],
  [false, { FORCE_COLOR: '0' }, false],
  [true, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
])('a terminal: %s, environment %j: %s', (isInteractive, environment, wanted) => {
  expect(wantsColour(isInteractive, environment)).toBe(wanted);
});
