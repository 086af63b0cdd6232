import { describe, expect, it } from 'vitest';
import { type AnyRoute, isRefusal, routes } from './index.ts';
import { buildOpenApi } from './openapi.ts';

// biome-ignore lint/suspicious/noExplicitAny: a JSON document is looked into
type Json = any;
const document: Json = JSON.parse(JSON.stringify(buildOpenApi()));
const all: AnyRoute[] = Object.values(routes);

function operationOf(route: AnyRoute) {
  return document.paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
}

function refsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$ref' ? [String(inner)] : refsIn(inner),
  );
}

describe('the OpenAPI document', () => {
  it('has one operation for each route, with unique ids and known tags', () => {
    const operations = all.map(operationOf);
    const tags = document.tags.map((tag: { name: string }) => tag.name);
    expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(all.length);
    expect([...new Set(operations.map((operation) => operation.tags[0]))].sort()).toEqual(tags.sort());
  });

  it('has no dangling references', () => {
    const refs = [...new Set(refsIn(document))];
    expect(refs.length).toBeGreaterThan(5);
    for (const ref of refs) {
      const target = ref
        .split('/')
        .slice(1)
        .reduce<Json>((node, step) => node?.[step], document);
      expect(target, ref).toBeDefined();
    }
  });

  it.each(all.map((route) => [route.key, route] as const))('%s lists its refusals and errors', (_, route) => {
    const { responses, parameters, requestBody, security } = operationOf(route);
    const examples = responses['200'].content['application/json']?.examples ?? {};
    for (const code of route.refusals.filter(isRefusal)) expect(examples).toHaveProperty(code);
    expect(responses['401'] !== undefined).toBe(
      route.auth !== 'public' || route.refusals.some((code) => /SIGNED_IN|SIGN_IN_FAILED/.test(code)),
    );
    expect(requestBody !== undefined).toBe(route.request.body !== undefined || route.multipart === true);
    const inPath = parameters.filter((parameter: { in?: string }) => parameter.in === 'path');
    expect(inPath).toHaveLength([...route.path.matchAll(/:\w+/g)].length);
    if (route.auth === 'seeker') expect(security).toEqual([{ accessToken: [] }]);
  });

  it('wraps a one-item list in its schema and its examples', () => {
    const { content } = operationOf(routes.jobApply).responses['200'];
    const { schema, examples } = content['application/json'];
    expect(schema).toMatchObject({ type: 'array', minItems: 1, maxItems: 1 });
    expect(schema.items.oneOf[0].required.slice(0, 2)).toEqual(['success', 'msg']);
    expect(examples.success.value).toEqual([
      {
        success: true,
        msg: 'You have successfully applied for job',
        candidateCredits: 9,
        isShortlisted: 'Applied',
      },
    ]);
    expect(examples.NO_CREDITS.value[0]).toMatchObject({ success: false, code: 'NO_CREDITS' });
  });

  it('defines each named schema once', () => {
    expect(operationOf(routes.jobList).responses['200'].content['application/json'].schema).toMatchObject({
      properties: { jobs: { type: 'array', items: { $ref: '#/components/schemas/JobCard' } } },
    });
    const text = JSON.stringify(document);
    const inline = Object.entries<Json>(document.components.schemas).filter(
      ([, schema]) => text.split(JSON.stringify(schema)).length > 2,
    );
    expect(inline.map(([name]) => name)).toEqual([]);
  });

  it('describes the fields of a refusal', () => {
    const { schema } = operationOf(routes.hrContact).responses['200'].content['application/json'];
    expect(schema.oneOf[1].allOf[1].properties).toMatchObject({ from: { maximum: 24 }, to: { minimum: 0 } });
  });

  it('shows the caller id in examples of signed-in calls', () => {
    const { requestBody } = operationOf(routes.jobApply);
    const { example } = requestBody.content['application/json'];
    expect(example).toMatchObject({ jobseekerId: expect.any(String), loginFrom: 'Web' });
  });
});
