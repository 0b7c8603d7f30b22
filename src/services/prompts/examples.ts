// Examples for the published document; a test checks each against its schema.

const base = 'http://127.0.0.1:3002';

const summary = {
  slug: 'payment-reminder',
  title: 'Payment Reminder',
  short_description: 'Drafts a courteous reminder for an overdue invoice.',
  category: 'accounting-finance',
  job_roles: ['accountant'],
  india_specific: false,
  related_app_tool: `${base}/tools/payment-reminder`,
  fields: [
    {
      name: 'recipient',
      label: 'Recipient',
      type: 'text',
      required: true,
      help: 'Who owes the money.',
      max_length: 200,
    },
  ],
  url: `${base}/prompts/payment-reminder`,
};

export const search = {
  query: { q: 'reminder', category: null, role: null, india: false, limit: 25, offset: 0 },
  total: 1,
  returned: 1,
  results: [summary],
};

export const full = {
  ...summary,
  prompt_template: 'Draft a reminder to {{recipient}}.',
  example_output: null,
  quality: 'extracted',
  source: {
    file: 'tools/accounting-finance/payment-reminder.ts',
    line: 24,
    sha256: '3f0a377ba0a4a460ecb616f6507ce0d8cfa3e704025d4fda3ed0c5ca05468728',
  },
};

export const fieldSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: { recipient: { type: 'string', minLength: 1, maxLength: 200, title: 'Recipient' } },
  required: ['recipient'],
  additionalProperties: false,
};

export const rendered = { slug: 'payment-reminder', prompt: 'Draft a reminder to Asha Rao.' };

export const problems = {
  error: 'One value is not right: Recipient (recipient) is required.',
  problems: [{ field: 'recipient', message: 'Recipient (recipient) is required.' }],
};

export const meta = {
  total: 397,
  india_specific: 34,
  deferred_count: 21,
  categories: [{ slug: 'accounting-finance', label: 'Accounting & Finance', count: 22, india_count: 3 }],
  top_roles: [{ slug: 'accountant', label: 'Accountant', count: 30 }],
  tools: [
    {
      slug: 'payment-reminder',
      title: 'Payment Reminder',
      category: 'accounting-finance',
      url: `${base}/tools/payment-reminder`,
      prompt_url: `${base}/prompts/payment-reminder`,
    },
  ],
  deferred: [
    {
      slug: 'gst-calculator',
      title: 'GST Calculator',
      category: 'tax-compliance',
      reason: 'Deterministic, uses no language model.',
      url: `${base}/tools/gst-calculator`,
    },
  ],
  version: '4f1c09a7d2b35e68',
  as_of: '2026-11-15',
};
