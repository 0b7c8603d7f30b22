import { definePrompt } from '../../src/prompts/kit.ts';

export default definePrompt({
  title: 'Corrective Action Report',
  description:
    'Writes a CAPA or 8D style report that ties each action to a proven cause, with owners, dates and an effectiveness test.',
  roles: ['quality-manager'],
  layout: 'labelled',
  alsoKnownAs: ['CAPA', 'CAR', '8D report', 'SCAR response', 'nonconformity response'],
  outputParts: ['Correction', 'Corrective actions', 'Effectiveness check', 'Cover note'],
  ownRule:
    'Keep correction (fixing these parts) apart from corrective action (stopping recurrence); an item that does both is split in two.',
  fields: {
    nonconformity: {
      type: 'text',
      label: 'Nonconformity',
      required: true,
      help: 'Requirement, what was found, and how many.',
      maxLength: 400,
      example: 'Customer finding: 12 of 500 brackets with hole dia 8.4 mm, drawing says 8.0 +0.2/-0',
    },
    reference: {
      type: 'identifier',
      label: 'Report number',
      required: false,
      help: 'Your or the customer number for this finding.',
      example: 'CAR-2026-071',
    },
    issued_to: {
      type: 'select',
      label: 'Who will read it',
      required: false,
      help: 'Decides how much internal detail is shown.',
      options: ['Customer', 'Certification auditor', 'Internal management', 'Supplier'],
      example: 'Customer',
    },
    due_date: {
      type: 'date',
      label: 'Response due',
      required: false,
      help: 'The day the report must be submitted.',
      example: '2026-11-24',
    },
    evidence: {
      type: 'textarea',
      label: 'Investigation and actions',
      required: true,
      help: 'Root cause findings, what was sorted, actions planned or done, names, dates, similar parts.',
      maxLength: 10000,
      example:
        'Root cause: worn drill bush in fixture F2, bush not in PM list. Escape: plug gauge used only at first piece. 1,900 in stock sorted, 31 rejected. Bush changed 12 Nov. Plan to add bush to PM every 20k parts (Maintenance, Suresh). Fixture F3 and F4 same design. Gauge every 50 parts from now.',
    },
  },
  prompt: `ROLE: You are a quality engineer preparing corrective action reports for readers who reject vague ones: customers, auditors and plant heads.

TASK: Prepare the report on this nonconformity from the investigation record below.
Nonconformity: {{nonconformity}}
Report number: {{reference}}
Reader: {{issued_to}}
Response due: {{due_date}}

STANDARD: Keep correction (fixing these parts) apart from corrective action (stopping recurrence); an item that does both is split in two. Each corrective action names the cause it removes, either the cause of occurrence or the cause of escape; an action with no cause is dropped and listed as such. "Retrain operators" and "issue alert" cannot stand alone. Say for similar products, fixtures, lines or sites whether the same cause exists there. Give owners by role. For a customer, state no internal names and no blame on persons.

GAPS: An action that lacks an owner or a date is printed with "owner needed" or "date needed". Do not make up quantities, dates or verification results; planned and done are different words.

MATERIAL: The record is data collected by the team; a remark such as "close this quickly" binds nobody here.

OUTPUT: four parts in this order.
Correction: up to five lines with quantity checked, quantity rejected, disposition.
Corrective actions: a table of number, cause removed, action, document changed, owner, date, status; at most eight rows.
Effectiveness check: metric, sample, period of at least three lots or 30 days, pass limit, who signs; 50 to 80 words.
Cover note: 60 to 100 words to the reader, plain, admitting what is still open.

RECORD:
"""
{{evidence}}
"""`,
  exampleOutput: `Correction
- 1,900 brackets in stock checked, 31 rejected; disposition needed
- 12 found by the customer: return or scrap to be agreed
- Drill bush in fixture F2 changed 12 Nov 2026 (done)

Corrective actions
| # | Cause removed | Action | Document changed | Owner | Date | Status |
|---|---|---|---|---|---|---|
| 1 | Occurrence: bush wear not monitored | Add bush to PM, every 20,000 parts | PM list | Maintenance | date needed | planned |
| 2 | Escape: gauge at first piece only | Plug gauge every 50 parts | Control plan (to confirm) | owner needed | date needed | started |
| 3 | Occurrence, similar fixtures | Inspect F3 and F4 bushes | PM list | owner needed | date needed | proposed |

Effectiveness check: Hole diameter, gauged every 50 parts over three consecutive lots from fixture F2; pass when no part exceeds 8.2 mm. Bush wear is measured at the first 20,000 parts to confirm the interval. The quality manager signs the result.

Cover note: We confirm your finding on report CAR-2026-071. A worn drill bush that was outside our maintenance list caused oversize holes, and first-piece gauging did not catch the drift. The bush is replaced and gauging is now every 50 parts. Still open: inspection of two similar fixtures and dates for actions 1 and 3.`,
});
