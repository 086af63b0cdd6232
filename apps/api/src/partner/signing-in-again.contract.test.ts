import { memberMe, memberSendCode, memberSignIn } from '@nukkad/contract/partner/index.ts';
import { hashToken } from '@nukkad/core/security/opaque-token.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberPhone, signInMember, WITH_HIRE } from '../../test/hire-site.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

it('signing in again in the same browser ends the session that it replaces, and no other one', async () => {
  const phone = memberPhone();
  const elsewhere = await signInMember(test, phone);
  test.clock.advanceSeconds(61);
  const site = await signInMember(test, phone);
  const tokenHash = hashToken(site.cookie().split('=')[1] ?? '');
  test.clock.advanceSeconds(61);
  const { token } = await site.call(memberSendCode, { body: { phone } });
  await site.call(memberSignIn, { body: { phone, code: test.sms.lastCode(phone), token } });
  const former = await test.database.prisma.deskSession.findUniqueOrThrow({ where: { tokenHash } });
  expect(former.revokedAt).not.toBeNull();
  for (const open of [elsewhere, site]) expect((await open.call(memberMe, {})).member.phone).toBe(phone);
});
