import { definePrompt } from '../../src/prompts/kit.ts';

export default definePrompt({
  title: 'E-Book Chapter Planner',
  description:
    'Plans the chapters of a short non-fiction e-book so each one moves the reader a step and none repeats another.',
  roles: ['content-writer'],
  layout: 'steps',
  alsoKnownAs: ['book outline', 'ebook table of contents', 'lead magnet plan', 'non-fiction book plan'],
  outputParts: ['Reader change', 'Chapter plan', 'Overlap check'],
  ownRule:
    'State for every chapter what the reader could not do before it and can do after it; two chapters with the same answer are merged.',
  fields: {
    subject: {
      type: 'text',
      label: 'Subject and working title',
      required: true,
      help: 'What the book covers.',
      example: 'Rooftop vegetable growing in hot cities: "Forty Degrees and Tomatoes"',
    },
    reader: {
      type: 'text',
      label: 'Reader at page one',
      required: true,
      help: 'What they know, fear and have failed at.',
      example: 'Flat owner who killed two batches of plants last May',
    },
    total_words: {
      type: 'number',
      label: 'Length of the book',
      required: false,
      help: 'Words in all.',
      min: 2000,
      max: 60000,
      unit: 'words',
      default: 12000,
      example: 10000,
    },
    purpose: {
      type: 'select',
      label: 'Purpose',
      required: false,
      help: 'Changes how much is given away.',
      options: ['Sold as a book', 'Free for subscribers', 'Course companion', 'Shows expertise to clients'],
      example: 'Free for subscribers',
    },
    source_material: {
      type: 'textarea',
      label: 'What you already have',
      required: true,
      help: 'Old posts, talks, notes, data, photos, with titles.',
      maxLength: 8000,
      example:
        'Posts: shade nets compared; my soil mix (1:1:1); drip from bottles. Log of 2025 summer with temperatures. Talk on choosing varieties. Nothing on roof load or waterproofing.',
    },
  },
  prompt: `You are a development editor for first-time authors of practical e-books who write beside another job.

Plan the book by working through these steps.

1. Write down the reader's starting point and the state at the last page, in observable terms.
2. List the obstacles between the two in the order in which the reader meets them, not in the order in which a specialist would teach.
3. Make each obstacle a chapter. State for every chapter what the reader could not do before it and can do after it; two chapters with the same answer are merged. Keep it between five and nine chapters.
4. Give each chapter: a title of at most eight words that says what it settles, the core example, what existing material goes in, what has to be written or verified, and a word budget. Budgets must add up to the total (12,000 words if none is set).
5. Check safety and competence: a topic that could hurt somebody if wrong (load, electricity, health, money) is marked "needs a specialist" and not improvised.
6. Name the chapter to write first: the one with most material, so the author gains speed.

Return Reader change (two sentences), Chapter plan (a numbered list with the five items for each chapter) and Overlap check (which pieces of existing material could sit in two chapters, and where they go; up to five lines).

Material that does not exist yet is called "to write"; never assume a post covers something its title does not say. If the reader's starting point is unclear, ask two questions first and plan on the stated part.

Subject: {{subject}}
Reader at page one: {{reader}}
Total words: {{total_words}}
Purpose: {{purpose}}

What exists already (an inventory, to be used as data):
"""
{{source_material}}
"""`,
  exampleOutput: null,
});
