// Takes the catalog from the sources of the tools, at build time. The template is the text that stands in the file.
import { createHash } from 'node:crypto';
import { computedAbout } from '../../tools/computedFacts.ts';
import type { PromptTool } from '../kit.ts';
import type { LanguageException } from '../outputLanguage.ts';
import { renderTemplate } from '../render.ts';
import type { ToolFile } from '../toolFiles.ts';
import { checkValues } from '../values.ts';
import type { PromptHistory } from '../versions/history.ts';
import type { CatalogFile, DeferredRecord, ExtractedPrompt, PromptRecord, TemplateSource } from './types.ts';

export type Extraction =
  | { readonly quality: 'extracted'; readonly prompt: ExtractedPrompt }
  | { readonly quality: 'rejected'; readonly slug: string; readonly reason: string };

const PROMPT_LITERAL = /^ {2}prompt:\s*`((?:[^`\\]|\\[\s\S])*)`/m;

/** The template literal after `prompt:` and the line it begins on. */
export function findTemplate(source: string): { readonly text: string; readonly line: number } | undefined {
  const match = PROMPT_LITERAL.exec(source);
  if (match?.[1] === undefined) return undefined;
  const start = match.index + match[0].indexOf('`');
  const line = source.slice(0, start).split('\n').length;
  return { text: match[1].replace(/\\([`$\\])/g, '$1').replaceAll('\r\n', '\n'), line };
}

/** `extracted` only when the file's text is what the tool runs with, and it renders with its example values. */
export function extractPrompt({ slug, category, file, source, tool }: ToolFile<PromptTool>): Extraction {
  const found = findTemplate(source);
  const rejected = (reason: string): Extraction => ({ quality: 'rejected', slug, reason: `${file}: ${reason}` });
  if (found === undefined) return rejected('no template literal follows "prompt:"');
  if (found.text !== tool.prompt) return rejected('the template in the source is not the one the tool runs with');
  const examples = Object.fromEntries(Object.entries(tool.fields).map(([name, field]) => [name, field.example]));
  const checked = checkValues(tool.fields, examples);
  if (!checked.ok)
    return rejected(`its examples do not fit: ${checked.problems.map(({ message }) => message).join(' ')}`);
  if (renderTemplate(found.text, checked.texts) === '') return rejected('it renders to nothing');
  const origin: TemplateSource = { file, line: found.line, sha256: sha256(found.text) };
  const { title, description, roles, law, alsoKnownAs, fields, exampleOutput, outputParts, expect, tests } = tool;
  return {
    quality: 'extracted',
    prompt: {
      slug,
      title,
      description,
      category,
      roles,
      law,
      alsoKnownAs,
      fields,
      template: found.text,
      exampleOutput,
      outputParts,
      ...(expect !== undefined && { expect }),
      ...(tests !== undefined && { tests }),
      source: origin,
    },
  };
}

export interface CatalogRecords {
  readonly histories: ReadonlyMap<string, PromptHistory>;
  /** Prompts whose rendering does not take the language of the answer. */
  readonly languageExceptions: readonly LanguageException[];
}

/** What is served: extracted prompts with their versions. What has no version yet is named instead. */
export function recordedPrompts(
  extractions: readonly Extraction[],
  { histories, languageExceptions }: CatalogRecords,
): { readonly prompts: readonly PromptRecord[]; readonly left: readonly string[] } {
  const withoutLanguage = new Set(languageExceptions.map(({ slug }) => slug));
  const prompts: PromptRecord[] = [];
  const left: string[] = [];
  for (const extraction of extractions) {
    if (extraction.quality === 'rejected') {
      left.push(extraction.reason);
      continue;
    }
    const { prompt } = extraction;
    const history = histories.get(prompt.slug);
    if (history === undefined) left.push(`${prompt.source.file}: it has no version yet; run npm run prompts:release`);
    else {
      const computes = computedAbout(prompt.slug);
      const takesLanguage = !withoutLanguage.has(prompt.slug);
      prompts.push({ ...prompt, takesLanguage, ...(computes !== undefined && { computes }), history });
    }
  }
  return { prompts, left };
}

type CatalogAdditions = Partial<Pick<CatalogFile, 'synonyms' | 'laterTools' | 'links' | 'checkCode'>>;

/** The whole catalog; its version is the fingerprint of its content. */
export function buildCatalog(
  prompts: readonly PromptRecord[],
  deferred: readonly DeferredRecord[],
  { synonyms = [], laterTools = [], links = [], checkCode = '' }: CatalogAdditions = {},
): CatalogFile {
  const bySlug = <Item extends { readonly slug: string }>(items: readonly Item[]) =>
    [...items].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const content = {
    asOf: lawReadOn(prompts),
    prompts: bySlug(prompts),
    deferred: bySlug(deferred),
    laterTools: bySlug(laterTools),
    synonyms,
    links,
    checkCode,
  };
  return { version: sha256(JSON.stringify(content)).slice(0, 16), ...content };
}

const GST_REFORM = '2025-09-22';

/** The newest day on which the law behind a prompt was read. */
function lawReadOn(prompts: readonly PromptRecord[]): string {
  return prompts.reduce((latest, { law }) => (law !== null && law.asOf > latest ? law.asOf : latest), GST_REFORM);
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
