import { expect, test } from 'vitest';
import { drained } from '../steps/steps.ts';
import { changesTool } from './changesTool.ts';
import { promptTools } from './promptTools.ts';
import { registerTools } from './registerTools.ts';
import { tariffTools } from './tariffTools.ts';
import type { McpTool } from './tool.ts';

const unread = () => {
  throw new Error('a wrong value reached the data');
};
const tools = [...tariffTools(unread), ...registerTools(unread), changesTool(unread), ...promptTools(unread)];

const RIGHT: Readonly<Record<string, unknown>> = {
  q: 'rice',
  code: '1006',
  items: ['rice'],
  lines: [{ code: '1006' }],
  from: '2025-09-22',
  slug: 'meeting-minutes-from-notes',
};
const OF_NO_TYPE = [null, true, {}, []] as const;
/** What is wrong for a value by the type that the list of tools tells. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  string: [...OF_NO_TYPE, 5],
  integer: [...OF_NO_TYPE, '5', 5.5, -1],
  number: [...OF_NO_TYPE, '5', -1],
  boolean: [null, {}, [], 'yes', 1],
  object: [null, true, [], 'x', 5],
  array: [null, true, {}, [], 'rice', [5], [null], [['rice']], Array(101).fill('rice'), Array(101).fill({})],
};
/** And by its name. */
const WRONG_HERE: Readonly<Record<string, readonly unknown[]>> = {
  q: ['x'.repeat(201)],
  items: [['rice', ' '], ['x'.repeat(201)]],
  lines: [[{ rate: true }], [{ code: '1006' }, { description: 'x'.repeat(301) }]],
  code: ['x', '1'],
  as_of: ['2017-06-30', '2025-02-29', ''],
  from: ['22-09-2025'],
  detail: ['all'],
  limit: [1000],
  supplier_gstin: ['27'],
};

const answerOf = (tool: McpTool, values: Readonly<Record<string, unknown>>): string => {
  const { isError, content } = drained(tool.call(values));
  expect(isError, JSON.stringify(values).slice(0, 80)).toBe(true);
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
};

test.each(tools.map((tool) => [tool.listing.name, tool] as const))(
  '%s names what is wrong and what came',
  (_, tool) => {
    const { properties = {}, required = [] } = tool.listing.inputSchema;
    const right = Object.fromEntries(required.map((name) => [name, RIGHT[name]]));
    const answers = required.map((name) => answerOf(tool, { ...right, [name]: undefined }));
    for (const [name, schema] of Object.entries(properties)) {
      const { type } = schema as { readonly type: string };
      for (const wrong of [...(WRONG[type] ?? []), ...(WRONG_HERE[name] ?? [])]) {
        answers.push(answerOf(tool, { ...right, [name]: wrong }));
      }
    }
    expect(answers.filter((answer) => !/^[\w[\].]+: (?:must|may) .+, but .+ came\.$/.test(answer))).toEqual([]);
  },
);
