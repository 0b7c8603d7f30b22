// The lists of the prompt catalog in English: all prompts, all tools, what changed; part of `en.ts`.
import { html, type SafeHtml } from '../html.ts';

/** Roles of those who come most. */
export type WayIn = 'small-business-owner' | 'accountant' | 'lawyer' | 'hr-manager' | 'software-engineer' | 'citizen';

export const catalog = {
  title: 'Prompt catalog · Kosh',
  titleFor: (q: string) => `${q === '' ? 'Prompts' : q} · Kosh prompt catalog`,
  description: (count: number) =>
    `${count} working prompts with forms, for accounting, tax, law, HR, sales, software and more; each with its template and source.`,
  heading: 'Prompts that work, with a form for each',
  lead: 'Find your task, fill in the form, and copy the prompt into any chat or run it here.',
  label: 'What do you need done?',
  placeholder: 'e.g. reply to a GST notice',
  filters: 'Category, role, India',
  filtersSet: (set: string) => `Only: ${set}`,
  category: 'Category',
  role: 'Role',
  all: 'All',
  india: 'India',
  indiaOnly: 'India-specific only',
  waysIn: 'Who are you?',
  /** By role: who one is, and what one finds. */
  ways: {
    'small-business-owner': ['I run a shop or a business', 'Quotations, payment reminders, agreements, loan papers'],
    accountant: ['I keep accounts or do taxes', 'GST and TDS replies, audit memos, reports'],
    lawyer: ['I practise law', 'Legal notices, complaints, contracts, opinions'],
    'hr-manager': ['I work in HR', 'Appointment letters, policies, warnings, interviews'],
    'software-engineer': ['I build software', 'Code reviews, incidents, queries, documentation'],
    citizen: ['I write for myself', 'RTI, complaints, refunds, letters to offices'],
  } as Readonly<Record<WayIn, readonly [who: string, what: string]>>,
  showAll: 'Show all prompts',
  favourites: 'Your favourites',
  favouritesKept: 'Kept in this browser only.',
  count: (count: number, page: number, pages: number) =>
    `${count} ${count === 1 ? 'prompt' : 'prompts'}${pages > 1 ? `, page ${page} of ${pages}` : ''}`,
  noFit: 'No prompt is about this. These are the nearest:',
  askCodes: (finder: SafeHtml | string) =>
    html`This asks for a code or a tax rate, which no prompt knows: ask the ${finder}.`,
  codeFinder: 'code finder',
  none: 'Nothing fits. Use fewer words, or take away a filter.',
  prompts: 'Prompts',
  copy: 'Copy',
  copyTemplateOf: (title: string) => `Copy the template of ${title}`,
  keep: (title: string) => `Keep ${title} as a favourite`,
  computing: 'Tools that compute',
  computingHint: 'No language model: the page works the answer out, and shows how.',
  computesInPage: 'computes in the page',

  tools: {
    heading: (count: number) => `All ${count} tools`,
    title: (count: number) => `All ${count} tools · Kosh`,
    description: (count: number, computing: number, prompts: number) =>
      `All ${count} tools: ${computing} that compute in the page and ${prompts} that make a prompt.`,
    computing: 'Computing in the page',
  },

  changes: {
    heading: 'Changes of the prompts',
    title: 'Changes of the prompts · Kosh',
    lawHeading: 'Changes of law in the prompts',
    lawTitle: 'Changes of law in the prompts · Kosh',
    description: 'Versions of the prompts, the newest first, with changes of law marked.',
    lead: 'Template, fields or law of these prompts changed; each leads to its versions and what went and came.',
    showAll: 'Show all changes',
    showLaw: 'Show changes of law alone',
    /** The text of a link. */
    version: (title: SafeHtml | string, version: number) => html`${title}, version ${version}`,
    newest: (shown: number, of: number) => `The newest ${shown} of ${of}.`,
  },
};
