// The day whose rates an agent asks for, as every tool of the tariff takes it.
import * as z from 'zod';
import { isCalendarDay } from '../calendar/isCalendarDay.ts';
import { GST_START } from '../tariff/model/days.ts';

export const asOf = z
  .string()
  .refine((text) => isCalendarDay(text) && text >= GST_START, {
    error: `must be a date as YYYY-MM-DD from ${GST_START} on.`,
  })
  .optional()
  .describe(`Rates in force on this date, as YYYY-MM-DD from ${GST_START} on; default: today in India.`);

export const dayOption = (day: string | undefined) => (day === undefined ? {} : { asOf: day });
