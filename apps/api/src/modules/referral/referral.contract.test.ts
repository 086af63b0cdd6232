import { routes } from '@nukkad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('a referral code on the wire', () => {
  it('is trimmed, and the answer contains the credits of both', async () => {
    const friend = await test.seeker({ credits: 0 });
    const newcomer = await test.seeker({ credits: 0 });
    const { body } = await newcomer.client.raw(routes.referralApply, {
      body: { jobseekerId: newcomer.candidate.id, referralCode: `  ${friend.candidate.referralCode} ` },
    });
    expect(body).toEqual({
      success: true,
      msg: expect.stringContaining('3 credits'),
      granted: true,
      candidateCredits: 3,
    });
  });
});
