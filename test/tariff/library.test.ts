// The library as plain JavaScript calls it: a wrong value is an error in words, never another answer.
import { describe, expect, it } from 'vitest';
import { openTariff } from '../../src/tariff/node.ts';

/** As a program without types sees it. */
type Untyped = Readonly<
  Record<
    'lookup' | 'reverse' | 'batch' | 'describe' | 'changes' | 'suggest' | 'all',
    (...given: readonly unknown[]) => unknown
  >
>;
const tariff = openTariff() as unknown as Untyped;

describe('values that TypeScript would refuse', () => {
  it.each([[1.5], [0], [-1], [Number.NaN], [1000], ['5'], [null]])('limit %j', (limit) => {
    expect(() => tariff.lookup('rice', { limit })).toThrow(
      /^limit must be a whole number from 1 to 20, but .* came\.$/,
    );
  });

  it.each([[''], [' \t']])('text %j', (text) => {
    expect(() => tariff.lookup(text)).toThrow(new RangeError('text must not be empty.'));
    expect(() => tariff.batch(['rice', text])).toThrow(new RangeError('items[1] must not be empty.'));
  });

  it.each([[undefined], [null], [8517], [{}]])('%j in place of a text', (text) => {
    for (const call of [tariff.lookup, tariff.reverse, tariff.describe, tariff.suggest]) {
      expect(() => call.call(tariff, text)).toThrow(TypeError);
      expect(() => call.call(tariff, text)).toThrow(/^(text|code) must be a text, but .* came\.$/);
    }
    expect(() => tariff.batch([text])).toThrow(/^items\[0\] must be a text/);
    expect(() => tariff.batch(text)).toThrow(TypeError);
    expect(() => tariff.batch(text)).toThrow(/^items must be a list of texts, but .+ came\.$/);
  });

  it('an option that does not exist, above all as_of', () => {
    const old = { as_of: '2019-01-01' };
    expect(() => tariff.lookup('rice', old)).toThrow(
      new TypeError('There is no option "as_of"; the options are limit and asOf.'),
    );
    for (const call of [tariff.reverse, tariff.describe])
      expect(() => call.call(tariff, '8517', old)).toThrow(TypeError);
    expect(() => tariff.batch(['rice'], old)).toThrow(TypeError);
    expect(() => tariff.all(old)).toThrow(TypeError);
  });

  it.each([[5], ['2019-01-01'], [null], [[]], [new Date(0)]])('%j in place of the options', (options) => {
    const wanted = /^options must be an object with (limit and )?asOf, but .+ came\.$/;
    for (const call of [tariff.lookup, tariff.reverse, tariff.describe]) {
      expect(() => call.call(tariff, '8517', options)).toThrow(TypeError);
      expect(() => call.call(tariff, '8517', options)).toThrow(wanted);
    }
    expect(() => tariff.batch(['rice'], options)).toThrow(wanted);
    expect(() => tariff.all(options)).toThrow(wanted);
  });

  it('days', () => {
    expect(() => tariff.lookup('rice', { asOf: '2016-01-01' })).toThrow(/^asOf must be a date/);
    expect(() => tariff.all({ asOf: '2019' })).toThrow(RangeError);
    expect(() => tariff.changes('2025', '2025-09-22')).toThrow(/^from must be a date/);
    expect(() => tariff.changes('2025-09-22', undefined)).toThrow(/^to must be a date/);
  });
});
