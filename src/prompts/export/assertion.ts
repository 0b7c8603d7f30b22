// The assertion of an exported test: the measuring of `kosh prompts eval`, as one text of JavaScript.
import type { Expectations } from '../expect/expectations.ts';
import type { Measuring } from '../expect/measure.ts';
import type { Check } from './gradeAnswer.ts';

/**
 * The body of a function with `output`. promptfoo fills assertions with Nunjucks too, so that nothing in it may look
 * like a tag; a placeholder is no part of what an answer may not repeat.
 */
export function assertionOf(checkCode: string, expected: Expectations, measuring: Measuring): string {
  const template = expected.template.replace(/\{\{[a-z0-9_]+\}\}/g, '\n');
  const check = JSON.stringify(JSON.stringify({ expected: { ...expected, template }, measuring } satisfies Check));
  return `// Parts, sizes, tables and wordings that the prompt asks for, measured as "kosh prompts eval" does.\n${checkCode}return kosh.gradeAnswer(output, ${check});`;
}
