// Writes the types of a contract as plain TypeScript, so that whoever installs the package needs no zod to compile.
import * as z from 'zod';

/** A node of JSON Schema as zod writes it. */
interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly description?: string;
}

/** `module`: what a contract exports; each of its schemas becomes a type of the same name. */
export function contractTypes(module: Readonly<Record<string, unknown>>): string {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(module)) if (schema instanceof z.ZodType) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => id });
  const types = Object.entries(schemas).map(
    ([name, schema]) =>
      `${comment(schema as Schema, '')}export type ${name} = ${typeOf({ ...(schema as Schema), description: '' }, '')};\n`,
  );
  return `// Made by the build from the schemas of the contract.\n${types.join('\n')}`;
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref !== undefined) return schema.$ref;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => typeOf(one, indent)).join(' | ');
  const { type } = schema;
  if (Array.isArray(type)) return type.map((one: string) => typeOf({ ...schema, type: one }, indent)).join(' | ');
  switch (type) {
    case 'array':
      return `readonly (${typeOf(schema.items ?? {}, indent)})[]`;
    case 'object':
      return objectType(schema, indent);
    case 'integer':
      return 'number';
    case undefined:
      return 'unknown';
    default:
      return type as string;
  }
}

function objectType({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${comment(field, inner)}${inner}readonly ${name}${mark}: ${typeOf(field, inner)};\n`;
  });
  if (additionalProperties !== undefined && additionalProperties !== false) {
    fields.push(`${inner}readonly [name: string]: ${typeOf(additionalProperties, inner)};\n`);
  }
  return `{\n${fields.join('')}${indent}}`;
}

const comment = ({ description = '' }: Schema, indent: string): string =>
  description === '' ? '' : `${indent}/** ${description.replaceAll('*/', '* /')} */\n`;
