// What the code lookup service accepts. These schemas check every request and are published in /openapi.json.
import * as z from 'zod';
import { butCame, butLengthCame } from '../../contract/came.ts';
import { dateFrom, text, texts, wholeNumber } from '../../http/parameters.ts';
import { CheckLine } from '../../register/contract.ts';
import { linesOf } from '../../register/lineSchema.ts';
import { isGstin } from '../../register/read/places.ts';
import { MAX_TEXT } from '../../tariff/lookup/codeText.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { CELL_FIELDS } from './cell.ts';
import { ASKED } from './examples.ts';

export { parse } from '../../http/parameters.ts';

const asOf = dateFrom('Parameter as_of', GST_START, {
  description: `Answer with the rates in force on this date, ${GST_START} or later. Default: today in India. For a date later than both today and the dataset, notes says up to when rates are known.`,
  example: ASKED.asOf,
}).optional();

const q = text('Parameter q', MAX_TEXT, {
  maxLength: MAX_TEXT,
  description:
    'What the goods or the service are, in words. English, Hindi or romanised Hindi; everyday words of other Indian languages, in their scripts or in Latin letters.',
  example: ASKED.q,
});

const code = text('Parameter code', 20, {
  maxLength: 20,
  description: 'A full code or a prefix; spaces, dots and hyphens are dropped.',
  example: ASKED.code,
});

const limit = wholeNumber('Parameter limit', 1, 20, 5, {
  description: 'Matches at most. Applies to q; ignored when code is used.',
});

/** GET /api/lookup?q= */
export const ForwardQuery = z.object({ q, limit, as_of: asOf });

/** GET /api/lookup?code= (limit is ignored, whatever it is) */
export const ReverseQuery = z.object({ code, as_of: asOf });

/** Both forms as one list of parameters, for the published document. */
export const LookupQuery = z.object({ q: q.optional(), code: code.optional(), limit, as_of: asOf });

/** GET /api/cell */
export const CellQuery = z.object({
  q,
  field: z
    .enum(CELL_FIELDS, { error: butCame(`Parameter field must be one of ${CELL_FIELDS.join(', ')}`) })
    .default('code')
    .meta({ description: 'What the cell shows.' }),
  as_of: asOf,
});

/** POST /api/lookup */
export const BatchRequest = z
  .object(
    {
      items: texts('items', MAX_TEXT, 'items must be a list of 1 to 10 texts')
        .min(1, { error: butCame('items must hold 1 to 10 texts') })
        .max(10, { error: butLengthCame('items may hold 10 texts at most') })
        .meta({ description: `Descriptions to look up, 1 to 10, each of 1 to ${MAX_TEXT} characters.` }),
      as_of: dateFrom('as_of', GST_START, {
        description: 'As the parameter as_of, which may be given instead; two different dates are refused.',
      }).optional(),
    },
    { error: butCame('The body must be a JSON object with a list "items" of 1 to 10 texts') },
  )
  .meta({ id: 'BatchLookupRequest', example: { items: ASKED.items } });

/** POST /api/check */
export const CheckRequest = z
  .object(
    {
      lines: linesOf(CheckLine, true),
      turnover: z
        .number({ error: butCame('turnover must be rupees as a number of 0 or more') })
        .min(0, { error: butCame('turnover must be rupees as a number of 0 or more') })
        .exactOptional()
        .meta({
          description:
            'Aggregate turnover of the year before, in rupees; it decides how many digits are needed. Default: not above ₹5 crore.',
        }),
      as_of: dateFrom('as_of', GST_START, {
        description: 'Rates of this day for lines without a date. Default: today in India.',
      }).exactOptional(),
      supplier_gstin: z
        .string({ error: butCame('supplier_gstin must be a GSTIN such as 27AAPFU0939F1ZV') })
        .refine(isGstin, { error: butCame('supplier_gstin must be a GSTIN such as 27AAPFU0939F1ZV') })
        .exactOptional()
        .meta({ description: 'GSTIN of the seller: which tax is due depends on where he is.' }),
    },
    { error: butCame('The body must be a JSON object with a list "lines" of 1 to 100 lines') },
  )
  .meta({ id: 'CheckRequest', example: { lines: ASKED.lines, supplier_gstin: ASKED.supplierGstin } });

/** GET /api/codes/{code}, the exports, and POST /api/lookup beside its body */
export const AsOfQuery = z.object({ as_of: asOf });

const CodePath = z.object({
  code: text('Path parameter code', 20, {
    maxLength: 20,
    description: 'A code of 4 to 8 digits; spaces, dots and hyphens are dropped.',
    example: ASKED.digits,
  }),
});

export { CodePath };

/** GET /api/changes */
export const ChangesQuery = z.object({
  from: dateFrom('Parameter from', GST_START, { description: 'First day.', example: ASKED.changedOn }),
  to: dateFrom('Parameter to', GST_START, {
    description: 'Last day. Default: today in India.',
    example: ASKED.changedOn,
  }).optional(),
  limit: wholeNumber('Parameter limit', 1, 5000, 1000, { description: 'Changes at most.' }),
  offset: wholeNumber('Parameter offset', 0, Number.MAX_SAFE_INTEGER, 0, { description: 'Changes to skip.' }),
});

/** GET /api/suggest */
export const SuggestQuery = z.object({
  q: text('Parameter q', MAX_TEXT, {
    maxLength: MAX_TEXT,
    description: 'The beginning of a name or of a code.',
    example: ASKED.typed,
  }),
});
