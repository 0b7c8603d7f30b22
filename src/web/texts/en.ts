// Every sentence of the pages, in English. Another language is one file beside it with the same keys.

import { FILE_FAULTS } from '../../register/read/fileFault.ts';
import { register } from '../../register/sentences.ts';
import { html, type SafeHtml } from '../html.ts';
import { calculator } from './enCalculator.ts';
import { catalog } from './enCatalog.ts';
import { check } from './enCheck.ts';
import { docs } from './enDocs.ts';
import { prompt } from './enPrompt.ts';
import { promptScript } from './enPromptScript.ts';
import { recipes } from './enRecipes.ts';
import { vocabulary } from './enVocabulary.ts';
import type { Speech } from './speech.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 12,34,567: digits grouped as in India. */
const number = (count: number): string => count.toLocaleString('en-IN');
/** `1 code`, `12 codes`. */
const counted = (count: number, one: string, many: string): string => `${number(count)} ${count === 1 ? one : many}`;

/** How numbers, days and lists are written. */
const form = {
  number,
  /** `22 Sep 2025`. */
  day(iso: string): string {
    const [year = '', month = '', day = ''] = iso.split('-');
    return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
  },
  /** `since 22 Sep 2025`; `1 Jul 2017 to 21 Sep 2025`. */
  span: (from: string, to: string | undefined): string => (to === undefined ? `since ${from}` : `${from} to ${to}`),
  /** `5%, 12% or 18%`. */
  oneOf(words: readonly string[]): string {
    const last = words.at(-1) ?? '';
    return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
  },
};

/** Words of the tariff that several pages use. */
const words = {
  nil: 'Nil',
  outsideGst: 'Outside GST',
  outsideGstWithin: 'outside GST',
  gst: (rates: string) => `GST ${rates}`,
  veryLikely: 'Very likely',
  likely: 'Likely',
  possible: 'Possible',
  guess: 'A guess',
  underOnePercent: 'under 1%',
  overNinetyNinePercent: 'over 99%',
  otherwise: 'in all other cases',
  ordinarily: 'ordinarily',
  hsn: 'HSN',
  sac: 'SAC',
  retired: 'retired',
  goods: 'Goods',
  services: 'Services',
};

/** Header, footer and what every page has. */
const site = {
  languages: {
    en: 'English',
    hi: 'Hindi',
    'hi-Latn': 'Hindi in Latin letters',
    'ta-Latn': 'Tamil',
    'te-Latn': 'Telugu',
    'kn-Latn': 'Kannada',
    'ml-Latn': 'Malayalam',
    'mr-Latn': 'Marathi',
    'gu-Latn': 'Gujarati',
    'bn-Latn': 'Bengali',
    'pa-Latn': 'Punjabi',
    'or-Latn': 'Odia',
  } as Readonly<Record<string, string>>,
  skip: 'Skip to content',
  parts: 'Parts of Kosh',
  mainNav: 'Main',
  theme: 'Switch between light and dark',
  codes: 'Codes',
  prompts: 'Prompts',
  calculators: 'Calculators',
  find: 'Find',
  browse: 'Browse',
  names: 'A–Z',
  bulk: 'Bulk',
  check: 'Check',
  changes: 'Changes',
  about: 'About',
  api: 'API',
  dataLine: (codes: string, day: string) =>
    `${codes} codes with their rates, as of ${day}. A help, not legal advice: the notification decides.`,
  oldData: (day: string) =>
    `The law was read up to ${day}. Later changes of rates are missing: check the notifications.`,
  promise: 'Version 1 of the API stays: keyless, free of charge and frozen.',
  apiReference: 'API reference',
  useItInShort: 'Use it in…',
  useItIn: 'Use it in Sheets, Excel, Tally, Python, agents (MCP)',
  previousPage: (page: number) => `Page ${page}`,
  nextPage: (page: number) => `Page ${page}`,
  pages: 'Pages',
  show: 'Show',
  asJson: (link: SafeHtml) => html`As JSON: ${link}`,
};

/** Addresses that lead nowhere. */
const missing = {
  title: 'Nothing here · Kosh',
  description: 'There is no page at this address.',
  heading: 'Nothing here',
  noPage: 'No page has this address. Search for what you need, or go on from here.',
  noCode: (code: string) => `There is no code ${code} in the tariff.`,
  ways: 'Perhaps one of these',
};

