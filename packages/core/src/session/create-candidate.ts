import { randomUUID } from 'node:crypto';
import { NAME_LENGTH_MAX } from '@nukkad/contract';
import { firstCharacters } from '@nukkad/domain/summary.ts';
import { giveStartCredits } from '../credits/start-credits.ts';
import type { Transaction } from '../database/rows.ts';
import type { VerifiedPerson } from '../ports.ts';
import { newReferralCode } from './referral-code.ts';
import { writeIdentity } from './write-identity.ts';

interface NewCandidate {
  /** The person as verified by a provider; null if the account is opened by its phone number. */
  readonly person: VerifiedPerson | null;
  /** Trace hash of the sign-in or number, by which an earlier account is found. */
  readonly traceHash: string;
  readonly creditsStart: number;
}

/**
 * Creates an account with its start credits and returns its id. An account that is opened by a phone number has no
 * name yet and no sign-in of a provider; the caller assigns the number.
 */
export async function createCandidate(
  tx: Transaction,
  { person, traceHash, creditsStart }: NewCandidate,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.candidate.create({
    data: {
      id,
      name: firstCharacters(person?.name.trim() ?? '', NAME_LENGTH_MAX),
      email: person?.email ?? null,
      providerImageUrl: person?.imageUrl ?? null,
      referralCode: newReferralCode(),
      createdAt: now,
    },
  });
  if (person) await writeIdentity(tx, id, person, now);
  await giveStartCredits(tx, { candidateId: id, signInHash: traceHash, creditsStart }, now);
  return id;
}
