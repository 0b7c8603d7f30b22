// The catalog as native MCP prompts: listing with arguments, filling, and completion of what can be chosen.
import {
  type CompleteResult,
  type GetPromptResult,
  type Prompt,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { type Catalog, type PromptRecord, pinNameOf, versionNumbers, versionOf } from '../prompts/catalog/index.ts';
import type { Field } from '../prompts/kit.ts';
import { asRendered } from '../prompts/render.ts';

/** The protocol's own limit. */
const MOST_COMPLETIONS = 100;

export function promptListing(prompt: PromptRecord): Prompt {
  const { slug, title, description } = prompt;
  return {
    name: slug,
    title,
    description,
    arguments: [
      ...Object.entries(asRendered(prompt).fields).map(([name, field]) => ({
        name,
        title: field.label,
        description: `${field.help} ${formOf(field)}`,
        // A required field that has a default may be left out.
        required: field.required && field.default === undefined,
      })),
      { name: pinNameOf(prompt), description: 'A version to fill; without it the newest.', required: false },
    ],
  };
}

/** What a text for this field looks like, since arguments are texts on the wire. */
function formOf(field: Field): string {
  const example = Array.isArray(field.example) ? field.example.join('; ') : String(field.example);
  switch (field.type) {
    case 'number':
    case 'currency': {
      const range = [
        field.min === undefined ? '' : ` from ${field.min}`,
        field.max === undefined ? '' : ` up to ${field.max}`,
      ].join('');
      return `(a number${range}${field.unit === undefined ? '' : `, ${field.unit}`}; example: ${example})`;
    }
    case 'date':
      return `(a date as YYYY-MM-DD; example: ${example})`;
    case 'select':
      return `(one of: ${field.options.join('; ')})`;
    case 'multiselect':
      return `(any of, separated by semicolons or commas: ${field.options.join('; ')})`;
    case 'boolean':
      return '(yes or no)';
    case 'textarea':
      return '(text)';
    default:
      return `(${field.type}; example: ${example})`;
  }
}

const wrong = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message);

function promptOf(catalog: Catalog, name: string): PromptRecord {
  const prompt = catalog.get(name);
  if (prompt === undefined) throw wrong(`There is no prompt ${JSON.stringify(name)}; prompts/list names them all.`);
  return prompt;
}

function pinned(prompt: PromptRecord, version: string): PromptRecord {
  const found = /^\d+$/.test(version) ? versionOf(prompt, Number(version)) : undefined;
  if (found !== undefined) return found;
  throw wrong(`The prompt ${prompt.slug} has no version ${JSON.stringify(version)}; it has ${versionNumbers(prompt)}.`);
}

/** The filled prompt as one user message; every problem with the arguments in one error. */
export function filledPrompt(
  catalog: Catalog,
  name: string,
  given: Readonly<Record<string, string>> = {},
): GetPromptResult {
  const newest = promptOf(catalog, name);
  const { [pinNameOf(newest)]: version = '', ...values } = given;
  const prompt = version.trim() === '' ? newest : pinned(newest, version.trim());
  const rendering = catalog.render(prompt, values);
  if (!rendering.ok) throw wrong(rendering.problems.map(({ message }) => message).join(' '));
  return {
    description: prompt.description,
    _meta: { version: prompt.history.changes[0].version },
    messages: [{ role: 'user', content: { type: 'text', text: rendering.prompt } }],
  };
}

/** Options that begin with the typed text, then those that contain it. */
export function completionOf(catalog: Catalog, name: string, argument: string, typed: string): CompleteResult {
  const prompt = promptOf(catalog, name);
  const { fields } = asRendered(prompt);
  if (argument === pinNameOf(prompt)) return completed(versionsOf(prompt).filter((one) => one.startsWith(typed)));
  const field = Object.hasOwn(fields, argument) ? fields[argument] : undefined;
  if (field === undefined) throw wrong(`The prompt ${name} has no argument ${JSON.stringify(argument)}.`);
  const chosen = field.type === 'multiselect' ? typed.split(';').slice(0, -1) : [];
  const last = (field.type === 'multiselect' ? (typed.split(';').at(-1) ?? '') : typed).trim().toLowerCase();
  const taken = new Set(chosen.map((one) => one.trim().toLowerCase()));
  const open = optionsOf(field).filter((option) => !taken.has(option.toLowerCase()));
  const begins = open.filter((option) => option.toLowerCase().startsWith(last));
  const contains = open.filter((option) => !begins.includes(option) && option.toLowerCase().includes(last));
  const before = chosen.map((one) => `${one.trim()}; `).join('');
  return completed([...begins, ...contains].map((option) => `${before}${option}`));
}

const versionsOf = ({ history }: PromptRecord): readonly string[] =>
  history.changes.map(({ version }) => String(version));

const completed = (values: readonly string[]): CompleteResult => ({
  completion: {
    values: values.slice(0, MOST_COMPLETIONS),
    total: values.length,
    hasMore: values.length > MOST_COMPLETIONS,
  },
});

function optionsOf(field: Field): readonly string[] {
  if ('options' in field) return field.options;
  return field.type === 'boolean' ? ['yes', 'no'] : [];
}
