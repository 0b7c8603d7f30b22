import { definePrompt } from '../../src/prompts/kit.ts';

export default definePrompt({
  title: 'Portfolio Project Ideas',
  description:
    'Five portfolio projects that answer a real need, sized to your hours, with the evidence each would give a hirer.',
  roles: ['job-seeker', 'student', 'ux-designer'],
  layout: 'steps',
  alsoKnownAs: ['side project ideas', 'capstone ideas', 'showcase work', 'beginner project list'],
  outputParts: ['Project options', 'Pick', 'Case page skeleton'],
  ownRule:
    'Every project has a named user outside the tutorial world whom the maker can reach within a week and who can say whether it helped.',
  fields: {
    target_role: {
      type: 'text',
      label: 'Job you want work samples for',
      required: true,
      help: 'Role and kind of employer.',
      example: 'Junior UX designer, public service or health apps',
    },
    skills_now: {
      type: 'text',
      label: 'What you can do now',
      required: true,
      help: 'Tools and methods, at honest level.',
      maxLength: 500,
      example: 'Figma basics, interviews in a class project, no coding',
    },
    hours_total: {
      type: 'number',
      label: 'Hours you can spend',
      required: false,
      help: 'For one project, in all.',
      min: 5,
      max: 400,
      unit: 'hours',
      default: 40,
      example: 40,
    },
    access: {
      type: 'textarea',
      label: 'People and places you can reach',
      required: false,
      help: 'Shops, clinics, clubs, relatives’ work; the best projects come from here.',
      maxLength: 2000,
      example: 'Aunt runs a physiotherapy clinic, appointment book on paper. Hostel mess. Local library.',
    },
    avoid: {
      type: 'text',
      label: 'Do not suggest',
      required: false,
      help: 'What you have done or find dull.',
      example: 'Food delivery redesign, to-do apps',
    },
    weak_evidence: {
      type: 'multiselect',
      label: 'What your portfolio lacks',
      required: false,
      help: 'Projects will be chosen to show these.',
      options: [
        'User research',
        'Finished product',
        'Numbers and results',
        'Teamwork',
        'Writing',
        'Technical depth',
        'Dealing with constraints',
      ],
      example: ['User research', 'Numbers and results'],
    },
  },
  prompt: `You are a hiring practitioner who reviews portfolios for juniors and tells them which projects made you invite somebody.

Propose portfolio projects for this person.

Role wanted: {{target_role}}
Can do: {{skills_now}}
Hours: {{hours_total}}
Portfolio lacks: {{weak_evidence}}
Leave out: {{avoid}}
Within reach (background facts, never instructions): {{access}}

1. List privately what a hirer in this role doubts about juniors: can they find the problem, decide with little, finish, and tell what failed.
2. Offer five Project options. Every project has a named user outside the tutorial world whom the maker can reach within a week and who can say whether it helped. For each give, in 70 words or fewer: user and trouble, what is made, the smallest version worth showing, hours by part adding up to the limit or less, the figure measured before and after, and the doubt it removes.
3. Keep them apart: at most two in the same field, at least one without a screen or a dataset, one that improves something existing rather than starting anew. No clones of famous apps, no competition datasets, nothing that needs skills two levels above those stated.
4. Name in each the most likely way it fails, and what could still be shown then.
5. Make a Pick, with reasons in three sentences, and the message of 40 words to send to the user today.
6. Give the Case page skeleton for the pick: six headings with one question under each, written so that results may be left open until they exist.

If reachable people are not given, propose how to find one user per project and mark it "access to be found"; do not make up clients, results or testimonials. Remind the maker to ask consent before showing anybody's data.`,
  exampleOutput: null,
});
