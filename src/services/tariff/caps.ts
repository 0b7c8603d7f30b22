// The caps of the code lookup service, each for one client address.
import type { CapPolicy } from '../../http/cap.ts';

/** GET and POST /api/lookup together; a batch counts once. */
export const LOOKUP_CAP: CapPolicy = { name: 'lookup', perMinute: 20 };
/** Autocomplete asks on every key stroke. */
export const SUGGEST_CAP: CapPolicy = { name: 'suggest', perMinute: 120 };
/** POST /api/check: a request holds up to a hundred lines. */
export const CHECK_CAP: CapPolicy = { name: 'check', perMinute: 20 };
/** Every other path under /api/. */
export const OTHER_CAP: CapPolicy = { name: 'tariff', perMinute: 60 };
