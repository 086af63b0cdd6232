import { type AnyRoute, ERRORS, isRefusal, routes } from '@nukkad/contract';
import { examples } from '@nukkad/contract/examples.ts';
import { wireExample } from '@nukkad/contract/openapi/request.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { Ajv } from 'ajv';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { type JsonSchema, toJsonSchema } from './mount/json-schema.ts';

const OTHER_SEEKER = '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4fff';
const UNSOUND = [12_345_678_901, {}, [], true, -1, 'x'.repeat(5000), '\u0001 ¤', null];

const ajv = new Ajv({ strict: false, validateFormats: false });
const all = Object.entries(routes) as [keyof typeof routes, AnyRoute][];
const json = all.filter(([, route]) => !route.multipart);

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ MAX_IN_FLIGHT: '1000' });
  // Creates the records that the examples refer to, so that the examples succeed.
  const company = await buildCompany(test.database, { id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4c22' });
  await buildJob(test.database, { id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b11', companyId: company.id });
});

afterAll(() => test.close());

async function someone() {
  const candidate = await buildCandidate(test.database);
  const caller = await test.signIn(candidate.id);
  return { candidate, client: test.client.as(caller), caller };
}

/** Returns the request of the route's example, with this seeker's id. */
function requestOf(name: keyof typeof routes, route: AnyRoute, candidateId: string) {
  const { params, query, body } = wireExample(route, examples[name].input);
  const own = route.subject === 'body' && route.auth === 'seeker' ? { jobseekerId: candidateId } : {};
  return {
    params: (route.subject === 'path' ? { ...params, id: candidateId } : params) as Record<string, string>,
    query: query as Record<string, string>,
    ...(route.method === 'POST' ? { body: { ...body, ...own } as Record<string, unknown> } : {}),
  };
}

function errorOf(answer: Response, status: number, code: string): void {
  expect(answer.body).toMatchObject({ success: false, code, msg: expect.any(String) });
  expect(answer.body.requestId).toEqual(expect.any(String));
  expect(answer.status).toBe(status);
}

describe('every route', () => {
  it('is mounted', () => {
    for (const [name, { method, path: url }] of all)
      expect([name, test.app.hasRoute({ method, url })]).toEqual([name, true]);
  });

  it.each(all.filter(([, route]) => route.auth === 'seeker'))('%s refuses visitors', async (name, route) => {
    errorOf(await test.client.raw(route, requestOf(name, route, OTHER_SEEKER)), 401, 'NOT_SIGNED_IN');
  });

  it.each(all.filter(([, route]) => route.auth !== 'public'))(
    '%s refuses a forged token',
    async (name, route) => {
      const client = test.client.as({ accessToken: 'forged.token.here' });
      errorOf(await client.raw(route, requestOf(name, route, OTHER_SEEKER)), 401, 'NOT_SIGNED_IN');
    },
  );

  it.each(all.filter(([, route]) => route.auth !== 'public'))(
    '%s refuses an expired token',
    async (name, route) => {
      const { candidate } = await someone();
      const past = { sub: candidate.id, sid: OTHER_SEEKER, iat: Math.floor(Date.now() / 1000) - 3600 };
      const accessToken = test.app.jwt.sign(past as never, { expiresIn: 60 } as never);
      const request = requestOf(name, route, candidate.id);
      errorOf(await test.client.as({ accessToken }).raw(route, request), 401, 'TOKEN_EXPIRED');
    },
  );

  it.each(all.filter(([, route]) => route.subject !== 'none'))(
    '%s refuses another seeker’s id',
    async (name, route) => {
      const { client } = await someone();
      const request = requestOf(name, route, OTHER_SEEKER);
      const body = route.subject === 'body' ? { ...request.body, jobseekerId: OTHER_SEEKER } : request.body;
      errorOf(await client.raw(route, { ...request, ...(body ? { body } : {}) }), 403, 'FORBIDDEN');
    },
  );
});

function propertiesOf(
  route: AnyRoute,
  part: 'body' | 'query',
): { fields: [string, JsonSchema][]; required: string[] } {
  const schema = route.request[part] ? toJsonSchema(route.request[part]) : {};
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return { fields, required: (schema.required as string[] | undefined) ?? [] };
}

describe('bad input', () => {
  const withBody = json.filter(([, route]) => route.request.body);

  it.each(withBody)('%s names each invalid field', async (name, route) => {
    const { client, candidate } = await someone();
    const request = requestOf(name, route, candidate.id);
    for (const [field, schema] of propertiesOf(route, 'body').fields) {
      const accepts = ajv.compile(schema);
      const unsound = UNSOUND.find((value) => !accepts(value));
      if (unsound === undefined || field === 'jobseekerId') continue;
      const answer = await client.raw(route, { ...request, body: { ...request.body, [field]: unsound } });
      errorOf(answer, 400, 'VALIDATION_FAILED');
      expect(answer.body.issues.map((issue: { path: string }) => issue.path.split('.')[0])).toContain(field);
    }
  });

  it.each(withBody)('%s names each missing field', async (name, route) => {
    const { client, candidate } = await someone();
    const request = requestOf(name, route, candidate.id);
    for (const field of propertiesOf(route, 'body').required) {
      const { [field]: _, ...rest } = request.body ?? {};
      const answer = await client.raw(route, { ...request, body: rest });
      errorOf(answer, 400, 'VALIDATION_FAILED');
      expect(answer.body.issues).toContainEqual({ path: field, message: 'is missing' });
    }
  });

  it.each(all.filter(([, route]) => route.request.query))(
    '%s names its query’s fields',
    async (name, route) => {
      const { client, candidate } = await someone();
      const request = requestOf(name, route, candidate.id);
      for (const field of propertiesOf(route, 'query').required) {
        const { [field]: _, ...query } = request.query;
        const missing = await client.raw(route, { ...request, query });
        errorOf(missing, 400, 'VALIDATION_FAILED');
        expect(missing.body.issues).toMatchObject([{ path: field }]);
        const long = await client.raw(route, { ...request, query: { ...query, [field]: 'x'.repeat(1000) } });
        errorOf(long, 400, 'VALIDATION_FAILED');
      }
    },
  );

  const unreadable: [string, string, string, number][] = [
    ['broken JSON', '{"a":', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a bare text', '"x"', 'application/json', 400],
    ['a NUL character', '{"searchText":"a\\u0000b"}', 'application/json', 400],
    ['an escape of terminals', '{"searchText":"a\\u001Bb"}', 'application/json', 400],
    ['an escape of C1 as it is', '{"searchText":"a\u009Bb"}', 'application/json', 400],
    ['one in a field that nobody reads', '{"x":[{"y":"a\\bb"}]}', 'application/json', 400],
    ['JSON too deep', `{"a":${'['.repeat(500)}${']'.repeat(500)}}`, 'application/json', 400],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json', 400],
    ['another type', '<a/>', 'application/xml', 415],
    ['a type that needs no preflight', '{}', 'text/plain', 415],
    ['a form of a page', 'a=b', 'application/x-www-form-urlencoded', 415],
    ['a body too large', `{"a":"${'x'.repeat(70_000)}"}`, 'application/json', 413],
  ];

  it.each(unreadable)('%s gets a well-formed error', async (_what, body, type, status) => {
    const answer = await test.client.raw(routes.jobFilter, { body, headers: { 'content-type': type } });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, requestId: expect.any(String) });
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|at .*\.ts|SELECT/);
  });
});

