// `kosh prompts search|show|changes|render`: the catalog on the terminal.
import { isCalendarDay } from '../../calendar/isCalendarDay.ts';
import type { Catalog, PromptRecord } from '../../prompts/catalog/index.ts';
import { changesOf, fullOf, openCatalog, summaryOf, versionDiff, versionOf } from '../../prompts/catalog/node.ts';
import { asRendered } from '../../prompts/render.ts';
import { Failure } from '../failure.ts';
import { nearNames } from '../nearNames.ts';
import { wholeNumber } from '../options.ts';
import { tableText } from '../table.ts';
import { printJson, type Terminal } from '../terminal.ts';
import { readValues, type ValueOptions } from '../values.ts';

export interface SearchCommandOptions {
  readonly category?: string;
  readonly role?: string;
  readonly india?: boolean;
  readonly limit: string;
  readonly json?: boolean;
}

/** Links in JSON answers need a service; offline they are paths. */
const NO_BASE = '';

export function promptOf(catalog: Catalog, slug: string, what: 'prompt' | 'tool' = 'prompt'): PromptRecord {
  const prompt = catalog.get(slug);
  if (prompt !== undefined) return prompt;
  if (catalog.calculators.some((one) => one.slug === slug)) {
    throw new Failure(`There is no prompt "${slug}"; it is a calculator: kosh tool run ${slug}.`);
  }
  const names = [...(what === 'tool' ? catalog.calculators : []), ...catalog.prompts].map((one) => one.slug);
  const near = nearNames(slug, names, NEAR);
  const list = what === 'tool' ? '"kosh tool list" and "kosh prompts search" list' : '"kosh prompts search" lists';
  const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : `${list} them.`;
  throw new Failure(`There is no ${what} "${slug}". ${hint}`);
}

/** So many slugs are suggested. */
const NEAR = 3;

export function searchPrompts(words: readonly string[], options: SearchCommandOptions, terminal: Terminal): number {
  const limit = wholeNumber('--limit', options.limit, 1, 1000);
  const q = words.join(' ');
  const { category, role, india = false } = options;
  const catalog = openCatalog();
  const found = catalog.find({ q, category, role, indiaOnly: india });
  const results = found.slice(0, limit);
  const fit = q.trim() === '' ? undefined : catalog.fit(q, found);
  if (options.json === true) {
    printJson(terminal, {
      total: found.length,
      returned: results.length,
      ...(fit !== undefined && { fit }),
      results: results.map((prompt) => summaryOf(prompt, NO_BASE)),
    });
    return 0;
  }
  if (found.length === 0) {
    terminal.out('No prompt fits; try fewer words or no filter.\n');
    return 1;
  }
  if (fit === 'none') terminal.err('No prompt is about this; these share words with it:\n');
  const { paint, width } = terminal;
  terminal.out(
    tableText(
      results.map(({ slug, description }) => [paint.bold(slug), description]),
      width,
    ),
  );
  if (results.length < found.length) {
    terminal.err(`${found.length - results.length} more; show them with --limit ${found.length}.\n`);
  }
  return 0;
}

export interface ShowOptions {
  readonly json?: boolean;
  /** The number of an older version. */
  readonly old?: string;
  /** Instead of the prompt: what changed since the version before, or since `old`. */
  readonly diff?: boolean;
}

/** The prompt as an older version had it, where one is asked for. */
export function asOf(prompt: PromptRecord, old: string | undefined): PromptRecord {
  if (old === undefined) return prompt;
  const [newest] = prompt.history.changes;
  return versionOf(prompt, wholeNumber('--old', old, 1, newest.version)) ?? prompt;
}

function diffText(prompt: PromptRecord, old: string | undefined): string {
  const [newest] = prompt.history.changes;
  const from = old === undefined ? Math.max(1, newest.version - 1) : wholeNumber('--old', old, 1, newest.version);
  const text = versionDiff(prompt, from, newest.version)?.diff ?? '';
  return text === '' ? `Nothing changed since version ${from}.\n` : text;
}

export function showPrompt(slug: string, options: ShowOptions, terminal: Terminal): number {
  const newest = promptOf(openCatalog(), slug);
  if (options.diff === true) {
    terminal.out(diffText(newest, options.old));
    return 0;
  }
  const prompt = asOf(newest, options.old);
  if (options.json === true) {
    printJson(terminal, fullOf(prompt, NO_BASE));
    return 0;
  }
  const { paint, width } = terminal;
  terminal.out(`${paint.bold(prompt.title)}\n${tableText([[prompt.description]], width)}`);
  terminal.out(`\n${paint.dim('FIELDS (* required)')}\n${fieldsText(asRendered(prompt).fields, terminal)}`);
  terminal.out(`\n${paint.dim('TEMPLATE')}\n${prompt.template}\n`);
  terminal.out(
    `\n${paint.dim(`Source: ${prompt.source.file}:${prompt.source.line}, sha256 ${prompt.source.sha256}`)}\n`,
  );
  terminal.out(`\n${paint.dim('VERSIONS')}\n${changesText(prompt.history.changes, terminal)}`);
  return 0;
}

const changesText = (changes: PromptRecord['history']['changes'], { paint, width }: Terminal): string =>
  tableText(
    changes.map(({ version, date, law, what }) => [paint.bold(String(version)), date, law ? 'law' : '', what]),
    width,
  );

export interface ChangesOptions {
  readonly law?: boolean;
  /** An ISO date. */
  readonly since?: string;
  readonly limit: string;
  readonly json?: boolean;
}

/** What changed in all prompts, the newest first. */
export function listPromptChanges(options: ChangesOptions, terminal: Terminal): number {
  const limit = wholeNumber('--limit', options.limit, 1, 1000);
  const { since } = options;
  if (since !== undefined && !isCalendarDay(since))
    throw new Failure(`--since must be a date as YYYY-MM-DD, but "${since}" came.`);
  const changes = changesOf(openCatalog(), { lawOnly: options.law === true, since, limit, offset: 0 }, NO_BASE);
  if (options.json === true) {
    printJson(terminal, changes);
    return 0;
  }
  const { paint, width } = terminal;
  const rows = changes.results.map(({ slug, version, date, law, what }) => [
    date,
    `${paint.bold(slug)} ${version}`,
    law ? 'law' : '',
    what,
  ]);
  terminal.out(tableText(rows, width));
  if (changes.returned < changes.total) terminal.err(`${changes.total - changes.returned} more; use --limit.\n`);
  return 0;
}

function fieldsText(fields: PromptRecord['fields'], { paint, width }: Terminal): string {
  return tableText(
    Object.entries(fields).map(([name, field]) => [
      `${paint.bold(name)}${field.required ? '*' : ''}`,
      field.type,
      'options' in field ? `${field.help} One of: ${field.options.join('; ')}.` : field.help,
    ]),
    width,
  );
}

export async function renderPrompt(
  slug: string,
  options: ValueOptions & { readonly old?: string },
  terminal: Terminal,
): Promise<number> {
  const catalog = openCatalog();
  const prompt = asOf(promptOf(catalog, slug), options.old);
  const rendering = catalog.render(prompt, await readValues(options));
  if (!rendering.ok) throw new Failure(rendering.problems.map(({ message }) => message).join(' '));
  terminal.out(`${rendering.prompt}\n`);
  return 0;
}
