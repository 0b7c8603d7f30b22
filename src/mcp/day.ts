// A day since GST began as tools take it, and the day whose rates an agent asks for.
import * as z from 'zod';
import { isCalendarDay } from '../calendar/isCalendarDay.ts';
import { butCame } from '../contract/came.ts';
import { GST_START } from '../tariff/model/days.ts';

const error = butCame(`must be a date as YYYY-MM-DD from ${GST_START} on`);

export const day = z.string({ error }).refine((text) => isCalendarDay(text) && text >= GST_START, { error });

export const asOf = day
  .optional()
  .describe(`Rates in force on this date, as YYYY-MM-DD from ${GST_START} on; default: today in India.`);

export const dayOption = (day: string | undefined) => (day === undefined ? {} : { asOf: day });