/** Pages and forms that were refused. */
const refused = {
  title: 'Not now · Kosh',
  heading: 'This page cannot be shown',
  tooOften: (seconds: string) =>
    `Too many pages or forms were asked for from your address within a minute. Try again in ${seconds} seconds.`,
  tooLong: 'What you filled in is too long. Shorten it and send it again.',
  notWhole: 'The form did not arrive whole. Send it again.',
  noVersion: 'There is no such version. The page lists those that there are.',
  busy: 'Very many people are asking at this moment. Try again in a few seconds.',
  failed: 'The page could not be made. It was not your fault; try again later.',
  back: 'Back to the page',
};

/** What the server writes around the search: the form and the first page. */
const home = {
  placeholder: 'e.g. steel water bottle',
  button: 'Find',
  description: (start: string) =>
    `Describe goods or a service in English or Hindi and get the HSN or SAC code with the GST rate, on any date since ${start}.`,
  appName: 'Kosh code finder',
  heading: 'HSN and SAC codes with GST rates',
  about: (link: SafeHtml) =>
    html`Type what you sell or buy and get its HSN code (goods) or SAC (services) with the GST rate and its notification. Free, without login; not a government site. "Very likely 98%": in 98 of 100 such answers the first four digits are right. Two rates: use the one whose condition your goods meet. ${link}`,
  aboutLink: 'How sure is it, and where does it come from?',
  suggestions: 'Suggestions',
  help: 'In English or Hindi, in either script; or the first digits of a code.',
  tryThese: 'Try',
  examples: [
    'cotton shirt for men',
    'mobile charger',
    'बासमती चावल',
    'haldi powder',
    'salon haircut',
    '8517',
  ] as readonly string[],
  browseTile: (goods: string, services: string) =>
    `${goods} goods and ${services} service codes by section and chapter`,
  bulkTile: 'Drop a CSV or XLSX file, or paste a list, and get a code for each row, without it leaving your browser',
  recipesTile: 'Google Sheets, Excel, Tally, Zoho, Busy, ERPNext, Python, agents (MCP), your own program',
  namesTile: (names: string) => `${names} everyday names in English and Hindi`,
  type: 'Type',
  all: 'All',
  digits: 'Digits',
  asFound: 'As found',
  results: 'Results',
};

/** The search box and what stands around it. */
const finder = {
  title: 'Find HSN and SAC codes with GST rates · Kosh',
  titleFor: (q: string) => `${q}: HSN and SAC codes · Kosh`,
  label: 'Goods, service or code',
  filters: 'Goods or services, digits, date',
  filtersSet: (set: string) => `Only: ${set}`,
  digitCount: (digits: number) => `${digits} digits`,
  ratesOn: 'Rates on',
  loading: 'Loading the tariff into this browser…',
  savesData: 'Your browser asks to save data, so the server answers instead of loading the tariff.',
  notKept: 'There is no network, and this page is not kept on this device. The search works all the same.',
  notLoaded: 'The quick search could not load; the server answers instead.',
  noAnswer: 'No answer came; press Find to ask again.',
  offline: 'The search is not on this device yet.',
  noAnswerOffline: 'You are offline. The answer comes as soon as there is a network again.',
  wrongDay: (start: string) => `The date must be a day from ${start} on, written YYYY-MM-DD.`,
  oneDigit: (digit: string) =>
    `A code begins with two digits: 0${digit} for chapter ${digit}, or ${digit}0 to ${digit}9.`,
  oneLetter: 'Go on with the name: one letter says too little.',
  cut: (read: number, of: number) => `Only the first ${read} of ${of} characters were read.`,
  asked: (day: string, q: SafeHtml) => html`Rates on ${day} for ${q}`,
  ambiguous: 'Several codes are possible. Compare them before you use one.',
  tooVague: 'The text is too vague for one code. Say what the thing is, what it is made of and what it is for.',
  notFound: 'Nothing in the tariff matches. Try the everyday name, the material, or the first digits of a code.',
  notFoundOfType: 'Nothing of this type matches.',
  searchAll: 'Search goods and services',
  waysOn: (browse: SafeHtml, names: SafeHtml) => html`Or look for it by ${browse} or in the list from ${names}.`,
  browseLink: 'section and chapter',
  namesLink: 'A to Z',
  more: (count: string) =>
    `${count} more begin with these digits; add a digit, or open the code to see what is below it.`,
  noneFound: 'No code found.',
  summary: (count: number, code: string, description: string, rate: string) =>
    `${counted(count, 'code', 'codes')}. First: ${code}, ${description}, ${rate}.`,
};

