import { createHmac } from 'node:crypto';
import { type AnyRoute, routes } from '@nukkad/contract';
import { examples } from '@nukkad/contract/examples.ts';
import { wireExample } from '@nukkad/contract/openapi/request.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';

const guarded = (Object.entries(routes) as [keyof typeof routes, AnyRoute][]).filter(
  ([, route]) => route.auth !== 'public',
);

let test: TestApp;
/** Invalid access tokens by their defect: expired, signed with another key, or of an ended login. */
let stale: Record<'expired' | 'otherKey' | 'loggedOut', string>;
let candidateId: string;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns the same claims signed with a foreign key. */
function signedByAnother(token: string): string {
  const claims = test.app.jwt.decode<object>(token) ?? {};
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${unsigned}.${createHmac('sha256', 'a key of somebody else').update(unsigned).digest('base64url')}`;
}

beforeAll(async () => {
  test = await startTestApp();
  const candidate = await buildCandidate(test.database);
  candidateId = candidate.id;
  const { accessToken } = await test.signIn(candidate.id);
  const { sid } = test.app.jwt.decode<{ sid: string }>(accessToken) ?? { sid: '' };
  const iat = Math.floor(Date.now() / 1000) - 3600;
  const expired = test.app.jwt.sign({ sub: candidate.id, sid, iat } as never, { expiresIn: 60 } as never);
  const { accessToken: loggedOut } = await test.signIn(candidate.id);
  const { sid: ended } = test.app.jwt.decode<{ sid: string }>(loggedOut) ?? { sid: '' };
  await test.database.prisma.refreshToken.updateMany({
    where: { familyId: ended },
    data: { revokedAt: new Date() },
  });
  stale = { expired, otherKey: signedByAnother(accessToken), loggedOut };
});

afterAll(() => test.close());

function requestOf(name: keyof typeof routes, route: AnyRoute) {
  const { params, query, body } = wireExample(route, examples[name].input);
  return {
    params: (route.subject === 'path' ? { ...params, id: candidateId } : params) as Record<string, string>,
    query: query as Record<string, string>,
    ...(route.method === 'POST' ? { body: body as Record<string, unknown> } : {}),
  };
}

describe('an invalid token', () => {
  it.each(guarded)('does not open %s', async (name, route) => {
    const request = requestOf(name, route);
    const answerTo = async (token: string) => {
      const { status, body } = await test.client.as({ accessToken: token }).raw(route, request);
      return [status, body.success, body.code];
    };
    expect(await answerTo(stale.expired)).toEqual([401, false, 'TOKEN_EXPIRED']);
    expect(await answerTo(stale.otherKey)).toEqual([401, false, 'NOT_SIGNED_IN']);
    expect(await answerTo(stale.loggedOut)).toEqual([401, false, 'NOT_SIGNED_IN']);
  });
});
