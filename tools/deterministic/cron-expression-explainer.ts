// Cron Expression Explainer: the expression in English and its next runs in a time zone.
import { FIRST_DAY, isCountable, LAST_DAY } from '../../src/tools/days.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { number, result, row, text } from '../../src/tools/result.ts';
import { cronInWords, readCron } from './schedules/cron.ts';
import { nextRuns } from './schedules/runs.ts';
import { isTimeZone, Zone } from './schedules/zones.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

export default defineCalculator({
  title: 'Cron Expression Explainer',
  category: 'software-engineering',
  about: 'What a cron schedule means in plain English, and when it runs next',
  computes:
    'Plain-English meaning of a 5-field cron expression and its next N run times in a given time zone from a given start instant',
  fields: {
    expression: {
      type: 'text',
      label: 'Cron expression',
      required: true,
      help: 'Minute, hour, day of month, month, day of week.',
      example: '30 9 * * 1-5',
    },
    time_zone: {
      type: 'text',
      label: 'Time zone',
      required: false,
      maxLength: 60,
      help: 'An IANA name.',
      example: 'Asia/Kolkata',
      default: 'Asia/Kolkata',
    },
    start: {
      type: 'text',
      label: 'Runs after',
      required: true,
      maxLength: 40,
      help: 'An instant with its offset, such as 2026-11-15T00:00:00+05:30.',
      example: '2026-11-15T00:00:00+05:30',
    },
    runs: {
      type: 'number',
      label: 'How many runs',
      required: false,
      min: 1,
      max: 50,
      whole: true,
      help: 'The next run times to list.',
      example: 5,
      default: 5,
    },
  },
  compute({ expression, time_zone, start, runs }) {
    const reading = readCron(expression);
    const problems: (readonly [string, string])[] = [];
    if (!reading.ok)
      problems.push(
        ...reading.faults.map((fault) => ['expression', `Cron expression (expression): ${fault}.`] as const),
      );
    if (!isTimeZone(time_zone.trim()))
      problems.push([
        'time_zone',
        `Time zone (time_zone) must be an IANA name such as Asia/Kolkata, but "${time_zone}" came.`,
      ]);
    const after = INSTANT.test(start.trim()) ? Date.parse(start.trim()) : Number.NaN;
    if (Number.isNaN(after))
      problems.push([
        'start',
        `Runs after (start) must be an instant such as 2026-11-15T00:00:00+05:30, but "${start}" came.`,
      ]);
    else if (!isCountable(start.trim().slice(0, 10)))
      problems.push([
        'start',
        `Runs after (start) must be an instant from ${FIRST_DAY} to ${LAST_DAY}, but "${start}" came.`,
      ]);
    if (!reading.ok || problems.length > 0) return refuse(...problems);
    const zone = new Zone(time_zone.trim());
    const times = nextRuns(reading.cron, zone, after, runs);
    const words = cronInWords(reading.cron);
    return result({
      summary: words,
      rows: [row('In words', text(words)), row('Time zone', text(time_zone.trim()))],
      tables: [
        {
          title: 'Next runs',
          columns: ['No.', 'Local time', 'UTC'],
          rows: times.map((instant, at) => {
            const { day, hour, minute } = zone.wallTime(instant);
            const local = `${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
            return [number(at + 1), text(local), text(new Date(instant).toISOString())];
          }),
        },
      ],
      notes: [
        ...(times.length === 0 ? ['The expression does not fire in the next eight years.'] : []),
        'When both day fields are restricted, either one is enough, as in classic cron. Times that clocks jump over are left out; times that occur twice run once.',
      ],
    });
  },
});
