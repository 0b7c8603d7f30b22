// What programs and agents read of the lookup service, in English whoever asks: llms.txt, the root as
// JSON, and what is wrong with a question to a feed.
import { came } from '../../contract/came.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Tariff } from '../../tariff/index.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { RECIPES_PATH } from '../site/shell.ts';
import { llmsText, rootJson } from '../site/texts.ts';
import { isWrongDay } from './find.ts';
import type { ChangesQuery } from './rateChanges.ts';

const SUMMARY =
  'HSN and SAC codes of India with GST rates on any date since July 2017, found by a description in English or Hindi. Keyless JSON, any origin.';

export function tariffLlms(baseUrl: string): string {
  return llmsText(baseUrl, 'Kosh code lookup', SUMMARY, {
    API: [
      { path: '/openapi.json', title: 'OpenAPI document', about: 'every operation with schemas and examples' },
      {
        path: '/api/lookup?q=mobile%20charger',
        title: 'Lookup by text',
        about: 'ranked codes with calibrated confidence and rates; 20 a minute',
      },
      { path: '/api/lookup?code=8517', title: 'Lookup by code', about: 'every entry that begins with the digits' },
      {
        path: '/api/codes/85171300',
        title: 'One code',
        about: 'ancestors, children, rate history with citations, names',
      },
      { path: '/api/changes?from=2025-09-22', title: 'Changes', about: 'codes whose rate changed between two dates' },
      { path: '/api/export.ndjson', title: 'Whole dataset', about: 'every code as NDJSON; also as /api/export.csv' },
    ],
    Agents: [{ path: '/mcp', title: 'MCP endpoint', about: 'the same answers as tools, over streamable HTTP' }],
    Pages: [
      { path: '/', title: 'Code finder', about: 'search as you type' },
      { path: '/browse', title: 'Browse', about: 'sections, chapters, headings' },
      { path: '/changes', title: 'Rate changes', about: 'by days and chapter, before and after' },
      { path: RECIPES_PATH, title: 'Use it in…', about: 'Sheets, Excel, Tally, Zoho, Busy, ERPNext, Python, MCP' },
      { path: '/docs', title: 'API reference', about: 'for people, with try-it' },
    ],
  });
}

export function tariffRoot(baseUrl: string, tariff: Tariff): string {
  const { version, asOf } = tariff.meta();
  return rootJson(baseUrl, {
    name: 'Kosh code lookup',
    summary: SUMMARY,
    dataVersion: version,
    dataAsOf: asOf,
    links: {
      lookup: '/api/lookup?q=mobile%20charger',
      reverse: '/api/lookup?code=8517',
      code: '/api/codes/85171300',
      meta: '/api/meta',
      changes: '/api/changes?from=2025-09-22',
      suggest: '/api/suggest?q=char',
      export_csv: '/api/export.csv',
      export_ndjson: '/api/export.ndjson',
      openapi: '/openapi.json',
      docs: '/docs',
      mcp: '/mcp',
      llms: '/llms.txt',
    },
  });
}

/** Which of the values that `changesProblem` complains of is wrong, and what came. */
export function wrongChanges({ from, to, chapter }: ChangesQuery): Refusal {
  for (const [name, day] of Object.entries({ from, to })) {
    if (!isWrongDay(day)) continue;
    const sentence = `Parameter ${name} must be a date as YYYY-MM-DD from ${GST_START} on, but ${came(day)} came.`;
    return new Refusal(400, sentence);
  }
  if (from !== '' && to !== '' && to < from) {
    return new Refusal(400, `Parameter to must not be before from (${from}), but ${came(to)} came.`);
  }
  return new Refusal(400, `Parameter chapter must be a chapter such as 04, but ${came(chapter)} came.`);
}
