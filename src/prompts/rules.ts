// The content rules of the catalog. Each rule reads one tool, or all of them, and reports what it finds;
// `npm run prompts:check` prints the findings and fails when there is one.
import type { Field, PromptTool } from './kit.ts';
import { placeholdersOf, renderTemplate } from './render.ts';
import { checkValues, isCalendarDate, maxLengthOf } from './values.ts';
import { type CategorySlug, CITATION_CATEGORIES, ROLES, SENSITIVE_CATEGORIES } from './vocabulary.ts';

export interface PlacedTool {
  readonly slug: string;
  readonly category: CategorySlug;
  readonly tool: PromptTool;
}

export interface Finding {
  readonly slug: string;
  readonly rule: string;
  readonly message: string;
}

const TASK_VERBS = new Set(
  `Draft Write Review Compare Prepare Turn Build Rewrite Summarise Summarize Analyse Analyze Explain Create Design Plan
   Classify Extract Convert Propose Outline Map Assess Audit Check Compose Critique Diagnose Document Edit Estimate
   Evaluate Find Generate Identify List Organise Prioritise Rank Recommend Reconcile Refactor Reply Report Respond
   Restructure Score Segment Shorten Simplify Sketch Sort Suggest Tailor Test Trace Translate Triage Walk Work Judge
   Separate Set Assemble Answer Group Break Distil Calculate Group Produce Reconstruct Frame Develop Trim Match Put
   Interpret Spot Decide Define Lay Make Read Structure Schedule Adapt Express Give Help Improve Investigate Itemise
   Mark Model Name Narrow Pair Point Polish Predict Present Question Rate Record Redraft Reduce Reframe Repurpose
   Select Specify State Tabulate Tell Unpack Verify Weigh Collate Consolidate Condense Cluster Choose Capture Arrange
   Annotate Advise Settle Script Storyboard Synthesise Size Refine Pull Pick Grade Forecast Formulate Fill Derive Cut
   Cost Construct Code Clean Chart Brief Balance Apply Allocate`.split(/\s+/),
);

const PUFFERY =
  /\b(world[- ]class|renowned|seasoned|expert in all|highly (skilled|experienced)|best[- ]in[- ]class|top[- ]tier|genius|master of|guru|rockstar|unparalleled|\d+\+? years of experience)\b/i;
const AUDIENCE = /\b(for|to|who|whose|with|helps?|helping|serves?|serving|advises?|advising|supports?|supporting)\b/i;
const MATERIAL =
  /(not (as )?(an )?instructions?|never (as )?(an )?instructions?|no instructions?|rather than instructions?|ignore (any|all|every)[^.\n]*(instruction|command|request|direction)|not (follow|obey|act on)|never (follow|obey|act on)|is (only )?(material|evidence|data|source text|content)|are (only )?(material|evidence|data|source text|content)|as (material|evidence|data|source text|content|raw material)\b)/i;
const SIZE =
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)( ?(to|or|–|-) ?(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve))?(-| )(words?|sentences?|bullets?|lines?|rows?|points?|items?|paragraphs?|characters?|questions?|options?|minutes?|pages?|steps?|columns?|slides?|headings?|entries|scenarios|ideas|examples|variants|versions|clauses|reasons|risks|actions|tasks|headlines|titles|posts|topics|criteria|messages|emails|tests?|cases|checks|findings|alternatives|names|keywords|hashtags|sections|stages|phases|weeks?|days)\b/i;
const CONSTRAINT =
  /\b(must|never|only|at most|at least|exactly|no more than|no fewer than|do not|don't|without|every|each|maximum|minimum|under \d+|up to \d+|cannot|may not|keep|limit|avoid)\b/i;
const MISSING =
  /\b(missing|not (given|stated|provided|supplied|known|clear|shown|included|in the|there|available|covered|said|specified|recorded|present)|unknown|unclear|absent|unavailable|lacks?|lacking|gaps?|blank|silent|does not (say|state|give|show|contain|cover)|do not (say|state|give|show|contain|cover)|left empty|nothing (is|was) (given|said|supplied)|unstated|unspecified|incomplete)\b/i;
const NO_INVENTION =
  /\b(never|do not|don't|not|no|without|rather than|instead of)\s+(to\s+|be\s+)?(invent|invented|inventing|guess|guessed|guessing|guesses|assume|assumed|assuming|make up|making up|made[- ]up|fabricate|fabricated|fabricating|supply|fill|filled|filling|estimate|estimated|imagine|imagined|add facts|infer|inferred|inferring|conjure|create facts|speculate|speculation)/i;
const PRIVACY =
  /\b(mask|redact|anonymi[sz]e|omit|leave out|remove|strip|replace|initials|personal (data|details|information)|private|privacy|confidential|identif\w+|last four|do not (repeat|copy|include|show|name|mention)|never (repeat|copy|include|show|name|mention|print|reveal|ask))\b/i;
const HUMAN_REVIEW =
  /\b(review(ed|s)?|check(ed|s)?|approv\w+|confirm(s|ed)?|verif\w+|sign[- ]?off|signs?|signed|read(s)?|decid\w+|decision)\b[^.\n]*\b(by|before|lawyer|advocate|accountant|clinician|doctor|adviser|advisor|manager|person|human|auditor|partner|officer|committee|counsel|professional|hr|owner|head|controller|recruiter|panel|director|secretary|you)\b|\b(lawyer|advocate|accountant|clinician|doctor|adviser|advisor|manager|person|human|auditor|partner|officer|committee|counsel|professional|owner|head|controller|recruiter|panel|director|secretary)\b[^.\n]*\b(review|check|approve|confirm|verif|sign|read|decide)/i;
const CITES_ONLY =
  /\b(only|nothing but|no other|none beyond|not cite|never cite|no (section|law|statute|provision|authority|guideline|reference|case))\b/i;
const LEFTOVER = /\[(insert|your|name|company|date|x+|todo|tbd|fill)[^\]]*\]|\bTODO\b|\bTBD\b|\blorem\b|\{\{\s|\s\}\}/i;

/** Words of a template, without placeholders and marks. */
export function wordsOf(text: string): readonly string[] {
  return text.replace(/\{\{[a-z0-9_]+\}\}/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’%₹.,/-]*/gu) ?? [];
}

