import { expect, it } from 'vitest';
import { otpVerify } from './otp.routes.ts';

it('gives a code that came as a number its leading zeros back', () => {
  const codeOf = (mobileVeriOtp: string | number) =>
    otpVerify.decodeRequest({
      params: undefined,
      query: undefined,
      body: { phone: '9876543210', mobileVeriOtp },
    }).code;
  expect([codeOf(12345), codeOf(' 012345 '), codeOf('')]).toEqual(['012345', '012345', '']);
});
