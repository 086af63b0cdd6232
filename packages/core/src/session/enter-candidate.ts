import { randomUUID } from 'node:crypto';
import { type AcceptedTexts, type Language, NAME_LENGTH_MAX } from '@nukkad/contract';
import { signInTraceHash } from '../account-traces/trace-hashes.ts';
import { writeAgreement } from '../consent/write-agreement.ts';
import type { Container } from '../container.ts';
import { giveStartCredits } from '../credits/start-credits.ts';
import { lockKey } from '../database/locks.queries.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import type { VerifiedPerson } from '../ports.ts';
import { newReferralCode } from './referral-code.ts';
import { selectSignedIn } from './session.queries.ts';
import { suspended } from './suspended.ts';

export interface EnteredCandidate {
  readonly candidateId: string;
  readonly isNewAccount: boolean;
}

async function createCandidate(
  tx: Transaction,
  person: VerifiedPerson,
  { creditsStart, traceKey, now }: { creditsStart: number; traceKey: string; now: Date },
): Promise<EnteredCandidate> {
  const id = randomUUID();
  const { provider, subject, email, imageUrl } = person;
  const name = person.name.trim().slice(0, NAME_LENGTH_MAX);
  await tx.candidate.create({
    data: {
      id,
      name,
      email,
      providerImageUrl: imageUrl,
      referralCode: newReferralCode(),
      createdAt: now,
      identities: { create: { provider, subject, email, createdAt: now } },
    },
  });
  const signInHash = signInTraceHash(traceKey, provider, subject);
  await giveStartCredits(tx, { candidateId: id, signInHash, creditsStart }, now);
  return { candidateId: id, isNewAccount: true };
}

/**
 * Returns the account of a verified person. Creates it with its starting credits if it does not exist. One provider
 * subject gets one account, even if several windows sign in at the same moment. The trace of a deleted account is
 * read only after its deletion has committed.
 */
export async function enterCandidate(
  { database, settings, clock, keys }: Pick<Container, 'database' | 'settings' | 'clock' | 'keys'>,
  person: VerifiedPerson,
  agreement?: { readonly language: Language; readonly accepted: AcceptedTexts },
): Promise<EnteredCandidate> {
  const { creditsStart } = await settings.read();
  return database.transaction(async (tx) => {
    await tx.query(lockKey(`sign-in:${person.provider}:${person.subject}`));
    const found = await firstRow(tx, selectSignedIn(person.provider, person.subject));
    if (found?.isDeleted) throw new AppError('SIGN_IN_FAILED');
    if (found?.suspendedReason) throw suspended(found.suspendedReason);
    const now = clock.now();
    const entered = found
      ? { candidateId: found.id, isNewAccount: false }
      : await createCandidate(tx, person, { creditsStart, traceKey: keys.accountTrace, now });
    if (agreement) await writeAgreement(tx, { candidateId: entered.candidateId, ...agreement }, now);
    return entered;
  });
}
