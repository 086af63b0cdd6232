import { type Language, OTP_RESEND_SECONDS, type SendSignInCodeOutput } from '@nukkad/contract';
import { nationalDigits, normalisePhone } from '@nukkad/domain/phone.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { otpMessage } from '../otp/otp-message.ts';
import { visitorOtpSubject } from '../otp/otp-subject.ts';
import { sendCode } from '../otp/send-code.ts';
import { newOpaqueToken } from '../security/opaque-token.ts';
import { success } from '../shared/success.ts';

interface SendSignInCode {
  readonly phone: string;
  readonly networkAddress: string;
  readonly language: Language;
}

/**
 * Sends a code that signs in. Accounts are not read, so neither the result nor its timing shows whether the number
 * has an account. The code works only together with the returned token.
 */
export async function sendSignInCode(
  deps: Pick<Container, 'database' | 'clock' | 'sms' | 'keys' | 'settings' | 'config'>,
  { phone: typed, networkAddress, language }: SendSignInCode,
): Promise<SendSignInCodeOutput> {
  const phone = normalisePhone(typed);
  if (!phone) throw new AppError('INVALID_NUMBER');
  const token = newOpaqueToken();
  const subject = visitorOtpSubject(deps, { phone, networkAddress, token });
  const origin = deps.config.PUBLIC_ORIGIN;
  const textOf = (code: string) => otpMessage({ purpose: 'signIn', code, origin }, language);
  await sendCode(deps, { subject, networkAddress, textOf });
  const message = success[language]('otpSent', { phone: nationalDigits(phone) });
  return { message, resendAfterSeconds: OTP_RESEND_SECONDS, token };
}
