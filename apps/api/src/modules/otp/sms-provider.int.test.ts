import { routes } from '@nukkad/contract';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { TestSms } from '../../../test/test-sms.ts';

describe('a provider that fails after the deadline of the request', () => {
  it('does not make the seeker wait either', async () => {
    const late = new TestSms();
    const slow = await startTestApp({ REQUEST_MILLISECONDS: '2000' }, { sms: late });
    const { id } = await buildCandidate(slow.database, { phone: null });
    const client = slow.client.as(await slow.signIn(id));
    const send = () => client.call(routes.otpSend, { phone: '9876543210' });
    const failing = vi.spyOn(late, 'send').mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2300));
      throw new Error('provider out of reach');
    });
    await expect(send()).rejects.toMatchObject({ code: 'OVERLOADED' });
    const stateOf = async () => (await slow.database.prisma.otpChallenge.findFirstOrThrow()).state;
    await expect.poll(stateOf).toBe('SUPERSEDED');
    failing.mockRestore();
    await expect(send()).resolves.toMatchObject({ resendAfterSeconds: 60 });
    await slow.close();
  });
});

describe('production without an SMS provider', () => {
  it('says that codes cannot be sent, and counts nothing', async () => {
    const live = await startTestApp({ NODE_ENV: 'production' }, { sms: null });
    const candidate = await buildCandidate(live.database);
    const client = live.client.as(await live.signIn(candidate.id));
    const sending = client.call(routes.otpSend, { phone: '9876543210' });
    await expect(sending).rejects.toMatchObject({ status: 200, code: 'SMS_UNAVAILABLE' });
    const counted = await live.database.prisma.otpSend.count();
    await live.close();
    expect(counted).toBe(0);
  });
});
