// Examples for the published document, cut short: a test checks each against its schema and against what the service
// answers. A text that ends in … goes on.

const base = 'http://127.0.0.1:3002';
const slug = 'section-138-cheque-bounce-notice';

const summary = {
  slug,
  title: 'Section 138 Cheque Bounce Notice',
  short_description:
    'Drafts the statutory demand notice to the drawer of a dishonoured cheque, with the three dates that decide its validity.',
  category: 'legal-contracts',
  job_roles: ['lawyer', 'small-business-owner', 'citizen'],
  india_specific: true,
  related_app_tool: `${base}/tools/${slug}`,
  fields: [
    {
      name: 'cheque_details',
      label: 'Cheque and debt details',
      type: 'textarea',
      required: true,
      help: 'Cheque number, date, amount, bank and branch, who drew it for whom, and what debt it was meant to pay.',
      max_length: 3000,
    },
    {
      name: 'memo_received_on',
      label: 'Bank memo received on',
      type: 'date',
      required: true,
      help: 'The day the return memo reached the payee; the 30 days run from it.',
    },
    {
      name: 'notice_date',
      label: 'Date of this notice',
      type: 'date',
      required: true,
      help: 'The day the notice will be dispatched.',
    },
  ],
  url: `${base}/prompts/${slug}`,
};

export const search = {
  query: { q: 'cheque bounce', category: null, role: null, india: false, limit: 25, offset: 0 },
  total: 1,
  returned: 1,
  results: [summary],
};

const opening =
  'You are a drafting assistant to an Indian advocate who sends demand notices for payees of dishonoured cheques.';

export const full = {
  ...summary,
  prompt_template: `${opening} …`,
  example_output: '**Date check** …',
  quality: 'extracted',
  source: {
    file: `tools/legal-contracts/${slug}.ts`,
    line: 69,
    sha256: '9774bd68705ab0f8f2255060a6a8e194d8ddee5a245ee39f880c30622157893f',
  },
  law_as_of: '2026-11-15',
  legal_refs: [
    {
      ref: 'Negotiable Instruments Act 1881, sections 138 and 142',
      says: 'Demand within 30 days of the bank memo, 15 days for the drawer to pay, complaint within one month after that.',
      status: 'looked up',
    },
  ],
};

export const fieldSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    notice_date: {
      type: 'string',
      format: 'date',
      title: 'Date of this notice',
      description: 'The day the notice will be dispatched.',
      examples: ['2026-11-03'],
    },
  },
  required: ['cheque_details', 'memo_received_on', 'notice_date'],
  additionalProperties: false,
};

export const rendered = { slug, prompt: `${opening} …` };

export const problems = {
  error: 'One value is not right: Date of this notice (notice_date) is required.',
  problems: [{ field: 'notice_date', message: 'Date of this notice (notice_date) is required.' }],
};

export const meta = {
  total: 397,
  india_specific: 34,
  deferred_count: 21,
  categories: [{ slug: 'legal-contracts', label: 'Legal & Contracts', count: 20, india_count: 5 }],
  top_roles: [{ slug: 'lawyer', label: 'Lawyer / Advocate', count: 31 }],
  tools: [
    {
      slug,
      title: summary.title,
      category: summary.category,
      url: summary.related_app_tool,
      prompt_url: summary.url,
    },
  ],
  deferred: [
    {
      slug: 'gst-calculator',
      title: 'GST Calculator',
      category: 'tax-compliance',
      reason: 'Deterministic, uses no language model. …',
      url: `${base}/tools/gst-calculator`,
    },
  ],
  calculators: [
    {
      slug: 'gst-calculator',
      title: 'GST Calculator',
      category: 'tax-compliance',
      computes: 'Tax split and total from an amount and a rate',
      url: `${base}/tools/gst-calculator`,
    },
  ],
  version: '130c2d6f57a54fb7',
  as_of: '2026-11-15',
};
