import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AnyRoute } from './define-route.ts';
import { ERRORS } from './errors.ts';
import { examples } from './examples.ts';
import { routes } from './routes.ts';

const entries = Object.entries(routes) as [keyof typeof routes, AnyRoute][];
const all = entries.map(([, route]) => route);

function jsonSchemas(route: AnyRoute): Record<string, unknown>[] {
  const { params, query, body } = route.request;
  return [params, query, body, route.result]
    .filter((schema) => schema !== undefined)
    .map((schema) => z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as Record<string, unknown>);
}

type Visit = (schema: Record<string, unknown>, path: string) => void;

/** Calls a function for a JSON schema and every schema inside it, with its path. */
function walk(schema: unknown, path: string, visit: Visit): void {
  if (schema === null || typeof schema !== 'object') return;
  const node = schema as Record<string, unknown>;
  visit(node, path);
  for (const [name, field] of Object.entries((node.properties ?? {}) as object))
    walk(field, `${path}.${name}`, visit);
  walk(node.items, `${path}[]`, visit);
  for (const keyword of ['anyOf', 'oneOf', 'allOf'])
    for (const branch of (node[keyword] as unknown[] | undefined) ?? []) walk(branch, path, visit);
}

/** Zod adds the largest safe integer as a bound to every whole number; such a bound is not one of ours. */
const isBound = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;

/** Returns the path of each text, number or list in a schema that lacks a limit, with the missing limit. */
function unboundedIn(schema: unknown): string[] {
  const found: string[] = [];
  walk(schema, '', (node, path) => {
    if (node.enum !== undefined || node.const !== undefined) return;
    const types = [node.type].flat();
    const isBoundedText = node.maxLength !== undefined || node.pattern !== undefined;
    if (types.includes('string') && !isBoundedText) found.push(`${path}: length`);
    const isBoundedNumber = isBound(node.minimum) && isBound(node.maximum);
    const isNumber = types.includes('number') || types.includes('integer');
    if (isNumber && !isBoundedNumber) found.push(`${path}: range`);
    if (types.includes('array') && node.maxItems === undefined) found.push(`${path}: items`);
  });
  return found;
}

it('detects an input without bounds', () => {
  const loose = z.object({ a: z.string(), b: z.optional(z.int()), c: z.array(z.nullable(z.number())) });
  expect(unboundedIn(z.toJSONSchema(loose, { target: 'draft-7', io: 'input' }))).toEqual([
    '.a: length',
    '.b: range',
    '.c: items',
    '.c[]: range',
  ]);
});

describe('the set of routes', () => {
  it('has each number of the wire table, and additional ones above 100', () => {
    const numbers = all.map((route) => route.number).sort((a, b) => a - b);
    const table = numbers.filter((number) => number <= 100);
    expect(table).toEqual(Array.from({ length: 81 }, (_, index) => index + 1));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('has unique keys and unique method and path', () => {
    expect(new Set(all.map((route) => route.key)).size).toBe(all.length);
    expect(new Set(all.map((route) => `${route.method} ${route.path}`)).size).toBe(all.length);
  });
});

describe.each(entries)('%s', (name, route) => {
  const example = examples[name] as { input: unknown; output: unknown };

  it('converts to JSON Schema with the fields of objects', () => {
    for (const schema of jsonSchemas(route)) expect(schema.type).toBe('object');
  });

  it('bounds every text, number and list of its request', () => {
    const { params, query, body } = route.request;
    for (const schema of [params, query, body])
      if (schema) expect(unboundedIn(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }))).toEqual([]);
  });

  it('has a caller id only if it requires a session', () => {
    if (route.auth === 'public') expect(route.subject).toBe('none');
    const bodyFields = route.request.body ? Object.keys(route.request.body.def.shape) : [];
    if (route.subject === 'body') expect(bodyFields).toContain('jobseekerId');
    if (route.subject === 'path') expect(route.path).toContain('/:id/');
    if (route.method === 'GET') expect(route.request.body).toBeUndefined();
  });

  it('declares its path parameters in its schema', () => {
    const named = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    expect(Object.keys(route.request.params?.def.shape ?? {})).toEqual(named);
  });

  it('lists refusals of the catalogue without duplicates', () => {
    expect(new Set(route.refusals).size).toBe(route.refusals.length);
    for (const code of route.refusals) expect(ERRORS).toHaveProperty(code);
  });

  it('has a summary of one line', () => {
    expect(route.summary).toMatch(/^[A-Z"].{15,120}\.$/);
  });

  it('encodes and decodes its example request', () => {
    const wire = route.encodeRequest(example.input) as Record<
      'params' | 'query' | 'body',
      object | undefined
    >;
    const sent = JSON.parse(
      JSON.stringify({
        params: route.subject === 'path' ? { id: 'candidate-1' } : (wire.params ?? {}),
        query: wire.query ?? {},
        body: wire.body ?? {},
      }),
    );
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = route.request[part];
      expect(Object.keys(wire[part] ?? {}).length === 0 || schema !== undefined).toBe(true);
      if (schema) sent[part] = z.parse(schema, sent[part]);
    }
    const input = route.decodeRequest(sent);
    expect(input).toEqual(example.input);
    expect(JSON.stringify(route.encodeRequest(input))).toBe(JSON.stringify(wire));
  });

  it('encodes and decodes its example result', () => {
    const wire = JSON.parse(JSON.stringify(route.encodeResult(example.output)));
    const parsed = z.parse(route.result, wire);
    expect(parsed).toEqual(wire);
    const output = route.decodeResult(parsed);
    expect(output).toEqual(example.output);
    expect(JSON.parse(JSON.stringify(route.encodeResult(output)))).toEqual(wire);
  });
});
