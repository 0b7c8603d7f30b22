// How a result says that compensation cess has ended, and how a reader of it tells that from cess that applies.
import type { HsnResult } from './types.ts';

const ENDED = 'No compensation cess since';

/** `since` is the first day without cess, `until` the last with it. */
export const endedCessNote = (since: string, until: string, last: string): string =>
  `${ENDED} ${since}; until ${until}: ${last}`;

/** Whether cess applies on the result's day; of coal it is an amount, so `cess_rate` 0 says nothing. */
export const bearsCess = ({ cess_note: note }: Pick<HsnResult, 'cess_note'>): boolean =>
  note !== undefined && !note.startsWith(ENDED);
