import type { AcceptedTexts, Language } from '@nukkad/contract';
import { signInTraceHash } from '../account-traces/trace-hashes.ts';
import { writeAgreement } from '../consent/write-agreement.ts';
import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import { firstRow } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import type { VerifiedPerson } from '../ports.ts';
import { createCandidate } from './create-candidate.ts';
import { selectSignedIn } from './session.queries.ts';
import { suspended } from './suspended.ts';

export interface EnteredCandidate {
  readonly candidateId: string;
  readonly isNewAccount: boolean;
}

/** The texts that were accepted when signing in, and the language in which they were shown. */
export interface Agreement {
  readonly language: Language;
  readonly accepted: AcceptedTexts;
}

/**
 * Returns the account of a verified person. Creates it with its starting credits if it does not exist. One provider
 * subject gets one account, even if several windows sign in at the same moment. The trace of a deleted account is
 * read only after its deletion has committed.
 */
export async function enterCandidate(
  { database, settings, clock, keys }: Pick<Container, 'database' | 'settings' | 'clock' | 'keys'>,
  person: VerifiedPerson,
  agreement?: Agreement,
): Promise<EnteredCandidate> {
  const { creditsStart } = await settings.read();
  const { provider, subject } = person;
  return database.transaction(async (tx) => {
    await tx.query(lockKey(signInLock(person)));
    const found = await firstRow(tx, selectSignedIn(provider, subject));
    if (found?.isDeleted) throw new AppError('SIGN_IN_FAILED');
    if (found?.suspendedReason) throw suspended(found.suspendedReason);
    const now = clock.now();
    const traceHash = signInTraceHash(keys.accountTrace, provider, subject);
    const candidateId = found?.id ?? (await createCandidate(tx, { person, traceHash, creditsStart }, now));
    if (agreement) await writeAgreement(tx, { candidateId, ...agreement }, now);
    return { candidateId, isNewAccount: found === null };
  });
}

/** Returns the key of the advisory lock of a provider's sign-in. */
export function signInLock({ provider, subject }: Pick<VerifiedPerson, 'provider' | 'subject'>): string {
  return `sign-in:${provider}:${subject}`;
}
