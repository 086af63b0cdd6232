import { randomUUID } from 'node:crypto';
import { companyClaim, draftCreate, memberChange, memberSignOut } from '@nukkad/contract/partner/index.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildMember, HIRE_ORIGIN, WITH_HIRE } from '../../test/hire-site.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

it.each([
  [HIRE_ORIGIN, 'same-origin', 200],
  [HIRE_ORIGIN, 'none', 200],
  [HIRE_ORIGIN, '', 200],
  ['', 'same-origin', 200],
  ['', 'none', 200],
  ['', '', 200],
  [HIRE_ORIGIN, 'same-site', 403],
  [HIRE_ORIGIN, 'cross-site', 403],
  [`${HIRE_ORIGIN}:8080`, 'same-origin', 403],
  ['', 'same-site', 403],
  ['', 'cross-site', 403],
])(
  'a command with the origin "%s" from a page that is "%s" is answered with %i',
  async (origin, page, status) => {
    const { site } = await buildMember(test);
    const headers = { origin, 'sec-fetch-site': page };
    expect((await site.raw(memberChange, { headers, body: { name: 'Asha' } })).status).toBe(status);
    expect((await site.raw(memberSignOut, { headers })).status).toBe(status);
  },
);

it('a key that was used for one route is refused for another, also with the same input', async () => {
  const { site, company } = await buildMember(test);
  const request = {
    params: { company: company.id },
    body: { fields: {} },
    headers: { 'idempotency-key': randomUUID() },
  };
  const first = await site.raw(draftCreate, request);
  expect(first.body).toMatchObject({ id: expect.any(String) });
  expect((await site.raw(companyClaim, request)).body).toMatchObject({ code: 'KEY_REUSED' });
  expect((await site.raw(draftCreate, request)).body).toEqual(first.body);
  expect(await test.database.prisma.jobDraft.count({ where: { companyId: company.id } })).toBe(1);
});
