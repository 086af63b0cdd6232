import * as z from 'zod/mini';

/** Numbers that older clients may send as text. A blank text means that the field is absent. */

export const wireLenientYear = z.optional(
  z.nullable(
    z.union([z.int().check(z.gte(1950), z.lte(2100)), z.string().check(z.regex(/^(19[5-9]\d|20\d\d)?$/))]),
  ),
);

export const wireLenientPercentage = z.optional(
  z.nullable(
    z.union([
      z.number().check(z.gte(0), z.lte(100)),
      z.string().check(z.regex(/^((100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)%?)?$/)),
    ]),
  ),
);
