import type { ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './otp.routes.ts';

export const otpExamples: ExamplesOf<typeof routes> = {
  otpSend: {
    input: { phone: '09876543210' },
    output: { message: 'The code is on its way', resendAfterSeconds: 60 },
  },
  otpVerify: {
    input: { phone: '9876543210', code: '012345' },
    output: { message: 'OTP verified successfully', isMobileVerified: true, credits: 13 },
  },
};
