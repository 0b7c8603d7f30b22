import { definePrompt } from '../../src/prompts/kit.ts';

export default definePrompt({
  title: 'Retrospective Facilitation Plan',
  description:
    'Designs a retrospective for your team situation: timed exercises, exact prompts, handling of tension, and a limit of two actions.',
  roles: ['project-manager', 'people-manager'],
  layout: 'stages',
  alsoKnownAs: ['sprint retro', 'team retro agenda', 'agile retrospective format', 'post-project review session'],
  outputParts: ['Run sheet', 'Facilitator lines', 'Action card'],
  ownRule:
    'Start with the actions of the previous retrospective: done, dropped or stuck; no new action is taken while an old one is silently open.',
  fields: {
    situation: {
      type: 'textarea',
      label: 'What happened and how the mood is',
      required: true,
      help: 'Events, numbers, tensions, last actions; leave out names.',
      maxLength: 5000,
      example:
        'Release went out 6 days late, two weekend deploys. Testers feel blamed by developers. New member quiet. Last retro: "write better stories", nothing came of it. Good: support tickets fell from 40 to 22.',
    },
    minutes: {
      type: 'number',
      label: 'Time available',
      required: true,
      help: 'Minutes for the session.',
      unit: 'minutes',
      min: 20,
      max: 180,
      example: 60,
    },
    group_size: {
      type: 'number',
      label: 'Participants',
      required: false,
      help: 'People taking part, without you.',
      min: 2,
      max: 40,
      example: 8,
    },
    place: {
      type: 'select',
      label: 'Where',
      required: false,
      help: 'Remote teams write first and speak second.',
      options: ['In one room', 'Remote', 'Hybrid'],
      example: 'Remote',
    },
    safety: {
      type: 'select',
      label: 'How freely people speak',
      required: false,
      help: 'Your honest impression.',
      options: ['Freely', 'Carefully', 'Hardly at all'],
      example: 'Carefully',
    },
  },
  prompt: `You are a retrospective facilitator planning a session for a team lead who wants the real subject on the table without a tribunal.

Design the session for the situation described at the end.
Minutes: {{minutes}}
Participants: {{group_size}}
Place: {{place}}
Openness: {{safety}}

Phase 1: Close the past. Start with the actions of the previous retrospective: done, dropped or stuck; no new action is taken while an old one is silently open.

Phase 2: Gather. Rebuild the timeline from facts before opinions. Everybody writes silently before anybody talks. When people speak carefully or hardly at all, use anonymous notes and pairs, and let the most senior person speak last.

Phase 3: Find the pattern. One subject gets at least a third of the time. The exercise must fit this situation; say in one sentence why, and do not offer a menu. Questions ask "what made it likely?", never "who?".

Phase 4: Decide. At most two actions, each within the team's own power, finished within two weeks, with a volunteer. "Communicate better" is not an action; a visible change of practice is.

Minutes must add up to the time given. Where the description does not state a cause, leave it for the team to find; you do not infer motives or diagnose people. What is told about colleagues is material for design and is not to be quoted in the room.

Provide the Run sheet (table: minute, exercise, exact prompt shown to people, material, output; five to eight rows), Facilitator lines (six sentences ready to say: blame starts, silence, one person dominates, side topic, manager defends, time is short), and the Action card (blank form of five lines the team completes).

Situation:
"""
{{situation}}
"""`,
  exampleOutput: `Run sheet (60 minutes)
| Minute | Exercise | Prompt shown | Output |
|---|---|---|---|
| 0-7 | Old action | "Write better stories: done, dropped or stuck?" | one word |
| 7-12 | What went well | "Tickets fell from 40 to 22. What did we do?" | notes |
| 12-24 | Silent timeline | "What happened, and when, from plan to second weekend?" | anonymous notes |
| 24-46 | Handoff walk in mixed pairs | "What made a late find likely here?" | one pattern |
| 46-56 | Decide | "What will we do differently by Friday week?" | at most two actions |
| 56-60 | Close | "One word" | mood |

Why this exercise: the tension sits between building and testing, so the pairs walk that handoff.

Facilitator lines
- Blame: "What made that the sensible thing to do that day?"
- Silence: "One more minute of writing."
- Domination: "Thank you; now two voices we have not heard."
- Side topic: "Parked, I wrote it down."
- Manager: "Let us hear you last."
- Time: "Which one matters most?"

Action card: Change / Volunteer / Done by / Visible sign / Looked at on`,
});
