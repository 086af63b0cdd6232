import type { AnyPartnerRoute } from '@nukkad/contract/partner/define-partner-route.ts';
import * as z from 'zod/mini';
import { idOf } from './sample-applicants.ts';

const SOON = '2027-03-12T09:30:00.000Z';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** Returns a simple value that fits a JSON schema: null if it may be, the first of its choices, otherwise a fixed value. */
function sampleOf(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined)
    return schema.anyOf.some(({ type }) => type === 'null') ? null : sampleOf(schema.anyOf[0] ?? {});
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema;
    return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {}, name)]));
  }
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.minLength === 36) return idOf(99);
  return name === 'at' || name.endsWith('At') ? SOON : 'text';
}

/** Returns a result of a route, as its schema describes it. */
export function sampleResult({ result }: AnyPartnerRoute): never {
  return sampleOf(z.toJSONSchema(result, { io: 'input', unrepresentable: 'any' }) as Schema) as never;
}