/** What is kept for when there is no network. */
const offline = {
  codes: 'You are offline. The search, whole files and the check of registers work if they are on this device.',
  calculators: 'You are offline. The calculators work if they are on this device; prompts need a network.',
  keep: (megabytes: string) => `Keep Kosh on this device for when you are offline (${megabytes} MB)`,
  keeping: 'Kosh is being kept on this device.',
};

/** One answer: code, rates, tax, what belongs on the invoice. */
const card = {
  digits: (count: number) => `${count} digits`,
  likely: (share: string): string => `${share} likely`,
  sureness: (word: string, percent: string) => `${word} ${percent}: what this means`,
  gst: 'GST',
  /** `Rice; wheat; and 3 more`. */
  namesAndMore: (names: string, more: number) => (more > 0 ? `${names}; and ${more} more` : names),
  rateOpen: 'The rate depends on the case:',
  agrees: 'Whichever of these it is',
  readPrice: (price: string) => `You said ${price}.`,
  notPrice: 'Not a price?',
  moreCases: (count: number, rates: string) => `${count} more ${count === 1 ? 'case' : 'cases'}: ${rates}`,
  split: (half: string, whole: string) => `CGST ${half} + SGST ${half}, or IGST ${whole}`,
  amount: 'Amount before tax, ₹',
  /** What stands beside a rate once an amount is typed. */
  tax: (half: string, whole: string, total: string, wholeTotal: string) =>
    total === wholeTotal
      ? `CGST ${half} + SGST ${half}, or IGST ${whole}; in all ${total}`
      : `CGST ${half} + SGST ${half}, in all ${total}; or IGST ${whole}, in all ${wholeTotal}`,
  noAmount: 'Write an amount such as 1500, 1,18,000.50 or 2.5 lakh.',
  noTax: (total: string) => `no GST; in all ${total}`,
  calculator: 'GST calculator',
  why: 'Why',
  chapter: 'Chapter',
  customsUnit: 'Customs unit',
  reverseCharge: 'Reverse charge',
  reverseYes: (trigger: string) => `yes: ${trigger}`,
  cess: 'Cess',
  cessUpTo: (most: number) => `Up to ${most}%, by kind`,
  cessByKind: 'By kind',
  note: 'Note',
  notes: 'Notes on the rates',
  details: 'More',
  retired: 'Retired code',
  replacedBy: (codes: SafeHtml) => html`, replaced by ${codes}.`,
  perhapsReplacedBy: (codes: SafeHtml) => html`; perhaps replaced by ${codes}.`,
  notReplaced: '; what replaced it is not known.',
  narrower: 'More digits: choose the one that fits',
  report: 'Wrong?',
  copy: 'Copy',
  copyWhat: (code: string) => `code ${code}`,
  copyLine: 'Copy as invoice line',
  copyLines: (count: number) => `Copy as invoice lines, ${count} cases`,
  copyFor: (code: string) => ` for ${code}`,
  copiedLines: (count: number) => `Copied ${count} lines, one for each case: keep the one that applies.`,
  copiedCess: (note: string) => `Cess: ${note}`,
  others: 'Or is it one of these?',
  perhaps: 'It may be one of these:',
  below: 'Codes that begin with these digits',
};

