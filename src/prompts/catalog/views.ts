// The catalog in the words of its contract: summary and full form of a prompt, its fields, the metadata.
import type { Field, FieldMap, LegalReference } from '../kit.ts';
import { maxLengthOf } from '../values.ts';
import type { Catalog } from './catalog.ts';
import type { CatalogMeta, FieldView, PromptFull, PromptSummary } from './contract.ts';
import type { PromptRecord } from './types.ts';

export function fieldViews(fields: FieldMap): readonly FieldView[] {
  return Object.entries(fields).map(([name, field]) => {
    const maxLength = maxLengthOf(field);
    const unit = unitOf(field);
    return {
      name,
      label: field.label,
      type: field.type,
      required: field.required,
      ...(field.placeholder !== undefined && { placeholder: field.placeholder }),
      help: field.help,
      ...(field.default !== undefined && { default: field.default }),
      ...('options' in field && { options: field.options }),
      ...('min' in field && field.min !== undefined && { min: field.min }),
      ...('max' in field && field.max !== undefined && { max: field.max }),
      ...(maxLength !== undefined && { max_length: maxLength }),
      ...(unit !== undefined && { unit }),
    };
  });
}

/** An amount of any currency carries its own. */
function unitOf(field: Field): string | undefined {
  if ('unit' in field && field.unit !== undefined) return field.unit;
  return field.type === 'currency' ? 'with its currency' : undefined;
}

/** `baseUrl` without a slash at the end. */
export function summaryOf(prompt: PromptRecord, baseUrl: string): PromptSummary {
  return {
    slug: prompt.slug,
    title: prompt.title,
    short_description: prompt.description,
    category: prompt.category,
    job_roles: prompt.roles,
    india_specific: prompt.law !== null,
    related_app_tool: `${baseUrl}/tools/${prompt.slug}`,
    fields: fieldViews(prompt.fields),
    url: `${baseUrl}/prompts/${prompt.slug}`,
    version: changeOf(prompt).version,
    updated_at: changeOf(prompt).date,
  };
}

/** The change that made the prompt what it is. */
const changeOf = ({ history }: PromptRecord) => history.changes[0];

export function fullOf(prompt: PromptRecord, baseUrl: string): PromptFull {
  return {
    ...summaryOf(prompt, baseUrl),
    prompt_template: prompt.template,
    example_output: prompt.exampleOutput,
    quality: 'extracted',
    source: prompt.source,
    ...(prompt.law !== null && { law_as_of: prompt.law.asOf, legal_refs: prompt.law.refs.map(legalRefOf) }),
    changelog: prompt.history.changes,
  };
}

const legalRefOf = ({ ref, says, status, sources, checkedOn, verify }: LegalReference) => ({
  ref,
  says,
  status,
  sources: [...sources],
  checked_on: checkedOn,
  ...(verify !== undefined && { verify }),
});

const TOP_ROLES = 10;

export function metaOf(catalog: Catalog, baseUrl: string): CatalogMeta {
  return {
    total: catalog.prompts.length,
    india_specific: catalog.prompts.filter(({ law }) => law !== null).length,
    deferred_count: catalog.deferred.length,
    categories: catalog
      .categories()
      .map(({ slug, label, count, indiaCount }) => ({ slug, label, count, india_count: indiaCount })),
    top_roles: catalog.roles().slice(0, TOP_ROLES),
    tools: catalog.prompts.map(({ slug, title, category }) => ({
      slug,
      title,
      category,
      url: `${baseUrl}/tools/${slug}`,
      prompt_url: `${baseUrl}/prompts/${slug}`,
    })),
    deferred: catalog.deferred.map(({ slug, title, category, computes }) => ({
      slug,
      title,
      category,
      reason: `Deterministic, uses no language model. ${computes}.`,
      url: `${baseUrl}/tools/${slug}`,
    })),
    calculators: catalog.calculators.map(({ slug, title, category, computes }) => ({
      slug,
      title,
      category,
      computes,
      url: `${baseUrl}/tools/${slug}`,
    })),
    version: catalog.version,
    as_of: catalog.asOf,
  };
}
