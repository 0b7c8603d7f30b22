// Types in plain TypeScript, as the schemas of a contract have them.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { contractTypes } from './contractTypes.ts';

test('each schema is a type of its name, and refers to the others by theirs', () => {
  const Part = z.object({ kind: z.enum(['a', 'b']), to: z.string().nullable().meta({ description: 'Last day.' }) });
  const Whole = z.object({
    parts: z.array(Part),
    count: z.int().exactOptional(),
    any: z.union([z.number(), z.literal(true)]),
    loose: z.looseObject({ more: z.record(z.string(), z.unknown()) }),
  });
  const notASchema = (): string => 'left out';
  expect(contractTypes({ Part, Whole, notASchema })).toBe(`// Made by the build from the schemas of the contract.
export type Part = {
  readonly kind: "a" | "b";
  /** Last day. */
  readonly to: string | null;
};

export type Whole = {
  readonly parts: readonly (Part)[];
  readonly count?: number;
  readonly any: number | true;
  readonly loose: {
    readonly more: {
      readonly [name: string]: unknown;
    };
    readonly [name: string]: unknown;
  };
};
`);
});
