import { expect, it } from 'vitest';
import { otpVerify } from './otp.routes.ts';

it('restores the leading zeros of a code sent as a number', () => {
  const codeOf = (mobileVeriOtp: string | number) =>
    otpVerify.decodeRequest({
      params: undefined,
      query: undefined,
      body: { phone: '9876543210', mobileVeriOtp },
    }).code;
  expect([codeOf(12345), codeOf(' 012345 '), codeOf('')]).toEqual(['012345', '012345', '']);
});
