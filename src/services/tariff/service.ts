// The code lookup service: its routes as one Hono app, and what its published document says of it as a whole.
import { createService, type MoreRoutes, type Service, type ServiceOptions } from '../../http/service.ts';
import { addStandardRoutes, PROMISES, STANDARD_TAG, type StandardSources } from '../../http/standardRoutes.ts';
import { CheckAnswer, CheckFinding, CheckLine } from '../../register/contract.ts';
import * as contract from '../../tariff/lookup/contract.ts';
import { LOOKUP_CAP, OTHER_CAP } from './caps.ts';
import { addCheckRoute, CheckRequest } from './checkRoute.ts';
import { addLookupRoutes, BatchRequest } from './lookupRoutes.ts';
import type { TariffSource } from './source.ts';
import { addTariffRoutes } from './tariffRoutes.ts';

export interface TariffServiceOptions extends Omit<TariffSource, 'dayKey'>, StandardSources, ServiceOptions {
  /** What is served beside the API: pages and MCP. */
  readonly more?: readonly MoreRoutes[];
}

export function createTariffService({ tariff, today, more = [], ...options }: TariffServiceOptions): Service {
  const source: TariffSource = {
    tariff,
    today,
    dayKey(asOf) {
      const now = today();
      return asOf !== undefined && asOf > now ? `${asOf}@${now}` : (asOf ?? now);
    },
  };
  const addRoutes: MoreRoutes['addRoutes'] = (app) => {
    addLookupRoutes(app, source);
    addTariffRoutes(app, source);
    addCheckRoute(app, source);
    addStandardRoutes(app, options);
  };
  return createService(options, OTHER_CAP, [{ addRoutes }, ...more]);
}

export const TARIFF_DOCUMENT = {
  title: 'Kosh code lookup',
  summary: 'HSN and SAC codes with GST rates on any date.',
  description: `Text to code, code to description, batches and metadata over a bundled tariff. ${PROMISES}`,
  tags: [
    { name: 'lookup', description: 'From a text to codes, and from a code to its entries.' },
    { name: 'register', description: 'Lines of a register, held against the law of their day.' },
    { name: 'tariff', description: 'The dataset: records, changes, exports.' },
    STANDARD_TAG,
  ],
  components: {
    Rate: contract.RateView,
    HsnResult: contract.HsnResult,
    Ask: contract.Ask,
    BatchResult: contract.BatchResult,
    CodeLink: contract.CodeLink,
    BatchLookupRequest: BatchRequest,
    LookupResponse: contract.LookupResponse,
    ForwardLookupResponse: contract.ForwardAnswer,
    ReverseLookupResponse: contract.ReverseAnswer,
    BatchLookupResponse: contract.BatchAnswer,
    BriefResult: contract.BriefResult,
    BriefBatchResult: contract.BriefBatchResult,
    BriefForwardLookupResponse: contract.BriefForwardAnswer,
    BriefReverseLookupResponse: contract.BriefReverseAnswer,
    BriefBatchLookupResponse: contract.BriefBatchAnswer,
    DatasetMeta: contract.DatasetMeta,
    CodeRecord: contract.CodeRecord,
    NoSuchCode: contract.NoSuchCode,
    ChangesResponse: contract.ChangesResponse,
    SuggestResponse: contract.SuggestResponse,
    CheckRequest,
    CheckLine,
    CheckFinding,
    CheckAnswer,
  },
  exampleCap: LOOKUP_CAP,
};