/** Sentences of at least eight words, in comparable form. */
export function longSentences(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?:])\s+|\n+/).map((sentence) =>
    wordsOf(sentence)
      .join(' ')
      .toLowerCase()
      .replace(/[.,]+(?= |$)/g, ''),
  );
  return [...new Set(sentences.filter((sentence) => sentence.split(' ').length >= 8))];
}

/** Fives of neighbouring words. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text).map((word) => word.toLowerCase().replace(/[.,]+$/, ''));
  const shingles = new Set<string>();
  for (let i = 0; i + 5 <= words.length; i++) shingles.add(words.slice(i, i + 5).join(' '));
  return shingles;
}

function inputIsLabelled(template: string, name: string): boolean {
  const lines = template.split('\n');
  const at = lines.findIndex((line) => line.includes(`{{${name}}}`));
  const line = lines[at] ?? '';
  if (/[A-Za-z]{3}/.test(line.replace(/\{\{[a-z0-9_]+\}\}/g, ''))) return true;
  const before = lines.slice(0, at).findLast((candidate) => candidate.trim() !== '') ?? '';
  return /(^("""|---|<[a-z_]+>|~~~|```|===|>>>|#+ ))|:\s*$/.test(before.trim());
}

function layoutMarks(tool: PromptTool): boolean {
  const text = tool.prompt;
  const count = (pattern: RegExp) => (text.match(pattern) ?? []).length;
  const sections = count(/^## \S/gm);
  const steps = count(/^\d+\. \S/gm);
  const labels = count(/^[A-Z][A-Z ]{2,24}:/gm);
  const stages = count(/^(Stage|Pass|Round|Phase) \d\b/gm);
  const columns = count(/^\|[^|\n]+\|[^|\n]+\|/gm);
  const tags = count(/^<([a-z_]+)>$/gm);
  switch (tool.layout) {
    case 'sections':
      return sections >= 3;
    case 'tagged':
      return tags >= 2 && sections === 0;
    case 'steps':
      return steps >= 4 && sections === 0;
    case 'labelled':
      return labels >= 4 && sections === 0;
    case 'table':
      return columns >= 1 && sections === 0;
    case 'stages':
      return stages >= 2 && sections === 0;
    case 'brief':
      return sections === 0 && labels <= 2 && columns === 0 && stages === 0 && steps <= 3;
  }
}

function hasTaskStatement(template: string): boolean {
  return template
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((sentence) =>
      sentence.replace(/^[\s>*#-]*((TASK|Task|YOUR TASK|Your task|THE TASK|The task|ASSIGNMENT|JOB)\b[^:]*:)?\s*/, ''),
    )
    .some((sentence) => TASK_VERBS.has(sentence.split(/[\s,]/)[0] ?? '') && sentence.split(/\s+/).length >= 5);
}

