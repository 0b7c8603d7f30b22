// Changes of rates for agents: what changed on which days, grouped by what happened, and the items of it.
import * as z from 'zod';
import { butCame } from '../contract/came.ts';
import type { Steps } from '../steps/steps.ts';
import type { Tariff } from '../tariff/index.ts';
import type { RateChange } from '../tariff/lookup/contract.ts';
import { OUTSIDE_GST } from '../tariff/model/rates.ts';
import { day } from './day.ts';
import { defineTool, type McpTool, ToolRefusal } from './tool.ts';

const DEFAULT_LIMIT = 20;
const MOST_LIMIT = 200;
/** Groups are told by size; the rest of a long tail is counted only. */
const MOST_GROUPS = 12;
const MOST_WORDS = 60;

/** Each rate once, as people say it: `5% or 18%`. */
function ratesText({ rates }: RateChange['before']): string {
  const each = rates.map(({ rate, schedule }) => (schedule === OUTSIDE_GST ? 'outside GST' : rate));
  return [...new Set(each)].join(' or ');
}

export interface ItemChange {
  readonly on: string;
  readonly code: string;
  readonly description: string;
  readonly before: string;
  readonly after: string;
}

/** Changes of items: a heading would repeat what its items say. `prefix`: of the codes; empty: all. */
export function* itemChanges(tariff: Tariff, from: string, to: string, prefix = ''): Steps<readonly ItemChange[]> {
  const { records } = tariff;
  const found: ItemChange[] = [];
  for (const { code, description, on, before, after } of tariff.changeViews(yield* tariff.changesBetween(from, to))) {
    const [first, last] = records.range(code);
    if (last - first === 1 && code.startsWith(prefix)) {
      found.push({ on, code, description, before: ratesText(before), after: ratesText(after) });
    }
    yield;
  }
  return found;
}

interface Group extends Pick<ItemChange, 'on' | 'before' | 'after'> {
  readonly items: number;
}

function groupsOf(changes: readonly ItemChange[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { on, before, after } of changes) {
    const key = [on, before, after].join('\n');
    groups.set(key, { on, before, after, items: (groups.get(key)?.items ?? 0) + 1 });
  }
  return [...groups.values()].sort((a, b) => b.items - a.items);
}

const shortened = (text: string): string => (text.length <= MOST_WORDS ? text : `${text.slice(0, MOST_WORDS - 1)}…`);

export const changesTool = (tariff: () => Tariff): McpTool =>
  defineTool({
    name: 'list_changes',
    title: 'What changed between two days',
    description:
      'Which codes changed their GST rate between two days, of all codes or of one chapter or code: groups of equal changes with their number of items, then the items. Where before and after are equal, a condition changed. For the rate of one item on a day use lookup_code with as_of.',
    input: z.object({
      from: day.describe('First day as YYYY-MM-DD.'),
      to: day.optional().describe('Last day; default: the first day alone.'),
      code: z
        .string({ error: butCame('must be 2 to 8 digits as a text, such as "04" for a chapter') })
        .regex(/^\d{2,8}$/, { error: butCame('must be 2 to 8 digits, such as 04 for a chapter') })
        .optional()
        .describe('Only codes that begin with these digits: "04" is a chapter.'),
      limit: z
        .int({ error: butCame(`must be a whole number from 0 to ${MOST_LIMIT}`) })
        .min(0, { error: butCame('must be 0 or more') })
        .max(MOST_LIMIT, { error: butCame(`must be ${MOST_LIMIT} or less`) })
        .default(DEFAULT_LIMIT)
        .describe('Items at most; 0: groups alone.'),
      offset: z
        .int({ error: butCame('must be a whole number') })
        .min(0, { error: butCame('must be 0 or more') })
        .default(0),
    }),
    *run({ from, to = from, code, limit, offset }) {
      if (to < from) throw new ToolRefusal(`to: must not be before from (${from}), but "${to}" came.`);
      const changes = yield* itemChanges(tariff(), from, to, code);
      const groups = groupsOf(changes);
      const items = changes
        .slice(offset, offset + limit)
        .map(({ description, ...change }) => ({ ...change, description: shortened(description) }));
      const next = offset + items.length;
      return {
        from,
        to,
        total: changes.length,
        groups: groups.slice(0, MOST_GROUPS),
        groups_total: groups.length,
        items,
        ...(limit > 0 && next < changes.length && { next_offset: next }),
      };
    },
  });