/** The page of one code. */
const code = {
  onDay: (what: string, day: string) => `${what} on ${day}`,
  title: (kind: string, code: string, name: string, gst: string) => `${kind} ${code}: ${name}, ${gst} · Kosh`,
  description: (kind: string, code: string, name: string, gst: string) =>
    `${kind} code ${code}, ${name}: ${gst}, with every condition and citation, rates since 2017, unit, reverse charge.`,
  where: 'Where this code stands',
  sections: 'Sections',
  chapter: (chapter: string) => `Chapter ${chapter}`,
  kind: (kind: string, digits: number, section: string, chapter: string) =>
    `${kind} code · ${digits} digits · Section ${section} · ${chapter}`,
  print: 'Print',
  rate: 'GST rate',
  rateOn: (day: string) => `GST rate on ${day}`,
  otherDay: 'Rate on another day',
  wrongDayTitle: (code: string) => `${code}: not a day of GST · Kosh`,
  wrongDayHeading: (code: string) => `Code ${code}`,
  debated: 'Debated',
  allQuestions: 'All open questions',
  answeredHere: (answer: SafeHtml | string, why: SafeHtml | string): SafeHtml => html`Answered here: ${answer}. ${why}`,
  corrected: 'Corrected here, no change of the law',
  correction: (span: string, is: string, was: string, why: SafeHtml | string, on: string): SafeHtml =>
    html`${span}: ${is}, not ${was}: ${why}. Corrected on ${on}.`,
  citations: 'Citations',
  citationsCaption: 'Each rate with its citation',
  columnRate: 'Rate',
  columnCondition: 'Condition',
  columnSchedule: 'Schedule',
  columnCitation: 'Citation',
  columnInForce: 'In force',
  noCondition: 'none',
  evidence: {
    notification: 'as notified',
    secondary: 'from a secondary source',
    inferred: 'inferred from its parent entry',
  } as Readonly<Record<string, string>>,
  sameSince: (day: string) => `(this rate without a break since ${day})`,
  history: 'Since GST began',
  historyTable: 'The same as a table',
  historyRegion: 'Rate history',
  columnPeriod: 'Period',
  columnRates: 'Rates',
  chart: (start: string, story: string) => `Rate since ${start}: ${story}.`,
  chartStep: (rate: string, others: number, from: string) =>
    `${rate}${others > 0 ? ` and ${others} more by condition` : ''} from ${from}`,
  chartOrdinary: 'ordinary rate',
  chartConditional: 'rate under a condition',
  chartChange: 'a change',
  invoice: 'On the invoice',
  unit: 'Customs unit',
  noUnit: 'none prescribed',
  notByCode: 'not by this code',
  acceptedBy: 'Accepted by',
  portals: {
    tariff: 'customs tariff',
    'gst-portal': 'GST portal',
    'e-invoice': 'e-invoice portal',
  } as Readonly<Record<string, string>>,
  noPortal: 'no portal list that is known here',
  digitsNeeded: 'How many digits a document needs',
  digitsRegion: 'Digits needed',
  columnDocument: 'Document',
  columnTurnover: 'Turnover',
  columnDigits: 'Digits',
  columnBy: 'By',
  reverseHistory: 'Reverse charge over time',
  names: 'Common names',
  partOf: 'Part of',
  contains: 'Contains',
  retiredChildren: (count: number) => `${counted(count, 'retired code', 'retired codes')}`,
};

/** Sections, chapters and headings. */
const browse = {
  title: 'Browse HSN and SAC codes by section and chapter · Kosh',
  description: 'The sections and chapters of the Indian tariff, goods and services, down to every code.',
  heading: 'Browse the tariff',
  lead: 'Sections I to XXII hold goods by chapter; section XXIII holds services.',
  chapterTitle: (chapter: string, title: string) => `Chapter ${chapter}: ${title}, HSN codes and GST rates · Kosh`,
  chapterDescription: (chapter: string, title: string) =>
    `Every heading of chapter ${chapter}, ${title}, with its GST rate.`,
  where: 'Where this chapter stands',
  headings: (section: string, title: string, count: number) =>
    `Section ${section}, ${title} · ${counted(count, 'heading', 'headings')}`,
  before: (chapter: string) => `Before: chapter ${chapter}`,
  next: (chapter: string) => `Next: chapter ${chapter}`,
};

/** The list of names. */
const names = {
  title: 'A–Z of goods and services with their HSN and SAC codes · Kosh',
  description: 'Everyday names of goods and services in English and Hindi, from A to Z, each with its code.',
  heading: 'A–Z of common names',
  letters: 'Letters',
  shelfTitle: (label: string, page: number) =>
    `${label}${page > 1 ? `, page ${page}` : ''}: names with HSN and SAC codes · Kosh`,
  shelfDescription: (label: string, page: number, pages: number) =>
    `Goods and services under ${label}, each with its HSN or SAC code; page ${page} of ${pages}.`,
  shelfHeading: (label: SafeHtml) => html`Names under ${label}`,
  countOnPage: (count: number, page: number, pages: number) =>
    `${counted(count, 'name', 'names')}, page ${page} of ${pages}`,
};

