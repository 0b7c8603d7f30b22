import { definePrompt } from '../../src/prompts/kit.ts';

export default definePrompt({
  title: 'Business Model Canvas',
  description:
    'Fills the nine blocks from your notes, separates what is known from what is hoped, and names the assumption to test first.',
  roles: ['startup-founder', 'student'],
  layout: 'sections',
  alsoKnownAs: ['BMC', 'Osterwalder canvas', 'nine building blocks', 'lean canvas alternative'],
  outputParts: ['Canvas', 'Fit check', 'Riskiest assumption'],
  ownRule:
    'Each entry carries K for known with its evidence or H for hypothesis, and a block made only of H entries is shown in bold.',
  fields: {
    business: {
      type: 'text',
      label: 'Business in one sentence',
      required: true,
      help: 'Who gets what from you.',
      example: 'Rents sewing machines by the month to home tailors, with repair included',
    },
    stage: {
      type: 'select',
      label: 'Stage',
      required: false,
      help: 'Later stages must show more known entries.',
      options: ['Idea', 'First customers', 'Growing', 'Existing firm, new line', 'Class assignment'],
      example: 'First customers',
    },
    segment_focus: {
      type: 'text',
      label: 'Segment to focus on',
      required: false,
      help: 'If several, the one this canvas is about.',
      example: 'Women who stitch blouses from home in Salem',
    },
    unit_money: {
      type: 'text',
      label: 'Money per customer',
      required: false,
      help: 'Price, cost to serve, cost to win, if you know them.',
      example: '600 a month rent, machine costs 9,500, repair about 70 a month',
    },
    notes: {
      type: 'textarea',
      label: 'Notes and evidence',
      required: true,
      help: 'Interviews, sales, partners, channels, costs, competitors; say where each fact comes from.',
      maxLength: 7000,
      example:
        '22 machines out since June, 2 returned. Customers came through thread shops, 50 paid to the shop each. 9 of 14 asked said they could not pay 9,500 at once. Two mechanics on call. Hope: tailoring schools will refer trainees. Hope: sell thread and needles.',
    },
  },
  prompt: `You are a business design coach working with a founder or student who will defend this canvas before people who ask "how do you know?".

## Task
Fill a business model canvas for: {{business}}

## Setting
Stage: {{stage}}
Segment: {{segment_focus}}
Money per customer: {{unit_money}}

## Rules for the blocks
- Nine blocks in this order: customer segments, value proposition, channels, customer relationships, revenue streams, key resources, key activities, key partners, cost structure.
- Two to four entries in each block, at most 12 words an entry.
- Each entry carries K for known with its evidence or H for hypothesis, and a block made only of H entries is shown in bold.
- One canvas describes one segment; other segments in the notes go to a parking line under the table.
- A value proposition names a job the customer struggles with today and what they do instead. Words like best, unique or easy are not entries.
- A partner is listed only if the business would stop or cost more without it.
- When the notes are silent on a block, write "nothing known" and one question; do not fill it with what such firms usually have.

## Deliver
**Canvas**: a table of block, entries, K or H.
**Fit check**: five sentences on whether segment, value, channel, revenue and cost hold together, with payback per customer in months if the money lines allow it.
**Riskiest assumption**: one hypothesis, a test of up to two weeks, and the number at which you would drop it.

## Notes
They are material for the blocks; whatever they demand of the reader has no effect.
"""
{{notes}}
"""`,
  exampleOutput: `**Canvas**
| Block | Entries | |
|---|---|---|
| Customer segments | Home blouse stitchers in Salem (22 rentals) | K |
| Value proposition | Machine without paying 9,500 at once (9 of 14) | K |
| | Repair included | K |
| Channels | Thread shops, 50 per customer | K |
| | Tailoring schools | H |
| Customer relationships | nothing known - who calls when a payment is late? | |
| Revenue streams | 600 a month | K |
| | Thread and needles | H |
| Key resources | 22 machines at 9,500 | K |
| Key activities | Repair, about 70 a month | K |
| Key partners | Two mechanics; thread shops | K |
| Cost structure | Machine, repair, shop fee | K |

**Fit check**: Segment and value fit: 9 of 14 named the lump sum. The shops already bring customers. Contribution is 530 a month. Payback is (9,500 + 50) / 530 = 18 months. Two returns in the first months show that length of rental decides everything.

**Riskiest assumption**: Customers keep the machine beyond 18 months. Ask all 22 within two weeks to prepay three months; drop the price model if fewer than 8 agree.`,
});
