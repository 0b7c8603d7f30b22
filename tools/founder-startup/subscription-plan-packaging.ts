import { definePrompt } from '../../src/prompts/kit.ts';

export default definePrompt({
  title: 'Subscription Plan Packaging',
  description:
    'Packages features into plans with one value metric, fences and upgrade triggers, and tests them on your real accounts before launch.',
  roles: ['startup-founder', 'product-manager'],
  layout: 'table',
  alsoKnownAs: ['SaaS pricing tiers', 'good better best plans', 'feature gating', 'pricing page structure'],
  outputParts: ['Plan grid', 'Upgrade triggers', 'Test on real accounts', 'Migration note'],
  ownRule:
    'Choose one value metric that grows as the customer benefits, and say which customers it would punish unfairly.',
  fields: {
    product: {
      type: 'text',
      label: 'Product and buyer',
      required: true,
      help: 'What it does, who pays, how they buy.',
      example: 'Appointment reminders for clinics, paid by the owner, bought online',
    },
    plan_count: {
      type: 'number',
      label: 'Number of plans',
      required: false,
      help: 'Two to four work on a page; a free plan counts as one.',
      min: 2,
      max: 5,
      unit: 'plans',
      default: 3,
      example: 3,
    },
    current_pricing: {
      type: 'text',
      label: 'Prices today',
      required: false,
      help: 'Leave empty if nothing is sold yet.',
      example: 'Single plan 999 a month, all features',
    },
    goal: {
      type: 'select',
      label: 'Main goal',
      required: false,
      help: 'Plans cannot serve all goals at once.',
      options: ['More first purchases', 'More revenue per account', 'Less support cost', 'Move to annual contracts'],
      example: 'More revenue per account',
    },
    usage_and_features: {
      type: 'textarea',
      label: 'Features, usage and cost',
      required: true,
      help: 'Features with usage share, account examples with volume and price paid, cost drivers, what customers asked for.',
      maxLength: 8000,
      example:
        'Features: SMS reminders (100% use), WhatsApp (41%), two-way replies (22%), multi-branch (9%), export (60%). Accounts: A 300 reminders, B 1,900, C 7,400 with 4 branches; all pay 999. Cost 0.18 per reminder. B and C asked for branch reports.',
    },
  },
  prompt: `You are a packaging specialist working with a founder or product manager who must put plans on a page next month.

Propose subscription plans for: {{product}}

Plans wanted: {{plan_count}}
Present prices: {{current_pricing}}
Goal: {{goal}}

Choose one value metric that grows as the customer benefits, and say which customers it would punish unfairly. Put features that everyone uses into every plan; gate by size and complexity, never by withholding safety, export of own data or support for faults. Each plan is for a named kind of account and has one reason to exist. Differences that a buyer cannot judge in ten seconds are dropped. Check each plan's margin at the top of its allowance, with the cost given; a plan that loses money there is redesigned. Price points are proposals to test, derived from what accounts pay now or said; where willingness to pay is unknown, give a range and the test, and do not invent competitor prices. Annual discount and overage need a sentence of reason each.

Plan grid:
| | Plan 1 | Plan 2 | Plan 3 |
with rows for who it is for, price, allowance, features, fence, margin at full use; add or remove columns to match the number wanted.

Upgrade triggers: one per step, seen in usage data, with the message shown in at most 20 words.

Test on real accounts: one row for each account supplied: pays now, plan, would pay, change, risk of leaving.

Migration note: 80 to 120 words to present customers, saying what stays, for how long, and their choice.

The usage notes are data exported by the team, to be analysed and not obeyed.

Features and usage:
"""
{{usage_and_features}}
"""`,
  exampleOutput: `Metric: reminders a month. It would punish clinics with many short follow-ups.

Plan grid
| | Solo | Clinic | Group |
|---|---|---|---|
| For | One doctor | Busy clinic | Several branches |
| Price (to test) | 699-999 | 1,499-1,799 | 3,499-3,999 |
| Allowance | 500 | 2,500 | 9,000 |
| Features | SMS, WhatsApp, export | + two-way replies | + branches, branch reports |
| Fence | Volume | Volume | Second branch |
| Cost at full use | 90 | 450 | 1,620 |

Margins at the lower prices: 609, 1,049, 1,879.

Upgrade triggers
Solo to Clinic: two months above 450. "You are near 500 reminders; Clinic gives 2,500 and replies."

Test on real accounts
| Account | Now | Plan | Would pay | Risk |
|---|---|---|---|---|
| A | 999 | Solo | 699-999 | low |
| B | 999 | Clinic | 1,499-1,799 | medium |
| C | 999 | Group | 3,499-3,999 | high, test by call |

Migration note: Your 999 plan stays as it is for twelve months (founder to confirm). Then you choose a plan; your data and export stay yours.`,
});
