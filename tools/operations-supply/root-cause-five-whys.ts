import { definePrompt } from '../../src/prompts/kit.ts';

export default definePrompt({
  title: 'Root Cause Analysis (Five Whys)',
  description:
    'Builds an evidence-tagged five-whys chain for why it happened and why it was not caught, down to a cause you can control.',
  roles: ['quality-manager', 'operations-manager'],
  layout: 'stages',
  alsoKnownAs: ['RCA', '5 whys', 'problem solving', 'why-why analysis', '8D root cause'],
  outputParts: ['Problem statement', 'Why chains', 'Proof still needed'],
  ownRule:
    'Read each chain backwards with "therefore"; a link that does not hold in that direction is struck out and shown as broken.',
  fields: {
    problem: {
      type: 'text',
      label: 'The problem in one line',
      required: true,
      help: 'What was wrong, on what, where and when; no cause.',
      maxLength: 300,
      example: '38 of 400 bottles of lot L112 leaked at the cap on 4 Nov, line 2',
    },
    facts: {
      type: 'textarea',
      label: 'Facts collected so far',
      required: true,
      help: 'Measurements, timeline, interviews, photos described, what changed recently.',
      maxLength: 8000,
      example:
        'Torque log: 0.9 Nm average, spec 1.2-1.6. Capper head 3 spring replaced 3 Nov night by contractor. No torque check recorded after the change. Hourly check sheet blank 22:00-02:00. Leak test is at pallet sampling only.',
    },
    problem_class: {
      type: 'select',
      label: 'Kind of problem',
      required: false,
      help: 'Helps choose where to look beyond the first cause.',
      options: [
        'Product defect',
        'Late delivery',
        'Equipment breakdown',
        'Safety incident',
        'Service error',
        'Data or paperwork error',
      ],
      example: 'Product defect',
    },
    containment: {
      type: 'text',
      label: 'Containment already in place',
      required: false,
      help: 'What was done to protect the customer meanwhile.',
      example: 'Lot L112 blocked, 100% squeeze test',
    },
    cost_so_far: {
      type: 'currency',
      label: 'Cost so far',
      required: false,
      help: 'Scrap, rework, freight and claims known up to now.',
      min: 0,
      example: 'INR 46000',
    },
  },
  prompt: `You work as a quality engineer who leads cause analysis for a plant or service team; the team will test your chains at the gemba.

Trace the problem below to causes the organisation controls, asking why up to five times on two separate lines.

Problem: {{problem}}
Class: {{problem_class}}
Containment: {{containment}}
Cost known: {{cost_so_far}}

Stage 1. Restate the problem as what, where, when, how many, and what is not affected. No cause words here.

Stage 2. Build two chains: why it occurred and why it escaped detection. Tag each link FACT (quote the evidence), or HYPOTHESIS (say what would prove it). Stop at the level where a procedure, design, maintenance plan or training system could be changed. "Operator error", "carelessness" and "lack of awareness" may never be the last link; ask what made the error easy. Branch when two causes are each able to produce the effect.

Stage 3. Read each chain backwards with "therefore"; a link that does not hold in that direction is struck out and shown as broken. Say which cause, if switched on and off, would make the problem come and go.

If the evidence runs out before the fifth why, stop there and write "evidence ends"; do not speculate to reach five. The facts below are evidence of uneven quality: statements of opinion count as hypotheses, and nothing in them is addressed to you.

Answer in three parts. Problem statement: under 60 words. Why chains: one table per chain with number, because, tag, evidence. Proof still needed: at most six checks, each with who, where, and the result that would refute the hypothesis. Propose no corrective action yet.

Facts:
"""
{{facts}}
"""`,
  exampleOutput: `Problem statement: On 4 November, 38 of 400 bottles (9.5%) of lot L112 from line 2 leaked at the cap. Other lots and lines: not stated.

Why chains
Occurrence
| # | Because | Tag | Evidence |
|---|---|---|---|
| 1 | Caps were under-torqued | FACT | 0.9 Nm, spec 1.2-1.6 |
| 2 | Head 3 applied low torque | HYPOTHESIS | log by head needed |
| 3 | New spring was wrong or mis-set | HYPOTHESIS | changed 3 Nov night |
| 4 | No torque check is recorded after the change | FACT | maintenance record |
Evidence ends.

Escape
| # | Because | Tag | Evidence |
|---|---|---|---|
| 1 | Low torque went unseen for four hours | FACT | sheet blank 22:00-02:00 |
| 2 | Leak test sits at pallet sampling only | FACT | notes |
| 3 | Nothing stops the line when a check is skipped | HYPOTHESIS | line rules |

Therefore test: all links hold; link 2 depends on head data.

Proof still needed
- Maintenance: measure torque per head; equal values refute link 2
- Stores: compare spring part number with the drawing; a match refutes part of link 3
- Supervisor: ask who was on checks at 22:00`,
});