/** Points with two readings. */
const questions = {
  title: 'Open questions of GST rates · Kosh',
  description: 'Where the law or the lists leave two readings of a rate: both readings, what Kosh answers, and why.',
  heading: 'Open questions',
  lead: (count: number) =>
    `On ${count} points the law or the official lists leave two readings. Both stand here with what is answered and why; the notification, an officer or a court decides.`,
  codes: (codes: SafeHtml, from: string, to: string | undefined) =>
    html`${codes}, from ${from}${to !== undefined && ` to ${to}`}`,
};

/** A shop's own list, on the pages that answer whole files. */
const ownNames = {
  summary: 'Your own names',
  file: 'List of own names (CSV: text, code, rate)',
  leave: 'Leave the list out',
  hint: 'A text in this list gets the code that stands beside it, whatever the search would find. “Save choices as own names” on the page for whole files writes such a list. It is read in this browser and sent nowhere; after a reload choose it again.',
  reading: 'Reading the list…',
  used: (count: string, file: string) => `Your own names go first: ${count} in ${file}.`,
  none: 'No list of own names is used.',
  says: (source: string) => `Your own list says so (${source})`,
};

/** A whole file or list. */
const bulk = {
  title: 'HSN and SAC codes for a whole file · Kosh',
  description: 'Drop a CSV or XLSX file or paste a list, and get an HSN or SAC code with GST rate for each row.',
  heading: 'Codes for a whole file or list',
  lead: 'One item a row. All of it is read and answered in this browser; nothing is sent anywhere. This tab keeps it until you close it.',
  noScript: (api: SafeHtml, command: SafeHtml) =>
    html`This page computes in your browser and needs JavaScript. Without it, ${api} takes ten texts at a time, and the command ${command} takes whole files.`,
  apiLink: 'the API',
  file: 'CSV or XLSX file',
  orDrop: 'or drop it here',
  paste: 'Or paste a list: rows from Excel, lines from WhatsApp',
  pasteButton: 'Use this list',
  pasted: 'list',
  pasteEmpty: 'The list is empty: paste one item a line.',
  noFile: 'No file at hand?',
  sample: 'Use a sample of twelve rows',
  preview: 'What comes out: your rows with these columns added',
  previewColumns: ['hsn_sac', 'code_description', 'gst_rate', 'confidence', 'needs_review'] as readonly string[],
  column: 'Column with the description',
  ratesOn: 'Rates on',
  hasHeader: 'The first row has the names of the columns',
  beginning: 'Beginning of the file',
  otherColumns: 'What other columns tell:',
  otherColumnsHint:
    'A price before tax settles rates that depend on one, such as ₹2,500 a garment or ₹7,500 a room. A date gives the rates of that day. A group says which goods are meant: vanilla in the group ICE CREAM.',
  toldBy: (columns: readonly string[]) => (columns.length === 0 ? 'nothing' : columns.join(', ')),
  notReadHere: 'Not read',
  byPrice: (price: string, condition: string) => `price ${price}${condition === '' ? '' : `: ${condition}`}`,
  byGroup: (group: string) => `read with its group: ${group}`,
  undated: (cell: string, day: string) => `“${cell}” is no day since GST began: rates of ${day}`,
  find: 'Find codes',
  change: 'Another file, column or day',
  alike: (more: number) => `and ${counted(more, 'row', 'rows')} more`,
  forget: 'Forget this file',
  loading: 'Loading the tariff…',
  stop: 'Stop',
  outcome: 'Codes',
  downloadXlsx: 'Download XLSX',
  downloadCsv: 'Download CSV',
  saveOwnNames: 'Save choices as own names',
  noOwnNames: 'Choose a code for a row first; it is then saved with its text.',
  downloadHint: 'For Excel take XLSX: opened as CSV, Excel drops the zero in front of codes such as 0910.',
  undo: 'Undo the last choice',
  onlyDoubtful: 'Only rows to look at',
  rows: 'Rows with codes',
  rowsCaption: 'Rows, the doubtful first',
  columnRow: 'Row',
  columnText: 'Text',
  columnCode: 'Code',
  columnDescription: 'Description',
  columnRate: 'Rate',
  columnConfidence: 'Confidence',
  pagesOfRows: 'Pages of rows',
  before: 'Before',
  next: 'Next',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  tooLarge: 'The file is larger than 50 MB; split it, or use the command "kosh classify".',
  notRead: 'The file could not be read.',
  noRows: 'The file has no rows.',
  fileFaults: FILE_FAULTS,
  guessedLetters:
    'The file is not in UTF-8; it was read with the letters of Windows (1252). If some look wrong, save it as "CSV UTF-8".',
  firstSheet: (count: number, name: string) => `Of its ${count} sheets the first was read: ${name}.`,
  readerNotStarted: 'Reading files did not start in this browser; load the page again.',
  searchNotStarted: 'The search could not be loaded. Try again when there is a connection.',
  columnNumber: (at: number) => `Column ${at}`,
  rowCount: (count: number) => counted(count, 'row', 'rows'),
  titles: (titles: string) => `Above the names of the columns: ${titles}`,
  progress: (done: string, of: string) => `${done} of ${of} texts`,
  lostChoices: (count: string, day: string) =>
    `${count} choices no longer hold: the tariff has no such rate on ${day}.`,
  kept: 'Kept in this tab until you close it; a reload loses nothing.',
  notKept: 'Too large to be kept: a reload of the page loses the choices, so download first.',
  noneChosen: 'Nothing chosen by you',
  chosen: (count: string) => `${count} chosen by you`,
  ratesOfDay: (day: string) => `rates on ${day}`,
  ratesByRow: (day: string) => `rates on the date of each row, else on ${day}`,
  counts: (rows: string, seconds: string, rates: string, doubtful: string, areShownFirst: boolean) =>
    `${rows} rows in ${seconds} seconds, ${rates}; ${doubtful} to look at${areShownFirst ? ', shown first' : ''}.`,
  stopped: (left: string) => ` Stopped before the end: ${left} were not looked up, shown last.`,
  noSuchCode: (code: string, old: string) => `There is no code ${code}; the row keeps ${old}.`,
  noCodeKept: 'none',
  rowAsBefore: (row: number) => `Row ${row} is as before.`,
  rowsAsBefore: (count: string) => `${count} rows are as before.`,
  review: 'Review',
  reviewOf: (row: number) => ` row ${row}`,
  codeOf: (row: number) => `Code of row ${row}`,
  alternates: 'Alternates',
  alternatesOf: (row: number) => `Alternates of row ${row}`,
  use: 'Use',
  useAlternateOf: (row: number) => ` the alternate of row ${row}`,
  itDepends: 'It depends',
  notes: 'Notes',
  notLookedUp: 'Not looked up',
  reviewed: 'Reviewed',
  noCode: 'No code',
  noText: 'No text',
  nothingFound: 'Nothing found',
  saysTooLittle: 'The text says too little',
  whyCode: 'Right code?',
  whyRate: 'Which rate?',
};

