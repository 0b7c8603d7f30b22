// A tool as MCP knows it: a zod schema for what comes in, and the function that answers. An answer is text alone, said once;
// `detail: "full"` adds it as structure. No tool has an output schema, since the protocol would then demand structure always.
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { butCame } from '../contract/came.ts';
import type { Answered } from '../contract/shapes.ts';
import { isFieldValues } from '../prompts/values.ts';
import { isSteps, type Steps } from '../steps/steps.ts';

export interface McpTool {
  readonly listing: Tool;
  /** As how many requests a call counts on the cap; absent: as one. */
  readonly weigh?: (values: unknown) => number;
  /** In steps, for a server that has other things to do. */
  call(values: unknown): Steps<CallToolResult>;
}

/** Thrown by a tool whose values are well formed but cannot be answered; the message reaches the agent. */
export class ToolRefusal extends Error {}

interface ToolSource<Input extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** Tells an agent when to use it and what comes back. */
  readonly description: string;
  readonly input: Input;
  /** The value that holds the list a call works through: it counts on the cap by its length. */
  readonly list?: keyof z.input<Input> & string;
  /** In steps where it can take more than some milliseconds. */
  run(values: z.output<Input>): object | Steps<object>;
}

/** As they came: `z.record` would leave out a name such as `__proto__`, and nobody would hear of it. */
export const fieldValues = z
  .unknown()
  .transform((values, context) => {
    if (isFieldValues(values)) return values;
    context.addIssue(butCame('must be an object of field names and values')({ input: values }));
    return z.NEVER;
  })
  .meta({ type: 'object', propertyNames: { type: 'string' }, additionalProperties: {} });

/** All tools only read, answer the same twice, and reach nothing outside the program. */
const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

export function defineTool<Input extends z.ZodObject>(source: ToolSource<Input>): McpTool {
  const { name, title, description, input, list, run } = source;
  // A value that nobody knows would be dropped, and "date" in the place of "as_of" would get the rates of today.
  const strict = input.strict();
  const names = Object.keys(input.shape).join(', ');
  const call = function* (values: unknown): Steps<CallToolResult> {
    const parsed = strict.safeParse(values ?? {});
    if (!parsed.success) return refused(parsed.error.issues.map((issue) => problemOf(issue, names)).join(' '));
    try {
      const made = run(parsed.data as z.output<Input>);
      return answered(isSteps(made) ? yield* made as Steps<object> : made, parsed.data.detail === 'full');
    } catch (error) {
      if (error instanceof ToolRefusal) return refused(error.message);
      throw error;
    }
  };
  return {
    listing: {
      name,
      title,
      description,
      inputSchema: inputSchemaOf(strict),
      annotations: { title, ...READ_ONLY },
    },
    ...(list !== undefined && { weigh: (values: unknown) => listWeight(values, list) }),
    call,
  };
}

/** As over HTTP, where a batch of ten texts counts as one request. */
const PARTS_A_REQUEST = 10;

function listWeight(values: unknown, name: string): number {
  const parts: unknown = Object(values)[name];
  return Array.isArray(parts) ? Math.max(1, Math.ceil(parts.length / PARTS_A_REQUEST)) : 1;
}

/** Of a value the fields that a schema has: an answer of the contract cut to what an agent needs. */
export const cutTo = <Schema extends z.ZodObject>(schema: Schema, value: Answered<Schema>): Answered<Schema> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name in schema.shape)) as Answered<Schema>;

const answered = (answer: object, isFull: boolean): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(answer) }],
  ...(isFull && { structuredContent: { ...answer } }),
});

export const refused = (message: string): CallToolResult => ({
  content: [{ type: 'text', text: message }],
  isError: true,
});

type ObjectSchema = Tool['inputSchema'];

function inputSchemaOf(schema: z.ZodObject): ObjectSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return { ...rest, type: 'object' } as ObjectSchema;
}

/** One sentence that names the value by its path; `names`: those that the tool takes. */
function problemOf(issue: z.core.$ZodIssue, names: string): string {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys' && path.length === 0) {
    const unknown = issue.keys.map((key) => JSON.stringify(key)).join(', ');
    return `There is no value ${unknown}; the values are ${names}.`;
  }
  const where = path.map((part) => (typeof part === 'number' ? `[${part}]` : String(part))).join('.');
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return where === '' ? sentence : `${where.replaceAll('.[', '[')}: ${sentence}`;
}
