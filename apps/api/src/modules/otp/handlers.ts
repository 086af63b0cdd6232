import type { routes } from '@nukkad/contract';
import { isFreshLogin } from '@nukkad/core/logins/is-fresh-login.ts';
import { sendOtp } from '@nukkad/core/otp/send-otp.ts';
import { verifyOtp } from '@nukkad/core/otp/verify-otp.ts';
import type { SeekerHandler } from '../../mount/route-binding.ts';

export const send: SeekerHandler<typeof routes.otpSend> = async (
  { candidateId, loginId },
  { phone },
  { container, language, request },
) => {
  const isFresh = await isFreshLogin(container, loginId);
  return sendOtp(container, { candidateId, isFresh, phone, language, networkAddress: request.network });
};

export const verify: SeekerHandler<typeof routes.otpVerify> = async (
  { candidateId, loginId },
  { phone, code },
  { container, language },
) => {
  const isFresh = await isFreshLogin(container, loginId);
  return verifyOtp(container, { candidateId, isFresh, phone, code, language });
};
