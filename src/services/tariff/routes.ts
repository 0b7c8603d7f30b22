// The routes of the code lookup service: from a checked request to an answer of the tariff.
import { quoted } from '../../contract/came.ts';
import {
  type Answer,
  cached,
  cachedJson,
  cachedPieces,
  cachedSteps,
  fresh,
  listPieces,
  ready,
} from '../../http/answer.ts';
import { type Later, later, needing } from '../../http/later.ts';
import { ReadyBody } from '../../http/readyBody.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Incoming, Route } from '../../http/route.ts';
import { inSlices, inTurn } from '../../http/turns.ts';
import type { Steps } from '../../steps/steps.ts';
import type { Tariff } from '../../tariff/index.ts';
import { CHECK_CAP, LOOKUP_CAP, OTHER_CAP, SUGGEST_CAP } from './caps.ts';
import { cellText } from './cell.ts';
import { csvPieces, ndjsonPieces } from './export.ts';

export interface TariffSource {
  readonly tariff: Tariff;
  /** Today in India as YYYY-MM-DD: answers without a date belong to one day. */
  readonly today: () => string;
}

type Requests = typeof import('./requests.ts');

const asOfOption = (asOf: string | undefined) => (asOf === undefined ? {} : { asOf });

/** Unlike lists of values are unlike keys: free text stands last, so nothing in it can pass for another part. */
const keyOf = (kind: string, ...parts: readonly (string | number)[]): string => `${kind}\n${parts.join('\n')}`;

/** What the first lookup finds, once all that it needs is open. */
function* afterOpening<Found>(tariff: Tariff, find: () => Found): Steps<Found> {
  yield* tariff.openSteps();
  return find();
}

/** What every handler of the service works with. */
interface Handling {
  readonly tariff: Tariff;
  readonly today: () => string;
  readonly requests: Later<Requests>;
  /** The day of an answer, for its key: what is said of a day to come depends on today. */
  readonly dayKey: (asOf: string | undefined) => string;
}

export function tariffRoutes({ tariff, today }: TariffSource): readonly Route[] {
  const handling: Handling = {
    tariff,
    today,
    requests: later(() => import('./requests.ts')),
    dayKey(asOf) {
      const now = today();
      return asOf !== undefined && asOf > now ? `${asOf}@${now}` : (asOf ?? now);
    },
  };
  return [
    lookupRoute(handling),
    batchRoute(handling),
    cellRoute(handling),
    { method: 'GET', path: '/api/meta', cap: OTHER_CAP, handle: () => cached(keyOf('meta'), () => tariff.meta()) },
    codeRoute(handling),
    changesRoute(handling),
    suggestRoute(handling),
    checkRoute(handling),
    exportRoute(handling, 'csv'),
    exportRoute(handling, 'ndjson'),
  ];
}

/** By a text, or the other way round by a code. */
function lookupRoute({ tariff, requests, dayKey }: Handling): Route {
  const forward = ({ parse, ForwardQuery }: Requests, query: Incoming['query']): Answer => {
    const { q, limit, as_of: asOf } = parse(ForwardQuery, query);
    const key = keyOf('q', limit, dayKey(asOf), q);
    const found = () => tariff.lookupJson(q, asOf === undefined ? { limit } : { limit, asOf });
    return cachedJson(key, tariff.isOpen ? found : () => afterOpening(tariff, found));
  };

  const reverse = ({ parse, ReverseQuery }: Requests, query: Incoming['query']): Answer => {
    const { code, as_of: asOf } = parse(ReverseQuery, query);
    return cachedPieces(keyOf('code', dayKey(asOf), code), () =>
      listPieces({ query: code }, 'results', tariff.entriesUnder(code, asOfOption(asOf))),
    );
  };

  const lookup = (checks: Requests, { query }: Incoming): Answer => {
    if (query.q !== undefined && query.code !== undefined) {
      throw new Refusal(400, 'Parameters q and code were both given; give exactly one of them.');
    }
    if (query.code !== undefined) return reverse(checks, query);
    if (query.q !== undefined) return forward(checks, query);
    throw new Refusal(
      400,
      'Parameter q (a description) or code (a code or its beginning) is required; give exactly one.',
    );
  };

  return {
    method: 'GET',
    path: '/api/lookup',
    parameters: ['q', 'code', 'limit', 'as_of'],
    cap: LOOKUP_CAP,
    handle: needing(requests, lookup),
  };
}

function batchRoute({ tariff, requests }: Handling): Route {
  const batch = async (checks: Requests, request: Incoming): Promise<Answer> => {
    const { as_of: inQuery } = checks.parse(checks.AsOfQuery, request.query);
    const { items, as_of: inBody } = checks.parse(checks.BatchRequest, await request.body());
    if (inQuery !== undefined && inBody !== undefined && inQuery !== inBody) {
      throw new Refusal(
        400,
        `as_of was given twice, as ${quoted(inQuery)} in the address and as ${quoted(inBody)} in the body; give one date.`,
      );
    }
    return fresh(await inSlices(tariff.batchSteps(items, asOfOption(inBody ?? inQuery))));
  };
  return {
    method: 'POST',
    path: '/api/lookup',
    parameters: ['as_of'],
    cap: LOOKUP_CAP,
    handle: needing(requests, batch),
  };
}

