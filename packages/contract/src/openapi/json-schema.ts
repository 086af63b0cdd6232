import * as z from 'zod/mini';

export type JsonObject = { [name: string]: unknown };

function isSafeIntegerBound(name: string, value: unknown): boolean {
  const isBound = name === 'minimum' || name === 'maximum';
  return isBound && typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER;
}

/**
 * Returns the schema without the bounds that Zod adds to every whole number, because they are of no use to the
 * reader.
 */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (value === null || typeof value !== 'object') return value;
  const described = Object.entries(value).filter(
    ([name, inner]) => name !== '$schema' && !isSafeIntegerBound(name, inner),
  );
  return Object.fromEntries(described.map(([name, inner]) => [name, tidy(inner)]));
}

/** Converts a wire schema to OpenAPI 3.1, which uses JSON Schema 2020-12. */
export function openApiSchema(schema: z.ZodMiniType): JsonObject {
  return tidy(z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' })) as JsonObject;
}

/** Returns the object schema with one more required field in front. */
export function withField(schema: JsonObject, name: string, field: JsonObject): JsonObject {
  return {
    ...schema,
    properties: { [name]: field, ...(schema.properties as JsonObject | undefined) },
    required: [name, ...((schema.required as string[] | undefined) ?? [])],
  };
}
