import type { routes } from '@nukkad/contract';
import { sendOtp } from '@nukkad/core/otp/send-otp.ts';
import { verifyOtp } from '@nukkad/core/otp/verify-otp.ts';
import type { SeekerHandler } from '../../mount/route-binding.ts';

export const send: SeekerHandler<typeof routes.otpSend> = (
  { candidateId },
  { phone },
  { container, language, request },
) => sendOtp(container, { candidateId, phone, language, networkAddress: request.network });

export const verify: SeekerHandler<typeof routes.otpVerify> = (
  { candidateId },
  { phone, code },
  { container, language },
) => verifyOtp(container, { candidateId, phone, code, language });
