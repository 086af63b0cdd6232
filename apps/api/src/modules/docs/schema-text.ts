import type { Schema } from './open-api-types.ts';

function boundsText({ minimum, maximum, maxLength }: Schema): string {
  if (maxLength !== undefined) return `, at most ${maxLength} characters`;
  if (minimum === undefined && maximum === undefined) return '';
  return `, ${minimum ?? '…'} to ${maximum ?? '…'}`;
}

/** Returns a field's type in a few words: `text, at most 80 characters`, `"PG" or "UG"`, `list of …`. */
export function schemaText(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return branches.map(schemaText).join(' or ');
  if (schema.type === 'array') return `list of ${schemaText(schema.items ?? {})}`;
  const types = [schema.type ?? 'any'].flat().map((type) => (type === 'string' ? 'text' : type));
  return `${types.join(' or ')}${boundsText(schema)}`;
}
