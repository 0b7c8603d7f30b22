// What the titles above a table say of all its rows: the seller's GSTIN and the period.
import type { Table } from './cells.ts';
import { lastDayIn, periodIn } from './dates.ts';
import type { FileFacts } from './lines.ts';
import { gstinIn } from './places.ts';

export function titleFacts(titles: Table): FileFacts {
  const text = titles.map((row) => row.join(' ')).join('\n');
  const supplierGstin = gstinIn(text);
  const day = lastDayIn(text);
  const period = periodIn(text);
  return {
    ...(supplierGstin !== '' && { supplierGstin }),
    ...(day !== undefined && { day }),
    ...(period !== undefined && { period }),
  };
}
