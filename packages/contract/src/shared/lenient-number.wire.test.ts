import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { wireLenientPercentage, wireLenientYear } from './lenient-number.wire.ts';

const isOk = (schema: z.ZodMiniType) => (value: unknown) => z.safeParse(schema, value).success;

it('accepts years as number or text, and nothing else', () => {
  expect([2020, '2020', '', null, undefined].map(isOk(wireLenientYear))).toEqual(Array(5).fill(true));
  expect([1949, 20.5, '20', '1949', '2020a', [], true].map(isOk(wireLenientYear))).toEqual(
    Array(7).fill(false),
  );
});

it('accepts 0 to 100 per cent, and nothing else', () => {
  const good = [0, 100, 61.5, '0', '61.55', '100.00', '61%', '', null, undefined];
  expect(good.map(isOk(wireLenientPercentage))).toEqual(Array(good.length).fill(true));
  const bad = [-1, 100.1, '101', '100.5', '1e1', '6.155', 'A', ' '];
  expect(bad.map(isOk(wireLenientPercentage))).toEqual(Array(bad.length).fill(false));
});
