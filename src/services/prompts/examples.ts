// The questions whose answers the published document shows; the build asks them of the service.
import type { Questions } from '../../http/askedExamples.ts';

/** What the parameters of the document have as their examples. */
export const ASKED = {
  q: 'cheque bounce',
  category: 'legal-contracts',
  role: 'lawyer',
  slug: 'section-138-cheque-bounce-notice',
  values: {
    cheque_details: 'Cheque 004512 of 2026-09-02 for ₹1,85,000, drawn by Arvind Polymers to Nisha Packaging.',
    cheque_date: '2026-09-02',
    presented_on: '2026-10-16',
    memo_received_on: '2026-10-20',
    drawer_kind: 'Company',
    notice_date: '2026-11-03',
  },
  tool: 'gst-calculator',
  toolValues: {
    amount: 11_800,
    rate: '18%',
    mode: 'with GST included',
    supplier_state: 'Maharashtra',
    place_of_supply: 'Karnataka',
    invoice_date: '2026-11-02',
  },
} as const;

const prompt = `/api/prompts/${ASKED.slug}`;
const { notice_date: _, ...unfinished } = ASKED.values;

export const QUESTIONS = {
  search: { path: `/api/prompts?q=${encodeURIComponent(ASKED.q)}&limit=1` },
  badLimit: { path: '/api/prompts?limit=0' },
  full: { path: prompt },
  diff: { path: `${prompt}/diff?from=1&to=2` },
  badVersion: { path: `${prompt}?version=newest` },
  noVersion: { path: `${prompt}/diff?to=999` },
  changes: { path: '/api/changes?law=1&limit=2' },
  badChanges: { path: '/api/changes?law=perhaps' },
  noPrompt: { path: '/api/prompts/no-such-prompt' },
  fieldSchema: { path: `${prompt}/schema` },
  rendered: { path: `${prompt}/render`, body: { values: ASKED.values } },
  noValues: { path: `${prompt}/render`, body: { values: [] } },
  tooLarge: { path: `${prompt}/render`, body: { values: { cheque_details: 'x'.repeat(524_288) } }, status: 413 },
  problems: { path: `${prompt}/render`, body: { values: unfinished } },
  markdown: { path: `${prompt}/export/markdown`, lines: 5 },
  prompty: { path: `${prompt}/export/prompty`, lines: 5 },
  messages: { path: `${prompt}/export/messages` },
  noForm: { path: `${prompt}/export/none` },
  run: { path: `/api/tools/${ASKED.tool}/run`, body: { values: ASKED.toolValues } },
  noToolValues: { path: `/api/tools/${ASKED.tool}/run`, body: { values: [] } },
  noTool: { path: '/api/tools/no-such-tool/run', body: { values: {} } },
  runProblems: { path: `/api/tools/${ASKED.tool}/run`, body: { values: { amount: 'a lot' } } },
  meta: { path: '/api/meta' },
} satisfies Questions;
