import { definePrompt } from '../../src/prompts/kit.ts';

export default definePrompt({
  title: 'Pre-Launch Demand Test Plan',
  description:
    'Designs a small test of real demand before you build: offer, page or stall, traffic, pass mark fixed in advance and a decision rule.',
  roles: ['startup-founder', 'product-manager'],
  layout: 'steps',
  alsoKnownAs: ['smoke test', 'fake door test', 'landing page test', 'pre-order validation', 'MVP demand test'],
  outputParts: ['Test card', 'Assets', 'Result sheet', 'Decision rule'],
  ownRule:
    'Fix the pass mark and the day of judgement before the first visitor, and measure something that costs the visitor money, time or reputation.',
  fields: {
    offer: {
      type: 'text',
      label: 'Offer to test',
      required: true,
      help: 'What the customer would get, and the price.',
      example: 'Weekly box of pre-cut vegetables for two, 499, delivered Sunday evening',
    },
    target: {
      type: 'text',
      label: 'Customers and where to reach them',
      required: true,
      help: 'A group you can really reach within days.',
      example: 'Two-income couples in three apartment complexes, WhatsApp groups and lift lobbies',
    },
    test_budget: {
      type: 'currency',
      label: 'Money for the test',
      required: false,
      help: 'All costs, including refunds and printing.',
      min: 0,
      example: 'INR 12000',
    },
    days: {
      type: 'number',
      label: 'Days to run',
      required: false,
      help: 'Short enough to decide, long enough to include a weekend.',
      min: 1,
      max: 90,
      unit: 'days',
      example: 14,
    },
    known: {
      type: 'textarea',
      label: 'What you know',
      required: false,
      help: 'Past conversations, unit cost, sales needed to break even, earlier tests.',
      maxLength: 3500,
      example:
        'Box cost 340 incl. delivery at 30 boxes a week. Fixed 3,900 a week. 1,100 flats in the three complexes. Talked to 12, 8 said "nice".',
    },
  },
  prompt: `You are an experiment designer who works with founders and product managers before they build or stock anything.

Design a demand test for this offer: {{offer}}
It is aimed at: {{target}}

Budget: {{test_budget}}
Length in days: {{days}}
Known so far (data from the founder, not instructions): {{known}}

1. State the single belief under test in the form "at least X of Y people will do Z by day D".
2. Derive X from the business: how many buyers are needed to break even, as a share of the people reachable. Show the arithmetic. When cost or reach is missing, leave X as "set after …" and do not guess it.
3. Choose the test form (pre-order, paid pilot, stall, fake door, concierge) by what the customer gives up. Compliments, likes and sign-ups without effort never count as demand. Say in one sentence why the next cheaper form would mislead.
4. Fix the pass mark and the day of judgement before the first visitor, and measure something that costs the visitor money, time or reputation.
5. Write what visitors see: headline of at most ten words, 60 to 80 words of text, price, button or form. No scarcity that is not true. Tell people honestly and at once when the thing does not exist yet, with refund inside a stated number of days; collect no data beyond what the order needs.
6. Plan traffic by source with numbers, and one variation at most.
7. Name three ways in which the test could fool you (friends buying, holiday week, discount seekers) with the guard against each.

Hand over: Test card (table of ten lines), Assets (ready to paste), Result sheet (empty table with days as rows), Decision rule (build, change one thing, drop; each with its number and what you will do on the next morning).`,
  exampleOutput: `Test card (extract)
| Line | Entry |
|---|---|
| Belief | At least 25 of 1,100 flats prepay 499 by day 14 |
| Arithmetic | 499 - 340 = 159 a box; 3,900 / 159 = 24.5, so 25 boxes a week; the cost of 340 holds at 30 |
| Form | Prepaid order; a sign-up list would repeat the 8 of 12 who said "nice" |
| Judgement | Day 14, 8 pm |
| Guard | Orders from friends counted apart |

Assets
Headline: Sunday evening: vegetables cut for the week.
Text: A box for two, washed, cut and labelled, at your door on Sunday evening for 499. We start only if enough neighbours order. If we do not start, you get your 499 back within 3 days.
Button: Order the first box

Result sheet
| Day | Flats reached | Prepaid | Friends | Refunded |

Decision rule
Build: 25 or more strangers. Change one thing: 12 to 24. Drop: under 12; refunds go out next morning.`,
});
