// The route that checks lines of a register against the law of their day.
import { z } from '@hono/zod-openapi';
import { butCame } from '../../contract/came.ts';
import { fresh } from '../../http/answers.ts';
import { jsonIn, readBody } from '../../http/body.ts';
import { costly } from '../../http/context.ts';
import { operation } from '../../http/operation.ts';
import { dateFrom } from '../../http/parameters.ts';
import type { App } from '../../http/service.ts';
import { checkLines } from '../../register/check/given.ts';
import { CheckAnswer, CheckLine } from '../../register/contract.ts';
import { linesOf } from '../../register/lineSchema.ts';
import { isGstin } from '../../register/read/places.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { CHECK_CAP } from './caps.ts';
import { ASKED, QUESTIONS } from './examples.ts';
import { asOfOption, type TariffSource } from './source.ts';

/** POST /api/check */
export const CheckRequest = z.object(
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
);

const check = operation({
  method: 'post',
  path: '/api/check',
  id: 'checkLines',
  tag: 'register',
  summary: 'Check 1 to 100 lines of a register',
  description:
    'Says what a portal will refuse, which rates are not lawful on the day of the line and why, which taxes do not add up, and what a person should look at, each with its repair where one is certain. The lines are checked and forgotten: nothing is kept or logged.',
  body: { component: 'CheckRequest', example: { lines: ASKED.lines, supplier_gstin: ASKED.supplierGstin } },
  ok: { description: 'What was found.', schema: CheckAnswer, example: QUESTIONS.check },
  errors: { 400: QUESTIONS.badLine, 413: QUESTIONS.tooLarge },
  cap: CHECK_CAP,
  costly: true,
  cacheable: false,
});

export function addCheckRoute(app: App, { tariff }: TariffSource): void {
  app.openapi(check, async (c) => {
    const body = await readBody(c);
    const answer = await costly(c, () => {
      const { lines, as_of, turnover, supplier_gstin: supplierGstin } = jsonIn(body, CheckRequest);
      return checkLines(tariff, lines, {
        ...asOfOption(as_of),
        ...(turnover !== undefined && { turnover }),
        ...(supplierGstin !== undefined && { supplierGstin }),
      });
    });
    return fresh(c, answer);
  });
}
