import { describe, expect, test } from 'vitest';
import { tyreSizeIn } from './tyres.ts';

describe('sizes of tyres', () => {
  test.each([
    ['165/80 r14', 'car'],
    ['tyre 205/55r16 tubeless', 'car'],
    ['145/70 r12', 'car'],
    ['90/90-12', 'motorcycle'],
    ['140/70 r17', 'motorcycle'],
    ['2.75-18', 'motorcycle'],
    ['2.75/3.00-18', 'motorcycle'],
    ['3.00-10', 'scooter'],
    ['4.00-8 6pr', 'auto rickshaw'],
    ['10.00-20', 'truck'],
    ['10.00 r20', 'truck'],
    ['295/80 r22.5', 'truck'],
    ['8.25-16', 'truck'],
    ['13.6-28', 'tractor'],
    ['420/85 r28', 'tractor'],
    ['17.5-25', 'loader'],
  ])('"%s" is of a %s', (text, vehicle) => {
    expect(tyreSizeIn(text)?.vehicle).toBe(vehicle);
  });

  test.each(['6.00-16', '16.9-28'])('vehicles of several kinds have "%s"', (text) => {
    expect(tyreSizeIn(text)).toEqual({ from: 0, to: text.length, vehicle: undefined });
  });

  test.each(['1.5-2', '2.5-10 mm', '3/4-16', 'shirt 38-40', '10-20 kg', '1/2 inch', '15/10 grade'])(
    '"%s" is no tyre',
    (text) => {
      expect(tyreSizeIn(text)).toBeUndefined();
    },
  );

  test('stands where it stands', () => {
    const text = 'mrf 165/80 r14 tl';
    const size = tyreSizeIn(text);
    expect(text.slice(size?.from, size?.to)).toBe('165/80 r14');
  });
});
