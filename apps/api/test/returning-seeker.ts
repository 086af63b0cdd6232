import { routes } from '@nukkad/contract';
import { eraseAccounts } from '@nukkad/core/erasure/erase-accounts.ts';
import { enterCandidate } from '@nukkad/core/session/enter-candidate.ts';
import { nextNumber } from '@nukkad/testing/factories/sequence.ts';
import type { TestApp } from './test-app.ts';

export const newSubject = (): string => `subject-${nextNumber()}`;
export const newPhone = (): string => `+91700${String(nextNumber()).padStart(7, '0')}`;

/** Signs in at the provider as this subject, for the first time or once more. */
export async function signInAs(test: TestApp, subject: string) {
  const person = { provider: 'GOOGLE' as const, subject, email: null, name: 'Asha', imageUrl: null };
  const { candidateId: id } = await enterCandidate(test.container, person);
  return { id, client: test.client.as(await test.signIn(id)) };
}

export type Seeker = Awaited<ReturnType<typeof signInAs>>;

/**
 * Verifies a number by its code, an hour after any earlier request. Logs in again, because a verified number is replaced
 * only with a fresh login.
 */
export async function verifyPhone(test: TestApp, { id }: Seeker, phone: string): Promise<void> {
  test.clock.advanceSeconds(3601);
  const client = test.client.as(await test.signIn(id));
  await client.call(routes.otpSend, { phone });
  await client.call(routes.otpVerify, { phone, code: test.sms.lastCode(phone) });
}

/** Deletes the account with a fresh login, and runs the background tasks that follow. */
export async function leaveForGood(test: TestApp, { id }: Seeker): Promise<void> {
  await test.client.as(await test.signIn(id)).call(routes.accountDelete, {});
  await eraseAccounts(test.container);
}
