// The changes for programs that follow them: a table, a feed and a calendar, by chapter and for a list of codes.
import { csvLine } from '../../csv/write.ts';
import type { Tariff } from '../../tariff/index.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { atomText } from '../site/atom.ts';
import { en } from '../texts/en.ts';
import {
  type ChangesQuery,
  changesSearch,
  groupedBy,
  moveOf,
  moveText,
  notificationsOfAll,
  type RateChange,
} from './rateChanges.ts';
import { ratesWord, spaced } from './words.ts';

export const CSV_TYPE = 'text/csv; charset=utf-8';
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

type Records = Pick<Tariff, 'records'>;

/** An item a line. Programs read it, so it is in English, as the API is. */
export function* changesCsv({ records }: Records, changes: readonly RateChange[]): Generator<string> {
  yield csvLine(['on', 'code', 'description', 'before', 'after', 'notifications']);
  for (const { code, on, before, after, notifications } of changes) {
    const rates = [ratesWord(before, en), ratesWord(after, en)];
    yield csvLine([on, records.code(code), records.description(code), ...rates, notifications.join('; ')]);
  }
}

export interface FeedPlace {
  readonly baseUrl: string;
  readonly query: ChangesQuery;
}

const MOST_DAYS = 40;
const MOST_MOVES = 12;
const MOST_NAMED = 8;

interface ChangedDay {
  readonly on: string;
  readonly title: string;
  /** A line for each thing that happened. */
  readonly lines: readonly string[];
}

/** The latest days, each with what happened on it. */
function daysOf({ records }: Records, changes: readonly RateChange[]): readonly ChangedDay[] {
  return [...groupedBy(changes, ({ on }) => on)].slice(0, MOST_DAYS).map(([on, items]) => {
    const moves = [...groupedBy(items, moveOf).values()].sort((a, b) => b.length - a.length);
    const lines = moves.slice(0, MOST_MOVES).map((group) => {
      const [first] = group;
      const named = group.slice(0, MOST_NAMED).map(({ code }) => spaced(records.code(code)));
      const more = group.length > MOST_NAMED ? en.changes.andMore(group.length - MOST_NAMED) : '';
      return `${first === undefined ? '' : moveText(first, en)}: ${en.changes.items(group.length)} (${named.join(', ')}${more})`;
    });
    const notifications = notificationsOfAll(items).slice(0, 3).join(', ');
    return {
      on,
      title: `${en.changes.feedTitle(items.length)}${notifications === '' ? '' : `, ${notifications}`}`,
      lines,
    };
  });
}

const pageOf = ({ baseUrl, query }: FeedPlace, on: string): string =>
  `${baseUrl}/changes${changesSearch({ ...query, from: on, to: on, move: '', page: 1 })}`;

export function changesAtom(tariff: Records, changes: readonly RateChange[], place: FeedPlace): string {
  const days = daysOf(tariff, changes);
  const search = changesSearch({ ...place.query, move: '', page: 1 });
  return atomText({
    self: `${place.baseUrl}/changes.atom${search}`,
    page: `${place.baseUrl}/changes${search}`,
    title: en.changes.feedName,
    updated: days[0]?.on ?? GST_START,
    entries: days.map(({ on, title, lines }) => ({
      address: pageOf(place, on),
      title: `${on}: ${title}`,
      on,
      text: lines.join('\n'),
    })),
  });
}

/** RFC 5545: what separates and ends values is escaped, and lines are folded at 75 bytes. */
const calendarText = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

/** How many bytes a sign takes in UTF-8. */
const bytesOf = (point: number): number => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const sign of line) {
    const size = bytesOf(sign.codePointAt(0) ?? 0);
    if (bytes + size > 74) {
      parts.push(part);
      part = '';
      bytes = 1;
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

export function changesCalendar(tariff: Records, changes: readonly RateChange[], place: FeedPlace): string {
  const host = new URL(place.baseUrl).host;
  const events = daysOf(tariff, changes).flatMap(({ on, title, lines }) => [
    'BEGIN:VEVENT',
    `UID:${on}-${place.query.chapter}${place.query.codes.join('')}@${host}`,
    `DTSTAMP:${on.replaceAll('-', '')}T000000Z`,
    `DTSTART;VALUE=DATE:${on.replaceAll('-', '')}`,
    `SUMMARY:${calendarText(title)}`,
    `DESCRIPTION:${calendarText(lines.join('\n'))}`,
    `URL:${pageOf(place, on)}`,
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kosh//GST rate changes//EN', ...events, 'END:VCALENDAR'];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
