// What readers of the law found once in a prompt stays mended: the words that carry the rule, and those that were wrong.
import { expect, test } from 'vitest';
import type { PromptTool } from '../../src/prompts/kit.ts';
import mudra from '../../tools/accounting-finance/mudra-loan-project-report.ts';
import board from '../../tools/legal-contracts/companies-act-board-resolution.ts';
import dispatch from '../../tools/tax-compliance/e-invoice-eway-bill-dispatch-check.ts';
import notice from '../../tools/tax-compliance/income-tax-notice-response.ts';

const READINGS: readonly (readonly [what: string, tool: PromptTool, says: readonly RegExp[], never: RegExp | null])[] =
  [
    [
      'dispatch check: the current year does not make an e-invoice due',
      dispatch,
      [/any preceding financial year since 2017-18/, /needs e-invoices from 1 April after it/, /without exempt goods/],
      /turnover in any year since/,
    ],
    [
      'income-tax notice: reassessment by stage, demand with appeal and stay',
      notice,
      [
        /section 148A of the 1961 Act, 281 of the 2025 Act/,
        /answered by a return within the period/,
        /request for stay/,
      ],
      /asking for the reasons/,
    ],
    [
      'MUDRA: activities allied to agriculture are within',
      mudra,
      [/allied to agriculture: dairy, poultry, fishery/, /crop loan, land improvement/],
      /farm need is named as outside/,
    ],
    [
      'board resolution: section 180 is not for private companies',
      board,
      [/464\(E\) of 5 June 2015: section 180 does not apply/, /interested director may take part once/],
      null,
    ],
  ];

test.each(READINGS)('%s', (_what, { prompt, fields }, says, never) => {
  for (const words of says) expect(prompt).toMatch(words);
  if (never !== null) expect(`${prompt} ${JSON.stringify(fields)}`).not.toMatch(never);
});