/** The dialog in which a person looks at one row. */
const review = {
  row: (row: number, text: string) => `Row ${row}: ${text}`,
  rowWithout: 'no text',
  progress: (at: string, of: string) => `${at} of ${of} to look at`,
  close: 'Close',
  code: 'Code',
  another: 'Another code',
  anotherLabel: 'Digits or words for another code',
  anotherHint: 'digits, or words such as pressure cooker',
  noWords: (words: string) => `Nothing is found for ${words}.`,
  choose: 'Choose one of these:',
  retired: (description: string) => `${description} (retired code)`,
  noSuchCode: (code: string) => `There is no code ${code}.`,
  noCode: 'No code: a total, a discount, a note',
  rateOn: (day: string) => `Rate on ${day}`,
  rateOnIs: (day: string, rate: SafeHtml) => html`Rate on ${day}: ${rate}`,
  notKnown: 'Not known yet; the row stays to be looked at',
  whichRow: (row: number) => `Row ${row}`,
  whichRows: (count: number) => `${count} rows`,
  done: (which: string, answer: string) => `${which}: ${answer}.`,
  noneLeft: 'No further row is to be looked at.',
  takenBack: (row: number) => `Row ${row} is again as it was found.`,
  answer: (code: string, rate: string) => `${code}, ${rate}`,
  answerNoCode: 'no code',
  answerRateOpen: 'rate open',
  sameText: (others: number, before: number, isEmpty: boolean) =>
    `Also for the ${others === 1 ? 'other row' : `${others} other rows`} ${isEmpty ? 'without text' : 'with this text'}${before === 0 ? '' : ` (${before} chosen before)`}`,
  useNext: 'Use, next row',
  use: 'Use',
  skip: 'Skip',
  takeBack: 'Take back',
};