function fieldFindings(name: string, field: Field): readonly string[] {
  const found: string[] = [];
  if (!/^[a-z][a-z0-9_]{1,39}$/.test(name)) found.push(`field name ${name} is not lower_snake_case`);
  if (field.label.length < 3 || field.label.length > 60) found.push(`label of ${name} must have 3 to 60 characters`);
  if (field.help.length < 12 || field.help.length > 180) found.push(`help of ${name} must have 12 to 180 characters`);
  if (field.help.toLowerCase() === field.label.toLowerCase()) found.push(`help of ${name} repeats its label`);
  if ('options' in field && (field.options.length < 2 || new Set(field.options).size !== field.options.length)) {
    found.push(`options of ${name} must be two or more, each once`);
  }
  return found;
}

/** All findings on one tool taken alone (rules 1 to 9, 11 and 12). */
export function checkTool({ slug, category, tool }: PlacedTool): readonly Finding[] {
  const found: Finding[] = [];
  const say = (rule: string, message: string) => found.push({ slug, rule, message });
  const { prompt, fields } = tool;
  const words = wordsOf(prompt);
  const opening = words.slice(0, 40).join(' ');

  if (
    !/\bYou(r role is|'re| are| act| work| serve| help| write| review| prepare| advise| run| keep| draft| teach| edit| plan| read| manage| coach| check)\b/.test(
      opening,
    )
  ) {
    say('1 role', 'the first 40 words do not say who the model is ("You are …", "You work as …")');
  }
  if (!AUDIENCE.test(opening)) say('1 role', 'the first 40 words do not say for whom the work is');
  const puffery = prompt.match(PUFFERY);
  if (puffery) say('1 role', `puffery: "${puffery[0]}"`);

  if (!hasTaskStatement(prompt)) say('2 task', 'no task statement that starts with a verb');

  for (const name of Object.keys(fields)) {
    if (!inputIsLabelled(prompt, name)) say('3 inputs', `{{${name}}} has no label and no fence`);
  }
  const pasted = Object.values(fields).some((field) => field.type === 'textarea');
  if (pasted && !MATERIAL.test(prompt))
    say('3 inputs', 'pasted text is not declared material rather than instructions');

  const names = placeholdersOf(prompt);
  for (const name of names) if (!Object.hasOwn(fields, name)) say('4 placeholders', `{{${name}}} has no field`);
  for (const name of Object.keys(fields))
    if (!names.includes(name)) say('4 placeholders', `field ${name} has no placeholder`);
  const leftover = prompt.match(LEFTOVER);
  if (leftover) say('4 placeholders', `leftover "${leftover[0]}"`);

  if (tool.outputParts.length < 2) say('5 output', 'fewer than two named parts');
  for (const part of tool.outputParts) {
    if (!prompt.toLowerCase().includes(part.toLowerCase()))
      say('5 output', `the template does not name the part "${part}"`);
  }
  if (!SIZE.test(prompt)) say('5 output', 'no measured size such as "120 words" or "five bullets"');

  const constraints = prompt.split(/(?<=[.!?;])\s+|\n+/).filter((sentence) => CONSTRAINT.test(sentence));
  if (constraints.length < 3) say('6 constraints', `only ${constraints.length} testable constraints`);
  if (!prompt.includes(tool.ownRule)) say('6 constraints', 'ownRule does not stand in the template word for word');
  if (wordsOf(tool.ownRule).length < 8) say('6 constraints', 'ownRule has fewer than eight words');

  if (!MISSING.test(prompt)) say('7 missing facts', 'does not say what to do when facts are missing');
  if (!NO_INVENTION.test(prompt)) say('7 missing facts', 'does not forbid invention');
  if (CITATION_CATEGORIES.has(category) && !CITES_ONLY.test(prompt)) {
    say('7 missing facts', 'does not limit citations to what the input holds');
  }

  if (words.length < 120 || words.length > 450) say('8 length', `${words.length} words; 120 to 450 are allowed`);
  const longInputs = Object.entries(fields).filter(
    ([, field]) => field.type === 'textarea' && (maxLengthOf(field) ?? 0) >= 4000,
  );
  for (const [name] of longInputs) {
    const before = wordsOf(prompt.slice(0, prompt.indexOf(`{{${name}}}`))).length;
    if (before < words.length * 0.5) say('8 length', `the long input {{${name}}} comes before most instructions`);
  }

  if (SENSITIVE_CATEGORIES.has(category)) {
    if (!PRIVACY.test(prompt)) say('9 privacy', 'no line that protects personal or confidential data');
    if (!HUMAN_REVIEW.test(prompt)) say('9 privacy', 'no line that asks for review by a person');
  }

  const fieldCount = Object.keys(fields).length;
  if (fieldCount < 3 || fieldCount > 7) say('11 fields', `${fieldCount} fields; 3 to 7 are allowed`);
  const requiredCount = Object.values(fields).filter((field) => field.required).length;
  if (requiredCount > 3 || requiredCount === 0)
    say('11 fields', `${requiredCount} required fields; 1 to 3 are allowed`);
  for (const [name, field] of Object.entries(fields))
    for (const message of fieldFindings(name, field)) say('11 fields', message);

  if (tool.law) {
    if (!isCalendarDate(tool.law.asOf)) say('12 law', 'law.asOf is not a date');
    if (tool.law.refs.length === 0) say('12 law', 'no legal reference');
  } else if (/\b(section|s\.|rule|article) \d+/i.test(prompt)) {
    say('12 law', 'names a section or rule number without a dated source');
  }

  if (!layoutMarks(tool)) say('10 layout', `the text does not bear the marks of layout "${tool.layout}"`);
  if (tool.title.length > 80) say('catalog', 'title over 80 characters');
  if (tool.description.length < 40 || tool.description.length > 160)
    say('catalog', 'description must have 40 to 160 characters');
  if (tool.roles.length === 0 || tool.roles.some((role) => !Object.hasOwn(ROLES, role)))
    say('catalog', 'unknown or no role');
  if (tool.alsoKnownAs.length < 2) say('catalog', 'fewer than two search terms in alsoKnownAs');

  const examples = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.example]));
  const checked = checkValues(fields, examples);
  if (!checked.ok) for (const problem of checked.problems) say('13 example', problem.message);
  else if (/\{\{[a-z0-9_]+\}\}/.test(renderTemplate(prompt, checked.texts)))
    say('13 example', 'the example values leave a placeholder');
  if (tool.exampleOutput !== null) {
    const length = wordsOf(tool.exampleOutput).length;
    if (length < 60 || length > 400) say('13 example', `example output has ${length} words; 60 to 400 are allowed`);
    if (/lorem ipsum|\{\{/.test(tool.exampleOutput)) say('13 example', 'example output holds a placeholder');
  }
  return found;
}

export interface Overlap {
  readonly a: string;
  readonly b: string;
  readonly overlap: number;
}

/** Jaccard overlap of five-word shingles over all pairs, largest first. */
export function pairwiseOverlap(tools: readonly PlacedTool[]): readonly Overlap[] {
  const shingles = tools.map(({ tool }) => shinglesOf(tool.prompt));
  const pairs: Overlap[] = [];
  for (const [i, left] of tools.entries()) {
    for (const [j, right] of tools.entries()) {
      if (j <= i) continue;
      const a = shingles[i] ?? new Set<string>();
      const b = shingles[j] ?? new Set<string>();
      let shared = 0;
      for (const shingle of a) if (b.has(shingle)) shared++;
      const union = a.size + b.size - shared;
      pairs.push({ a: left.slug, b: right.slug, overlap: union === 0 ? 0 : shared / union });
    }
  }
  return pairs.sort((x, y) => y.overlap - x.overlap || x.a.localeCompare(y.a) || x.b.localeCompare(y.b));
}

/** A slug is the address of a prompt: it stands in one category only. */
export function checkSlugs(tools: readonly Pick<PlacedTool, 'slug' | 'category'>[]): readonly Finding[] {
  const categoryOf = new Map<string, CategorySlug>();
  return tools.flatMap(({ slug, category }) => {
    const other = categoryOf.get(slug);
    categoryOf.set(slug, category);
    return other === undefined ? [] : [{ slug, rule: 'catalog', message: `stands in ${other} and in ${category}` }];
  });
}

/** Findings that need the whole catalog (rules 10 and 13, and the own rule of rule 6). */
export function checkTogether(tools: readonly PlacedTool[]): readonly Finding[] {
  const found: Finding[] = [];
  for (const { a, b, overlap } of pairwiseOverlap(tools)) {
    if (overlap < 0.35) break;
    found.push({
      slug: a,
      rule: '10 clone',
      message: `shares ${Math.round(overlap * 100)}% of its five-word runs with ${b}`,
    });
  }
  const usersOf = new Map<string, string[]>();
  for (const { slug, tool } of tools) {
    for (const sentence of longSentences(tool.prompt)) usersOf.set(sentence, [...(usersOf.get(sentence) ?? []), slug]);
  }
  const most = Math.max(1, Math.floor(tools.length * 0.05));
  for (const [sentence, users] of usersOf) {
    if (users.length > most) {
      found.push({
        slug: users[0] ?? '',
        rule: '10 clone',
        message: `"${sentence}" stands in ${users.length} prompts`,
      });
    }
  }
  const ownRules = new Map<string, string>();
  for (const { slug, tool } of tools) {
    const key = tool.ownRule.toLowerCase();
    const other = ownRules.get(key);
    if (other) found.push({ slug, rule: '6 constraints', message: `has the same own rule as ${other}` });
    ownRules.set(key, slug);
  }
  return found;
}
