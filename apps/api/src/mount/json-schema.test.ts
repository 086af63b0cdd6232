import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toJsonSchema, toSerializerSchema } from './json-schema.ts';

const schema = z.object({
  text: z.string().check(z.maxLength(5), z.regex(/^a/)),
  maybe: z.nullable(z.int().check(z.gte(1))),
  inner: z.nullable(z.object({ list: z.array(z.enum(['x', 'y'])) })),
  absent: z.optional(z.boolean()),
});

describe('a wire schema', () => {
  it('allows unknown fields', () => {
    expect(toJsonSchema(schema)).not.toHaveProperty('additionalProperties');
  });

  it('drops unknown fields when it serializes', () => {
    expect(toSerializerSchema(toJsonSchema(schema))).toEqual({
      type: 'object',
      properties: {
        text: { type: 'string' },
        maybe: { type: 'integer', nullable: true },
        inner: {
          type: 'object',
          properties: { list: { type: 'array', items: { type: 'string' } } },
          required: ['list'],
          nullable: true,
        },
        absent: { type: 'boolean' },
      },
      required: ['text', 'maybe', 'inner'],
    });
  });
});
