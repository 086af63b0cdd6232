import type { Transaction } from '../database/rows.ts';
import type { VerifiedPerson } from '../ports.ts';

/** Stores that the sign-in of a provider opens an account. */
export async function writeIdentity(
  tx: Transaction,
  candidateId: string,
  { provider, subject, email }: Pick<VerifiedPerson, 'provider' | 'subject' | 'email'>,
  now: Date,
): Promise<void> {
  await tx.identity.create({ data: { provider, subject, candidateId, email, createdAt: now } });
}
