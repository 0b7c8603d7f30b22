// The language of the answer: a parameter of rendering, which every prompt takes that writes for people. It is no field of
// the prompt and its line is not in the template; `data/prompts/output-language.tsv` lists the prompts that go without it.
import type { Filled } from './computedFacts.ts';
import type { FieldMap, TextField } from './kit.ts';
import type { Finding } from './rules/rule.ts';

export const OUTPUT_LANGUAGE = 'output_language';

const FIELD: TextField = {
  type: 'text',
  label: 'Language of the answer',
  required: false,
  help: 'Such as Hindi, Tamil or French. Left empty: the prompt says nothing of it.',
  example: 'English',
  maxLength: 40,
};

/** A line of its own, which goes when no language is given: the prompt is then what its template makes. */
const LINE = `Answer in this language: {{${OUTPUT_LANGUAGE}}}. Names of parts and columns, forms, sections of law, defined terms, quoted words and figures stay as they stand here, and sizes hold for that language.`;
/** The template with its line before the role and all material, so that no value can be taken for it. */
export const withOutputLanguage = ({ template, fields }: Filled): Filled => ({
  template: `${LINE}\n\n${template}`,
  fields: { ...fields, [OUTPUT_LANGUAGE]: FIELD },
});

/** Why a prompt has no such field: programs read what it writes, a field of its own says the language, or it keeps that of the text. */
export type LanguageReason = 'machine' | 'own field' | 'same text';

export interface LanguageException {
  readonly slug: string;
  readonly reason: LanguageReason;
  /** What programs read, the name of the field, or the field with the text. */
  readonly what: string;
}

const HEADER = 'slug\treason\twhat';
const REASONS: readonly string[] = ['machine', 'own field', 'same text'] satisfies readonly LanguageReason[];
const isReason = (text: string): text is LanguageReason => REASONS.includes(text);

export function parseLanguageExceptions(table: string): readonly LanguageException[] {
  const [header, ...lines] = table.trimEnd().split(/\r?\n/);
  if (header !== HEADER)
    throw new Error(`output-language.tsv begins with "${header}"; it should begin with "${HEADER}".`);
  return lines.map((line, at) => {
    const [slug = '', reason = '', what = '', ...more] = line.split('\t');
    if (slug === '' || what === '' || more.length > 0 || !isReason(reason)) {
      throw new Error(
        `output-language.tsv line ${at + 2} is "${line}"; it should be a slug, one of ${REASONS.join(', ')}, and what.`,
      );
    }
    return { slug, reason, what };
  });
}

/** Parts of an answer that programs read. */
const FOR_MACHINES = /^(?:query|formula|pattern|ddl|configuration|test file)$|\b(?:sql|regex|json|yaml|dockerfile)\b/i;

interface CheckedTool {
  readonly slug: string;
  readonly tool: { readonly fields: FieldMap; readonly outputParts: readonly string[] };
}

const RULE = 'output language';

/** Entries that fit no prompt, and prompts that seem to write for programs and are not listed. */
export function checkLanguageExceptions(
  tools: readonly CheckedTool[],
  exceptions: readonly LanguageException[],
): readonly Finding[] {
  const listed = new Map(exceptions.map((exception) => [exception.slug, exception]));
  const bySlug = new Map(tools.map((placed) => [placed.slug, placed]));
  const findings: Finding[] = [];
  const found = (slug: string, message: string) => findings.push({ slug, rule: RULE, message });
  for (const { slug, reason, what } of exceptions) {
    const fields = bySlug.get(slug)?.tool.fields;
    if (fields === undefined) found(slug, 'output-language.tsv knows it, but there is no such prompt');
    else if (reason !== 'machine' && !Object.hasOwn(fields, what)) found(slug, `it has no field "${what}"`);
  }
  for (const { slug, tool } of tools) {
    if (Object.hasOwn(tool.fields, OUTPUT_LANGUAGE))
      found(slug, `${OUTPUT_LANGUAGE} is a parameter of rendering; a tool has no such field`);
    const part = tool.outputParts.find((name) => FOR_MACHINES.test(name));
    if (part !== undefined && !listed.has(slug)) {
      found(slug, `"${part}" is for programs; name the prompt in data/prompts/output-language.tsv`);
    }
  }
  return findings;
}
