import { expect, test } from 'vitest';
import { nearNames } from './nearNames.ts';

const NAMES = ['emi-calculator', 'gst-calculator', 'meeting-minutes-from-notes', 'soap-note-structurer', 'minutes'];

test.each([
  ['nope', []],
  ['emi-calculater', ['emi-calculator']],
  ['gst-calc', ['gst-calculator']],
  ['minutes', ['minutes', 'meeting-minutes-from-notes']],
  ['calculator', ['emi-calculator', 'gst-calculator']],
  ['note', ['soap-note-structurer', 'meeting-minutes-from-notes']],
  ['tds', []],
  ['-', []],
])('near %s', (name, near) => expect(nearNames(name, NAMES, 3)).toEqual(near));
