// The JSON Schema of a prompt's fields and of the parameters of rendering: what `POST /api/prompts/{slug}/render` takes as `values`.
import type { Field, FieldMap } from '../kit.ts';
import { asRendered } from '../render.ts';
import { maxLengthOf } from '../values.ts';
import type { PromptRecord } from './types.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** `id` is the address under which the schema is served. */
export function fieldSchemaOf(prompt: PromptRecord, id: string): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: prompt.title,
    description: prompt.description,
    ...valuesSchemaOf(asRendered(prompt).fields),
  };
}

/** The schema of the values alone, for prompts and for tools that compute. */
export function valuesSchemaOf(fieldMap: FieldMap): JsonSchema {
  const fields = Object.entries(fieldMap);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, propertyOf(field)])),
    // A required field that has a default may be left out.
    required: fields.filter(([, field]) => field.required && field.default === undefined).map(([name]) => name),
    additionalProperties: false,
  };
}

function propertyOf(field: Field): JsonSchema {
  const about = {
    title: field.label,
    description: field.help,
    examples: [field.example],
    ...(field.default !== undefined && { default: field.default }),
  };
  const maxLength = maxLengthOf(field);
  switch (field.type) {
    case 'number':
    case 'currency': {
      const number = {
        type: field.whole === true ? 'integer' : 'number',
        ...(field.min !== undefined && { minimum: field.min }),
        ...(field.max !== undefined && { maximum: field.max }),
      };
      // An amount without a unit carries its currency, and is a text then.
      const isText = field.type === 'currency' && field.unit === undefined;
      return { ...(isText ? { anyOf: [number, { type: 'string' }] } : number), ...about };
    }
    case 'date':
      return { type: 'string', format: 'date', ...about };
    case 'select':
      return { type: 'string', enum: field.options, ...about };
    case 'multiselect':
      return {
        type: 'array',
        items: { type: 'string', enum: field.options },
        uniqueItems: true,
        // Without a default nothing chosen is nothing given.
        ...(field.required && field.default === undefined && { minItems: 1 }),
        ...about,
      };
    case 'boolean':
      return { type: 'boolean', ...about };
    default:
      return {
        type: 'string',
        ...(field.required && { minLength: 1 }),
        ...(maxLength !== undefined && { maxLength }),
        ...(field.type === 'url' && { format: 'uri' }),
        ...(field.type === 'email' && { format: 'email' }),
        ...(field.type === 'identifier' && field.pattern !== undefined && { pattern: `^(?:${field.pattern})$` }),
        ...about,
      };
  }
}
