import { memberDelete } from '@nukkad/contract/partner/index.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildMember, WITH_HIRE } from '../../test/hire-site.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

it('deletes a member only within 15 minutes of the sign-in', async () => {
  const { company } = await buildMember(test);
  const { site, memberId } = await buildMember(test, { companyId: company.id, role: 'RECRUITER' });
  test.clock.advanceSeconds(15 * 60 + 1);
  expect(await refused(site.call(memberDelete, {}))).toBe('422 FRESH_LOGIN_NEEDED');
  const stored = await test.database.prisma.member.findUniqueOrThrow({ where: { id: memberId } });
  expect(stored.deletedAt).toBeNull();
});
