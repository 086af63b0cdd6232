import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AnyRoute } from './define-route.ts';
import { routes } from './routes.ts';
import { FIELD_GROUPS, WIRE_TABLE } from './wire-table.wire.ts';

type Schema = { [keyword: string]: unknown };

const AUTH = { public: '–', optional: 'o', seeker: 'S' } as const;
const ENVELOPE = { object: '{}', firstItem: '[1]', bare: '[]' } as const;
const all = Object.values(routes) as AnyRoute[];

function schemaOf(part: z.ZodMiniType | undefined): Schema {
  return part ? (z.toJSONSchema(part, { target: 'draft-7', io: 'input' }) as Schema) : {};
}

/** Returns a field's schema, also from nullable schemas and unions; undefined if it has no such field. */
function fieldOf(schema: Schema | undefined, name: string): Schema | undefined {
  if (schema === undefined) return undefined;
  const branches = [schema, ...((schema.anyOf as Schema[] | undefined) ?? [])];
  if (name === '[]')
    return branches.find((branch) => branch.items !== undefined)?.items as Schema | undefined;
  return branches
    .map((branch) => (branch.properties as Record<string, Schema> | undefined)?.[name])
    .find(Boolean);
}

function hasPath(schema: Schema, path: string): boolean {
  const steps = path.replaceAll('[]', '.[]').split('.');
  return steps.reduce<Schema | undefined>(fieldOf, schema) !== undefined;
}

const missing = (schema: Schema, fields: string): string[] =>
  paths(fields).filter((path) => !hasPath(schema, path));

/** Expands `a[](b c)` to `a[].b a[].c`, and replaces groups by their fields. */
function paths(fields: string, before = ''): string[] {
  return [...fields.matchAll(/([\w.[\]]+)(?:\(((?:[^()]|\([^()]*\))*)\))?/g)].flatMap(
    ([, name = '', inner]) => {
      const group = FIELD_GROUPS[name];
      if (group !== undefined) return paths(group, before);
      return inner === undefined ? [before + name] : paths(inner, `${before}${name}.`);
    },
  );
}

const rows = WIRE_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [head = '', request = '', answer = ''] = line.split('|').map((part) => part.trim());
    const [number, method, path, auth, envelope] = head.split(' ');
    return { number: Number(number), call: `${method} ${path}`, auth, envelope, request, answer };
  });

describe('the wire', () => {
  it('has a row for each of its routes', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 81 }, (_, index) => index + 1));
  });

  it('is parsed with its groups and lists', () => {
    expect(paths('total jobs[](jobId tips[](title)) META')).toEqual([
      ...['total', 'jobs[].jobId', 'jobs[].tips[].title', 'title', 'description', 'keywords'],
    ]);
  });

  it.each(rows)('$number $call', ({ number, call, auth, envelope, request, answer }) => {
    const route = all.find((one) => one.number === number);
    if (!route) throw new Error('there is no such route');
    expect(`${route.method} ${route.path}`).toBe(call);
    expect([AUTH[route.auth], ENVELOPE[route.envelope]]).toEqual([auth, envelope]);
    const { params, query, body } = route.request;
    const asked = Object.assign({}, ...[params, query, body].map((part) => schemaOf(part).properties));
    expect(missing({ properties: asked }, request)).toEqual([]);
    expect(missing(schemaOf(route.result), answer)).toEqual([]);
  });
});
