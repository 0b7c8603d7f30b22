// What the contracts of both services are written with. Programs that only answer import types from a contract, so that
// none of them loads zod for it.
import * as z from 'zod';

type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

/** The type of an answer that a schema describes: nobody changes an answer that was given. */
export type Answered<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;

/** A calendar day, as YYYY-MM-DD. */
export const day = (description: string) => z.string().meta({ format: 'date', description });

/** An absolute address. */
export const address = (description: string) => z.string().meta({ format: 'uri', description });

/** The same fields, each of which may be missing. */
export const perhaps = <Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field.exactOptional()])) as {
    [Name in keyof Shape]: z.ZodExactOptional<Shape[Name]>;
  };
