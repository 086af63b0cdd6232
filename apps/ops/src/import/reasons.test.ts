import { expect, it } from 'vitest';
import * as z from 'zod';
import { problemsOf } from './reasons.ts';

/** Returns the reason why the schema refuses the value of a field. */
function reasonFor(schema: z.ZodType, value: unknown, field = 'field'): string | undefined {
  const row = { [field]: value };
  const { error } = z.object({ [field]: schema }).safeParse(row);
  return problemsOf(error?.issues ?? [], row)[0]?.reason;
}

it.each<[schema: z.ZodType, value: unknown, reason: string]>([
  [z.number(), 'x', '"x" is not a number'],
  [
    z.number(),
    '1,5',
    '"1,5" is not a number: write fractions with a point (18.528) and whole numbers as 120000 or 1,20,000',
  ],
  [z.int(), 1.5, '"1.5" is not a whole number'],
  [z.string(), 5, '"5" is not text'],
  [z.boolean(), 'maybe', '"maybe" is not yes or no'],
  [z.array(z.string()), 'x', '"x" is not a list'],
  [z.object({}), 'x', '"x" is not an object { … }'],
  [z.record(z.string(), z.string()), 'x', '"x" is not an object { … }'],
  [z.string(), undefined, 'is missing'],
  [z.string(), null, 'is missing'],
  [z.string().min(1), '', 'is missing'],
  [z.string().min(3), 'ab', 'is shorter than 3 characters'],
  [z.string().max(3), 'abcd', 'is longer than 3 characters'],
  [z.array(z.string()).min(2), ['a'], 'has fewer than 2'],
  [z.array(z.string()).max(1), ['a', 'b'], 'has more than 1'],
  [z.number().min(2), 1, '"1" is below 2'],
  [z.number().max(2), 3, '"3" is above 2'],
  [z.enum(['A', 'B']), 'C', '"C" is none of A, B'],
  [z.email(), 'x', '"x" is no e-mail address'],
  [z.enum(['A']), 'x'.repeat(40), `"${'x'.repeat(40)}" is none of A`],
  [z.enum(['A']), 'x'.repeat(41), `"${'x'.repeat(39)}…" is none of A`],
])('%#: a refused value is explained', (schema, value, reason) => {
  expect(reasonFor(schema, value)).toBe(reason);
});

it.each([
  ['latitude', '"39" is above 38: latitudes of India lie between 6 and 38'],
  ['longitude', '"39" is above 38: longitudes of India lie between 68 and 98'],
])('the bounds of a %s are named', (field, reason) => {
  expect(reasonFor(z.number().max(38), 39, field)).toBe(reason);
});
