import { type PhoneSignInInput, routes } from '@nukkad/contract';
import type { TestApp } from './test-app.ts';

/** A browser that asked for a code: its number, the code of the SMS and the token of the response. */
export interface AskedCode {
  readonly phone: string;
  readonly code: string;
  readonly token: string;
}

/** Returns a code that is not the given one. */
export const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

/** Returns helpers that sign in with a phone number as browsers do. */
export function createPhoneSignIns(test: TestApp) {
  let next = 0;

  /** Returns a number that no account has, in E.164 form. */
  function newNumber(): string {
    next += 1;
    return `+918${String(next).padStart(9, '0')}`;
  }

  /** Asks for a code as a new browser, with the number as typed. Earlier sends do not count, so that no limit applies. */
  async function askCode(phone: string, typed = phone): Promise<AskedCode> {
    test.clock.advanceSeconds(61);
    await test.database.prisma.otpSend.deleteMany();
    const { token } = await test.client.call(routes.signInSendCode, { phone: typed });
    return { phone: typed, token, code: test.sms.lastCode(phone) };
  }

  const enter = (asked: AskedCode, more: Partial<PhoneSignInInput> = {}) =>
    test.client.call(routes.signInByPhone, { ...asked, ...more });

  /** Signs in with a number. */
  const signIn = async (phone: string, typed = phone) => enter(await askCode(phone, typed));

  /** Returns the code of the error with which a promise rejects; `done` if it does not reject. */
  const outcome = (answer: Promise<unknown>): Promise<string> =>
    answer.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );

  return { newNumber, askCode, enter, signIn, outcome };
}
