import * as z from 'zod/mini';

export type JsonSchema = { [keyword: string]: unknown };

/** A wire schema as JSON Schema draft 7. Unknown fields stay allowed: older clients send extra ones. */
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
      // The values were made by a mapper that TypeScript checked; the serialiser needs their type alone.
      if (schema.type === undefined) shape[keyword] = value;
    } else {
      shape[keyword] = shapeOf(value);
    }
  }
  return shape;
}

/** The same schema for writing JSON: shape alone, no bounds, and no branches to try where null is the only other. */
export function toSerializerSchema(schema: JsonSchema): JsonSchema {
  return shapeOfSchema(schema);
}
