import { type Language, OTP_RESEND_SECONDS, type SendOtpOutput } from '@nukkad/contract';
import { nationalDigits, normalisePhone } from '@nukkad/domain/phone.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { success } from '../shared/success.ts';
import { otpMessage } from './otp-message.ts';
import { readOtpSubject, type SeekersNumber } from './otp-subject.ts';
import { sendCode } from './send-code.ts';

interface SendOtp extends SeekersNumber {
  readonly networkAddress: string;
  readonly language: Language;
}

/** Sends a code to a mobile number that the seeker adds to the account. */
export async function sendOtp(
  deps: Pick<Container, 'database' | 'clock' | 'sms' | 'keys' | 'settings' | 'config'>,
  { candidateId, isFresh, phone: typed, networkAddress, language }: SendOtp,
): Promise<SendOtpOutput> {
  const phone = normalisePhone(typed);
  if (!phone) throw new AppError('INVALID_NUMBER');
  if (!deps.sms) throw new AppError('SMS_UNAVAILABLE');
  const subject = await readOtpSubject(deps, { candidateId, phone, isFresh });
  const origin = deps.config.PUBLIC_ORIGIN;
  const textOf = (code: string) => otpMessage({ purpose: 'verify', code, origin }, language);
  await sendCode(deps, { subject, networkAddress, textOf });
  const message = success[language]('otpSent', { phone: nationalDigits(phone) });
  return { message, resendAfterSeconds: OTP_RESEND_SECONDS };
}
