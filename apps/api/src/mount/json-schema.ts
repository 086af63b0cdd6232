import * as z from 'zod/mini';

export type JsonSchema = { [keyword: string]: unknown };

/** Converts a wire schema to JSON Schema draft 7. Unknown fields are allowed, because older clients send some. */
export function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema;
  return rest;
}

const SHAPE_KEYWORDS = new Set([
  'type',
  'properties',
  'required',
  'items',
  'anyOf',
  'oneOf',
  'allOf',
  'const',
  'enum',
  'additionalProperties',
  'definitions',
  '$ref',
  'nullable',
]);

function nullableBranch(schema: JsonSchema): JsonSchema | null {
  const branches = schema.anyOf as JsonSchema[] | undefined;
  if (branches?.length !== 2) return null;
  const [first, second] = branches as [JsonSchema, JsonSchema];
  return second.type === 'null' && typeof first.type === 'string' ? first : null;
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== 'object') return value;
  return shapeOfSchema(value as JsonSchema);
}

function shapeOfSchema(schema: JsonSchema): JsonSchema {
  const branch = nullableBranch(schema);
  if (branch) return { ...shapeOfSchema(branch), nullable: true };
  const shape: JsonSchema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (!SHAPE_KEYWORDS.has(keyword)) continue;
    if (keyword === 'properties' || keyword === 'definitions') {
      const fields = Object.entries(value as JsonSchema).map(([name, field]) => [name, shapeOf(field)]);
      shape[keyword] = Object.fromEntries(fields);
    } else if (keyword === 'enum' || keyword === 'const') {
      // A typed mapper produced the values, so the serialiser needs only their types.
      if (schema.type === undefined) shape[keyword] = value;
    } else {
      shape[keyword] = shapeOf(value);
    }
  }
  return shape;
}

/**
 * Converts a schema for the serialiser: types only, without limits, and a nullable type instead of a union with null.
 */
export function toSerializerSchema(schema: JsonSchema): JsonSchema {
  return shapeOfSchema(schema);
}
