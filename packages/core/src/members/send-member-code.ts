import { OTP_RESEND_SECONDS } from '@nukkad/contract';
import type { Language } from '@nukkad/db';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import type { Container } from '../container.ts';
import { countAction, everybody } from '../daily-limits/count-action.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { otpMessage } from '../otp/otp-message.ts';
import { visitorOtpSubject } from '../otp/otp-subject.ts';
import { sendCode } from '../otp/send-code.ts';
import { newOpaqueToken } from '../security/opaque-token.ts';

interface SendMemberCode {
  readonly phone: string;
  readonly networkAddress: string;
  readonly language: Language;
  /** Origin of the hire site. Browsers fill the code in only there. */
  readonly origin: string;
}

/**
 * Returns the token as it is hashed. The prefix keeps codes of members and of seekers apart: neither signs in at the
 * other site.
 */
export const memberToken = (token: string): string => `member:${token}`;

/**
 * Sends a code that signs a member in. It works only together with the returned token. Reads no account. Throws
 * SMS_BUDGET_USED if members have had as many codes today as the setting `memberCodesPerDay` allows.
 */
export async function sendMemberCode(
  deps: Pick<Container, 'database' | 'clock' | 'sms' | 'keys' | 'settings'>,
  { phone: typed, networkAddress, language, origin }: SendMemberCode,
): Promise<{ token: string; resendAfter: number }> {
  const phone = normalisePhone(typed);
  if (!phone) throw new AppError('INVALID_NUMBER');
  const token = newOpaqueToken();
  const subject = visitorOtpSubject(deps, { phone, networkAddress, token: memberToken(token) });
  const textOf = (code: string) => otpMessage({ purpose: 'signIn', code, origin }, language);
  const { memberCodesPerDay: max } = await deps.settings.read();
  const count = async (tx: Transaction, now: Date): Promise<void> => {
    if (max > 0 && !(await countAction(tx, 'member-code', [everybody(deps.keys.dailyLimits, max)], now)))
      throw new AppError('SMS_BUDGET_USED');
  };
  await sendCode(deps, { subject, networkAddress, textOf, count });
  return { token, resendAfter: OTP_RESEND_SECONDS };
}