/** What changed on which day. */
const changes = {
  title: 'GST rate changes · Kosh',
  titleOf: (span: string) => `GST rate changes, ${span} · Kosh`,
  description:
    'Which HSN and SAC codes changed their GST rate, by day and notification, before and after, since July 2017; as a table, a feed and a calendar.',
  heading: 'Rate changes',
  lead: 'Days on which a rate or its condition changed, items only. Entries that only moved to another notification are left out.',
  span: (from: string, to: string) => `${from} to ${to}`,
  inChapter: (span: string, chapter: string) => `${span}, chapter ${chapter}`,
  filters: 'Days, chapter or codes',
  from: 'From',
  to: 'To',
  chapter: 'Chapter',
  allChapters: 'All',
  codes: 'Codes, with commas',
  noChapter: (chapter: string) => `There is no chapter ${chapter}.`,
  wrongOrder: 'The last day must not be before the first.',
  none: (span: string) => `No change, ${span}`,
  count: (count: number, span: string) => `${counted(count, 'change', 'changes')}, ${span}`,
  items: (count: number) => counted(count, 'item', 'items'),
  move: (was: string, is: string) => `${was} → ${is}`,
  otherConditions: (rates: string) => `${rates}, by other conditions`,
  andMore: (count: number) => ` and ${count} more`,
  allDays: 'All days',
  allOfGroup: (count: number) => `All ${number(count)} items`,
  back: 'All that happened on these days',
  exports: (csv: SafeHtml, atom: SafeHtml, calendar: SafeHtml) =>
    html`The same as ${csv}, as a ${atom} or as a ${calendar}.`,
  atom: 'feed',
  calendar: 'calendar',
  feedName: 'GST rate changes · Kosh',
  feedTitle: (count: number) => `GST rates of ${counted(count, 'item', 'items')} change`,
  mine: 'My codes',
  mineFirst: 'From now on what changes is marked here.',
  mineSince: (day: string) => `Marked: what changed after ${day}, the last day known when you last looked.`,
  mineNotAsked: 'No answer came, so nothing is marked; what changed is told when there is a connection.',
  mineAll: 'All changes of these codes',
  changedSince: (day: string, was: string, is: string) => `changed on ${day}: ${was} → ${is}`,
  watch: 'Watch this code',
  unwatch: 'Stop watching',
  watched: 'Kept in this browser; the page of changes marks what happens to it.',
  unwatched: 'No longer watched.',
  notKept: 'This browser keeps nothing, so codes cannot be watched.',
};

/** Handing an answer on. */
const share = {
  copyLink: 'Copy link',
  share: 'Share',
  copied: 'Copied',
  copyByHand: 'Copy this text with Ctrl+C or the menu:',
  textToCopy: 'Text to copy',
};

/** The installed app and the search engine of a browser. */
const app = {
  name: 'Kosh: HSN and SAC codes with GST rates',
  description: 'Find the HSN or SAC code and the GST rate of goods and services, also without a network.',
};

/** The finder within other sites. */
const widget = {
  title: 'HSN and SAC code finder',
  more: 'More about it on Kosh',
};