function firstOf(route: AnyRoute, body: unknown): Record<string, unknown> {
  if (route.envelope !== 'firstItem') return body as Record<string, unknown>;
  expect(body).toHaveLength(1);
  return (body as [Record<string, unknown>])[0];
}

function fitsSchema(route: AnyRoute, body: unknown): void {
  const result = toJsonSchema(route.result);
  if (route.envelope === 'bare') {
    const fits = ajv.compile((result.properties as JsonSchema).items as JsonSchema);
    expect(fits(body) ? [] : fits.errors).toEqual([]);
    return;
  }
  const answer = firstOf(route, body);
  if (answer.success === false) {
    const refusals = route.refusals.filter(isRefusal) as string[];
    expect(refusals).toContain(answer.code);
    return;
  }
  const fits = ajv.compile(result);
  expect(fits(answer) ? [] : fits.errors).toEqual([]);
}

/** Returns the HTTP statuses that a route may return for a valid request of a signed-in seeker. */
function statusesOf(route: AnyRoute): number[] {
  return [200, 404, ...route.refusals.map((code) => ERRORS[code].status)];
}

describe('answers', () => {
  it.each(json.filter(([, route]) => !route.binary))('%s fits its schema', async (name, route) => {
    const { client, candidate } = await someone();
    const answer = await client.raw(route, requestOf(name, route, candidate.id));
    expect(statusesOf(route)).toContain(answer.status);
    if (answer.status === 200) fitsSchema(route, answer.body);
    else expect(answer.body).toMatchObject({ success: false, requestId: expect.any(String) });
  });

  it('are in the caller’s language: header, then profile, then English', async () => {
    const msgOf = async (caller: object, header?: string) => {
      const headers: Record<string, string> = header === undefined ? {} : { 'accept-language': header };
      const request = { body: { jobId: 'nothing' }, headers };
      return (await test.client.as(caller).raw(routes.jobById, request)).body.msg;
    };
    const candidate = await buildCandidate(test.database, { language: 'mr' });
    const caller = await test.signIn(candidate.id);
    expect(await msgOf({})).toBe('Sorry, this job has been removed');
    expect(await msgOf(caller)).toMatch('माफ करा');
    expect(await msgOf(caller, 'fr;q=1, hi-IN;q=0.9, en;q=0.1')).toMatch('माफ़ करें');
  });
});
