import { routes } from '@nukkad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('one-time codes on the wire', () => {
  it('may be JSON numbers, and the answer to a verification is a list of one entry', async () => {
    const { candidate, client } = await test.seeker({ phone: null });
    const digits = '7000000001';
    const phone = `+91${digits}`;
    const sent = await client.raw(routes.otpSend, { body: { jobseekerId: candidate.id, phone: digits } });
    expect(sent.body).toEqual({ success: true, msg: expect.stringContaining(digits), resendAfter: 60 });
    const mobileVeriOtp = Number(test.sms.lastCode(phone));
    const { body } = await client.raw(routes.otpVerify, {
      body: { jobseekerId: candidate.id, phone: digits, mobileVeriOtp },
    });
    expect(body).toEqual([
      { success: true, msg: 'OTP verified successfully', ismobileVerified: true, candidateCredits: 10 },
    ]);
    const again = await client.raw(routes.otpVerify, { body: { phone: digits, mobileVeriOtp } });
    expect(again.body).toMatchObject([{ success: false, code: 'ALREADY_VERIFIED' }]);
  });
});