/** Sources, coverage, how sure, how to report. */
const about = {
  copyText: 'Copy text',
  title: 'About Kosh: sources, coverage and how sure its HSN codes and GST rates are',
  description:
    'Where the HSN and SAC codes and GST rates of Kosh come from, what they cover, what "Very likely" means, what is still open, and how to report an error.',
  heading: 'About Kosh',
  lead: 'Kosh finds the HSN code of goods or the SAC of a service from everyday words, and tells the GST rate that an invoice needs on a given day, with its conditions and the notification it stands in.',
  officialTitle: 'Is this official?',
  official:
    'No. Kosh is not run by the government and gives no legal advice. Every rate names its notification, schedule and serial number, so that you can read it there. Where Kosh and the notification differ, the notification decides.',
  sourcesTitle: 'Where codes and rates come from',
  sources: [
    'Goods: the Customs Tariff as amended, and the lists of HSN codes of the GST portal and the e-invoice portal.',
    'Services: the scheme of classification of services and the SAC list of the GST portal.',
    'Rates: the rate notifications since 1 July 2017 (1/2017, 2/2017, 11/2017 and 12/2017 Central Tax (Rate) with their amendments; 9/2025, 10/2025 and those that followed).',
    'Cess and reverse charge: 1/2017 Compensation Cess (Rate), 4/2017, 13/2017 and 7/2019 Central Tax (Rate), 10/2017 Integrated Tax (Rate) with their amendments.',
    'Everyday names in English, Hindi and other languages, and descriptions in plain words: written for Kosh.',
  ] as readonly string[],
  coverageTitle: 'What it covers',
  coverage: (facts: {
    readonly goods: string;
    readonly services: string;
    readonly names: string;
    readonly start: string;
    readonly asOf: string;
  }) =>
    `${facts.goods} codes of goods and ${facts.services} of services, ${facts.names} names, and the rate of each code on every day from ${facts.start} to ${facts.asOf}.`,
  lastDay: (day: string) =>
    `${day} is the last day whose rates are known. For a later day Kosh shows the last rates it knows and says so.`,
  sureTitle: 'How sure is an answer?',
  sure: 'The percentage beside a code is a measured probability that its first four digits are right. It is fitted on real trade texts, so that of a hundred answers marked 80%, about eighty are right.',
  veryLikely: '90% or more: as a rule it can be used as it is.',
  likely: '70% to 89%: read the description before you use it.',
  possible: '40% to 69%: compare with the other codes that are listed.',
  guess: 'below 40%: say more, such as material, use or form.',
  measured:
    'It is measured again with every change, on texts whose authors had not seen the names in Kosh. The percentage is about the code. A rate is no guess: it is what the notification says for that code and condition.',
  twoRatesTitle: 'What to do when two rates stand there',
  twoRates:
    'The law then asks for something that your words do not tell: the price of a piece, whether it is packed and labelled, who buys it. Each rate has its condition beside it. Use the one whose condition your goods meet, or put the fact into the search, such as "shirt 1,900 rupees".',
  openTitle: 'What is still open',
  open: (count: number, link: SafeHtml) =>
    html`On ${count} points the law or the official lists leave two readings. ${link} with what Kosh answers and why.`,
  openLink: 'Both readings are listed',
  privacyTitle: 'What is kept',
  privacy:
    'Nothing. There are no accounts, cookies or trackers. The search runs in your browser once the tariff is loaded; files of the bulk page never leave it.',
  embedTitle: 'On your own site',
  embed: 'The finder may be shown within any page. Put this where it should stand:',
  reportTitle: 'Report an error',
  report:
    'Write what you looked for, what came and what you expect, with the notification if you know it. Then copy the text or mail it to whoever runs this site. Nothing is sent by itself.',
  reportLabel: 'Your report',
  reportSubject: 'Kosh: an answer to check',
  reportText: (facts: {
    readonly text: string;
    readonly answer: string;
    readonly day: string;
    readonly address: string;
  }) =>
    `Looked for: ${facts.text}\nAnswer of Kosh: ${facts.answer}\nExpected: \nBecause (notification, ruling): \nOn: ${facts.day}\nAt: ${facts.address}`,
  mail: 'Mail it',
};

export const en = {
  language: 'en',
  /** How the data, which are in English, are said in this language; what it lacks is shown in English and marked. */
  speech: undefined as Speech | undefined,
  /** The short name of a code where the language has one; English has the descriptions. */
  codeNames: (_code: string): string | undefined => undefined,
  form,
  words,
  site,
  missing,
  refused,
  home,
  finder,
  offline,
  card,
  code,
  browse,
  names,
  questions,
  bulk,
  ownNames,
  review,
  changes,
  share,
  app,
  widget,
  about,
  check,
  register,
  calculator,
  recipes,
  docs,
  vocabulary,
  catalog,
  prompt,
  promptScript,
  /** What is wrong with a value, in the language; undefined: it has no sentence for it. */
  fieldProblem: (_english: string): string | undefined => undefined,
};

/** What a language must have; the compiler names what one lacks. */
export type Texts = typeof en;
