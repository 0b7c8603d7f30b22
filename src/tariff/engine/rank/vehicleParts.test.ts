// Parts of cars and of two-wheelers are told apart by their headings.
import { expect, test } from 'vitest';
import { isOtherVehicle, isVehiclePart } from './vehicleParts.ts';

test('two headings have parts of vehicles', () => {
  expect([8708, 8714, 8711, 4011].map(isVehiclePart)).toEqual([true, true, false, false]);
});

test('parts of the other vehicle are ruled out, other goods are not', () => {
  expect(isOtherVehicle(8708, 'two-wheeler')).toBe(true);
  expect(isOtherVehicle(8714, 'two-wheeler')).toBe(false);
  for (const vehicle of ['car', 'tractor', 'commercial'] as const) {
    expect([isOtherVehicle(8714, vehicle), isOtherVehicle(8708, vehicle), isOtherVehicle(8512, vehicle)]).toEqual([
      true,
      false,
      false,
    ]);
  }
});
