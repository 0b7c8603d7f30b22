// Parts of cars and parts of two-wheelers have headings of their own: a model in the text tells which it cannot be.
import type { Vehicle } from '../../model/words.ts';

/** Parts of motor vehicles of 8701 to 8705; parts of motorcycles and bicycles. */
const PARTS_OF_CARS = 8708;
const PARTS_OF_TWO_WHEELERS = 8714;

export const isVehiclePart = (digits: number): boolean => digits === PARTS_OF_CARS || digits === PARTS_OF_TWO_WHEELERS;

/** Whether a heading has the parts of another vehicle. */
export const isOtherVehicle = (digits: number, vehicle: Vehicle): boolean =>
  digits === (vehicle === 'two-wheeler' ? PARTS_OF_CARS : PARTS_OF_TWO_WHEELERS);
