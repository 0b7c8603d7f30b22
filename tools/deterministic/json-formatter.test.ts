import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drained } from '../../src/steps/steps.ts';
import { problemsOf, resultOf } from '../../src/tools/reading.ts';
import formatter from './json-formatter.ts';
import { readJson, writeJson } from './texts/json.ts';

const MOST_OUTPUT = 1_000_000;

const format = (json: string, values: Record<string, unknown> = {}) =>
  resultOf(formatter.run({ json, ...values })).outputs[0]?.text;

test('numbers and strings stay as written; keys sort on request', () => {
  expect(format('{"b":12345678901234567890,"a":[1.0,"\\u0041"]}')).toBe(
    '{\n  "b": 12345678901234567890,\n  "a": [\n    1.0,\n    "\\u0041"\n  ]\n}',
  );
  expect(format('{ "b" : {} , "a" : [ ] }', { style: 'minified, one line', sort_keys: true })).toBe('{"a":[],"b":{}}');
  expect(resultOf(formatter.run({ json: '{"a":1,"a":2}' })).notes.join(' ')).toMatch(/"a"/);
});

test.each([
  ['{"a": 1,}', 1, 9, '}'],
  ['{"a": 1\n "b": 2}', 2, 2, '"b"'],
  ['[1, 2', 1, 6, ''],
  ['{a: 1}', 1, 2, 'a'],
  ["['x']", 1, 2, "'"],
  ['[01]', 1, 2, '01'],
  ['[NaN]', 1, 2, 'NaN'],
  ['{"अ": tru}', 1, 7, 'tru'],
  ['"a\nb"', 1, 3, '\n'],
  ['1 2', 1, 3, '2'],
])('%s fails at line %i, column %i', (json, line, column, token) => {
  expect(drained(readJson(json))).toMatchObject({ ok: false, fault: { line, column, token } });
  expect(problemsOf(formatter.run({ json }))[0]).toContain(`line ${line}, column ${column}`);
});

test('whatever JSON.stringify writes is read, and says the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      const reading = drained(readJson(text));
      if (!reading.ok) throw new Error(text);
      const indented = drained(writeJson(reading.root, { indent: '  ', sortKeys: false }, MOST_OUTPUT));
      expect(JSON.parse(indented ?? '')).toEqual(JSON.parse(text));
      expect(drained(writeJson(reading.root, { indent: '', sortKeys: false }, MOST_OUTPUT))).toBe(text);
    }),
  );
});

test('refuses exactly what JSON.parse refuses', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', '-', '0', '.', 'e', 'true', ' ', '\\', '"'))
        .map((parts) => parts.join('')),
      (text) => {
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        expect(drained(readJson(text)).ok).toBe(valid);
      },
    ),
    { numRuns: 2000 },
  );
});

test('what would be laid out as a huge text is refused', () => {
  const deep = `${'['.repeat(500)}${'1,'.repeat(100_000)}1${']'.repeat(500)}`;
  expect(problemsOf(formatter.run({ json: deep }))[0]).toMatch(/choose "minified, one line"/);
  expect(format(deep, { style: 'minified, one line' })).toBe(deep);
});

test.each([
  ['{"a": "x\ty"}', /in place of the raw character/],
  ['{"a\n": 1}', /in place of the raw character/],
  ['["\\q"]', /an escape such as/],
  ['["abc', /a closing quote/],
])('%j: a string that breaks off says where and why', (text, wanted) => {
  expect(problemsOf(formatter.run({ json: text })).join()).toMatch(wanted);
});
