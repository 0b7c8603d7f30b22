// `kosh prompts search|show|render`: the catalog on the terminal.
import type { Catalog, PromptRecord } from '../../prompts/catalog/index.ts';
import { fullOf, openCatalog, summaryOf } from '../../prompts/catalog/node.ts';
import { Failure } from '../failure.ts';
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
  const near = catalog
    .find({ q: slug.replaceAll('-', ' ') })
    .slice(0, 3)
    .map((one) => one.slug);
  const hint = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ' "kosh prompts search" lists them.';
  throw new Failure(`There is no ${what} "${slug}".${hint}`);
}

export function searchPrompts(words: readonly string[], options: SearchCommandOptions, terminal: Terminal): number {
  const limit = wholeNumber('--limit', options.limit, 1, 1000);
  const q = words.join(' ');
  const { category, role, india = false } = options;
  const found = openCatalog().find({ q, category, role, indiaOnly: india });
  const results = found.slice(0, limit);
  if (options.json === true) {
    printJson(terminal, {
      total: found.length,
      returned: results.length,
      results: results.map((prompt) => summaryOf(prompt, NO_BASE)),
    });
    return 0;
  }
  if (found.length === 0) {
    terminal.out('No prompt fits; try fewer words or no filter.\n');
    return 1;
  }
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

export function showPrompt(slug: string, options: { readonly json?: boolean }, terminal: Terminal): number {
  const prompt = promptOf(openCatalog(), slug);
  if (options.json === true) {
    printJson(terminal, fullOf(prompt, NO_BASE));
    return 0;
  }
  const { paint, width } = terminal;
  terminal.out(`${paint.bold(prompt.title)}\n${tableText([[prompt.description]], width)}`);
  terminal.out(`\n${paint.dim('FIELDS (* required)')}\n${fieldsText(prompt.fields, terminal)}`);
  terminal.out(`\n${paint.dim('TEMPLATE')}\n${prompt.template}\n`);
  terminal.out(
    `\n${paint.dim(`Source: ${prompt.source.file}:${prompt.source.line}, sha256 ${prompt.source.sha256}`)}\n`,
  );
  return 0;
}

export function fieldsText(fields: PromptRecord['fields'], { paint, width }: Terminal): string {
  return tableText(
    Object.entries(fields).map(([name, field]) => [
      `${paint.bold(name)}${field.required ? '*' : ''}`,
      field.type,
      'options' in field ? `${field.help} One of: ${field.options.join('; ')}.` : field.help,
    ]),
    width,
  );
}

export async function renderPrompt(slug: string, options: ValueOptions, terminal: Terminal): Promise<number> {
  const catalog = openCatalog();
  const prompt = promptOf(catalog, slug);
  const rendering = catalog.render(prompt, await readValues(options));
  if (!rendering.ok) throw new Failure(rendering.problems.map(({ message }) => message).join(' '));
  terminal.out(`${rendering.prompt}\n`);
  return 0;
}
