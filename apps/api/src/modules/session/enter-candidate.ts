import { randomUUID } from 'node:crypto';
import { NAME_LENGTH_MAX } from '@nukkad/contract';
import type { Container } from '../../container.ts';
import { firstRow, rows, type Transaction } from '../../database/rows.ts';
import { AppError } from '../../errors/app-error.ts';
import type { VerifiedPerson } from '../../gateways/identity/verified-person.ts';
import { signInTraceHash } from '../account-traces/trace-hashes.ts';
import { giveStartCredits } from '../credits/start-credits.ts';
import { newReferralCode } from './referral-code.ts';

export interface EnteredCandidate {
  readonly candidateId: string;
  readonly isNewAccount: boolean;
}

const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text`;

const FIND = `
  SELECT c.id, c.deleted_at IS NOT NULL AS "isDeleted"
    FROM identity i JOIN candidate c ON c.id = i.candidate_id
   WHERE i.provider = $1::identity_provider AND i.subject = $2`;

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
      identities: { create: { provider, subject, email } },
    },
  });
  const signInHash = signInTraceHash(traceKey, provider, subject);
  await giveStartCredits(tx, { candidateId: id, signInHash, creditsStart }, now);
  return { candidateId: id, isNewAccount: true };
}

/**
 * The account of a verified person, made with its starting credits when there is none. One provider's subject makes
 * one account, however many windows sign in at the same moment; its trace is read after the deletion that wrote it.
 */
export async function enterCandidate(
  { database, settings, clock, keys }: Pick<Container, 'database' | 'settings' | 'clock' | 'keys'>,
  person: VerifiedPerson,
): Promise<EnteredCandidate> {
  const { creditsStart } = await settings.read();
  return database.transaction(async (tx) => {
    await rows(tx, LOCK, `sign-in:${person.provider}:${person.subject}`);
    const found = await firstRow<{ id: string; isDeleted: boolean }>(
      tx,
      FIND,
      person.provider,
      person.subject,
    );
    if (found?.isDeleted) throw new AppError('SIGN_IN_FAILED');
    if (found) return { candidateId: found.id, isNewAccount: false };
    return createCandidate(tx, person, { creditsStart, traceKey: keys.accountTrace, now: clock.now() });
  });
}
