// What agents can read without a tool: the record of a code, how many digits a document needs, the days of change.
import {
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { quoted } from '../contract/came.ts';
import type { Steps } from '../steps/steps.ts';
import type { Tariff } from '../tariff/index.ts';
import { GST_START } from '../tariff/model/days.ts';
import { inForce } from '../tariff/model/periods.ts';
import { itemChanges } from './changesTool.ts';

const MIME = 'application/json';
const DIGITS = 'kosh://digits';
const CHANGES = 'kosh://changes';
const CODE = /^kosh:\/\/codes\/([^/]{1,20})$/;

export const RESOURCES: readonly Resource[] = [
  {
    uri: DIGITS,
    name: 'digits',
    title: 'How many digits a document needs',
    description: 'Fewest digits of a code by document and turnover, today.',
    mimeType: MIME,
  },
  {
    uri: CHANGES,
    name: 'changes',
    title: 'Days of change',
    description: 'Every day since GST began on which a rate changed, with the number of items.',
    mimeType: MIME,
  },
];

export const RESOURCE_TEMPLATES: readonly ResourceTemplateType[] = [
  {
    uriTemplate: 'kosh://codes/{code}',
    name: 'code',
    title: 'Record of a code',
    description: 'All that is known of an HSN or SAC code of 4 to 8 digits, as GET /api/codes/{code} answers.',
    mimeType: MIME,
  },
];

const digitsTable = ({ records, today }: Tariff) =>
  records.facts.digitRules
    .filter((rule) => inForce(rule, today))
    .map(({ document, turnover, minDigits, note }) => ({ document, turnover, min_digits: minDigits, note }));

function* daysOfChange(tariff: Tariff): Steps<readonly { readonly on: string; readonly items: number }[]> {
  const days = new Map<string, number>();
  for (const { on } of yield* itemChanges(tariff, GST_START, tariff.today)) days.set(on, (days.get(on) ?? 0) + 1);
  return [...days].map(([on, items]) => ({ on, items })).reverse();
}

/** Throws the protocol's error when there is no such resource. */
export function* readResource(tariff: Tariff, uri: string): Steps<ReadResourceResult> {
  const answer = (value: unknown): ReadResourceResult => ({
    contents: [{ uri, mimeType: MIME, text: JSON.stringify(value) }],
  });
  if (uri === DIGITS) return answer(digitsTable(tariff));
  if (uri === CHANGES) return answer(yield* daysOfChange(tariff));
  const [, code] = CODE.exec(uri) ?? [];
  if (code === undefined)
    throw missing(`There is no resource ${quoted(uri)}; resources/list and resources/templates/list name them.`);
  const record = tariff.describe(code);
  if ('error' in record) throw missing(record.error);
  return answer(record);
}

const missing = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message);
