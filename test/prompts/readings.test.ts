// What readers of the law found once in a prompt stays mended: the words that carry the rule, and those that were wrong.
import { expect, test } from 'vitest';
import type { PromptTool } from '../../src/prompts/kit.ts';
import dispatch from '../../tools/tax-compliance/e-invoice-eway-bill-dispatch-check.ts';
import notice from '../../tools/tax-compliance/income-tax-notice-response.ts';

const READINGS: readonly (readonly [what: string, tool: PromptTool, says: readonly RegExp[], never: RegExp])[] = [
  [
    'dispatch check: the current year does not make an e-invoice due',
    dispatch,
    [/any preceding financial year since 2017-18/, /needs e-invoices from 1 April after it/, /without exempt goods/],
    /turnover in any year since/,
  ],
  [
    'income-tax notice: reassessment by stage, demand with appeal and stay',
    notice,
    [/section 148A of the 1961 Act, 281 of the 2025 Act/, /answered by a return within the period/, /request for stay/],
    /asking for the reasons/,
  ],
];

test.each(READINGS)('%s', (_what, { prompt, fields }, says, never) => {
  for (const words of says) expect(prompt).toMatch(words);
  expect(`${prompt} ${JSON.stringify(fields)}`).not.toMatch(never);
});
