import * as z from 'zod/mini';

export type JsonObject = { [name: string]: unknown };

function isSafeIntegerBound(name: string, value: unknown): boolean {
  const isBound = name === 'minimum' || name === 'maximum';
  return isBound && typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER;
}

/** Leaves out what says nothing to a reader: the bounds that every whole number has. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (value === null || typeof value !== 'object') return value;
  const described = Object.entries(value).filter(
    ([name, inner]) => name !== '$schema' && !isSafeIntegerBound(name, inner),
  );
  return Object.fromEntries(described.map(([name, inner]) => [name, tidy(inner)]));
}

/** A wire schema in the dialect of OpenAPI 3.1 (JSON Schema 2020-12). */
export function openApiSchema(schema: z.ZodMiniType): JsonObject {
  return tidy(z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' })) as JsonObject;
}

/** The same object schema with one more field in front, which is required. */
export function withField(schema: JsonObject, name: string, field: JsonObject): JsonObject {
  return {
    ...schema,
    properties: { [name]: field, ...(schema.properties as JsonObject | undefined) },
    required: [name, ...((schema.required as string[] | undefined) ?? [])],
  };
}