function cellRoute({ tariff, requests }: Handling): Route {
  const cell = async ({ parse, CellQuery }: Requests, { query }: Incoming): Promise<Answer> => {
    const { q, field, as_of: asOf } = parse(CellQuery, query);
    await inSlices(tariff.openSteps());
    return ready(new ReadyBody(cellText(tariff.lookup(q, asOfOption(asOf)), field), 'text/plain; charset=utf-8'));
  };
  return {
    method: 'GET',
    path: '/api/cell',
    parameters: ['q', 'field', 'as_of'],
    cap: LOOKUP_CAP,
    handle: needing(requests, cell),
  };
}

function codeRoute({ tariff, requests, dayKey }: Handling): Route {
  const describe = ({ parse, CodePath, AsOfQuery }: Requests, request: Incoming): Answer => {
    const { code } = parse(CodePath, { code: request.param('code') });
    const { as_of: asOf } = parse(AsOfQuery, request.query);
    return cached(keyOf('describe', dayKey(asOf), code), () => {
      const record = tariff.describe(code, asOfOption(asOf));
      if ('error' in record) throw new Refusal(404, record.error, { details: { nearest: record.nearest } });
      return record;
    });
  };
  return {
    method: 'GET',
    path: '/api/codes/:code',
    parameters: ['as_of'],
    cap: OTHER_CAP,
    handle: needing(requests, describe),
  };
}

function changesRoute({ tariff, today, requests }: Handling): Route {
  const changes = async ({ parse, ChangesQuery }: Requests, { query }: Incoming): Promise<Answer> => {
    const { from, to: last, limit, offset } = parse(ChangesQuery, query);
    const to = last ?? today();
    if (to < from) {
      throw new Refusal(
        400,
        last === undefined
          ? `Parameter from must not be after today (${to}) unless to is given, but ${quoted(from)} came.`
          : `Parameter to must not be before from (${from}), but ${quoted(to)} came.`,
      );
    }
    const { total, some } = await inSlices(tariff.changeSteps(from, to));
    const returned = Math.max(0, Math.min(limit, total - offset));
    return cachedPieces(keyOf('changes', from, to, limit, offset), () =>
      listPieces({ from, to, total, returned }, 'results', some(offset, limit), {
        corrections: tariff.corrections(from, to),
      }),
    );
  };
  return {
    method: 'GET',
    path: '/api/changes',
    parameters: ['from', 'to', 'limit', 'offset'],
    cap: OTHER_CAP,
    handle: needing(requests, changes),
  };
}

function suggestRoute({ tariff, requests }: Handling): Route {
  const suggest = ({ parse, SuggestQuery }: Requests, { query }: Incoming): Answer => {
    const { q } = parse(SuggestQuery, query);
    return cachedSteps(keyOf('suggest', q), function* () {
      return { query: q, suggestions: yield* tariff.suggestSteps(q) };
    });
  };
  return {
    method: 'GET',
    path: '/api/suggest',
    parameters: ['q'],
    cap: SUGGEST_CAP,
    handle: needing(requests, suggest),
  };
}

function checkRoute({ tariff, requests }: Handling): Route {
  const register = later(() => import('../../register/check/given.ts'));
  const check = async (checks: Requests, request: Incoming): Promise<Answer> => {
    const asked = checks.parse(checks.CheckRequest, await request.body());
    const { checkSteps } = register.value ?? (await register.load());
    return fresh(
      await inTurn(() =>
        checkSteps(tariff, asked.lines, {
          ...asOfOption(asked.as_of),
          ...(asked.turnover !== undefined && { turnover: asked.turnover }),
          ...(asked.supplier_gstin !== undefined && { supplierGstin: asked.supplier_gstin }),
        }),
      ),
    );
  };
  return { method: 'POST', path: '/api/check', cap: CHECK_CAP, handle: needing(requests, check) };
}

function exportRoute({ tariff, today, requests, dayKey }: Handling, format: 'csv' | 'ndjson'): Route {
  const exported = ({ parse, AsOfQuery }: Requests, request: Incoming): Answer => {
    const { as_of: asOf } = parse(AsOfQuery, request.query);
    const day = asOf ?? today();
    return {
      kind: 'stream',
      contentType: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8',
      fileName: `kosh-codes-${day}.${format}`,
      tag: `${tariff.meta().version}-${dayKey(asOf)}-${format}`,
      pieces: () => (format === 'csv' ? csvPieces : ndjsonPieces)(tariff.all({ asOf: day })),
    };
  };
  return {
    method: 'GET',
    path: `/api/export.${format}`,
    parameters: ['as_of'],
    cap: OTHER_CAP,
    handle: needing(requests, exported),
  };
}
