import type { routes } from '@nukkad/contract';
import type { SeekerHandler } from '../../mount/route-binding.ts';
import { sendOtp } from './send-otp.ts';
import { verifyOtp } from './verify-otp.ts';

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
