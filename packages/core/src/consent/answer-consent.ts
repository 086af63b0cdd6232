import { consentNotice } from '@nukkad/content/consent-notice.ts';
import type { ConsentState, GiveConsentInput, Language, WithdrawConsentInput } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { lockCandidate } from '../database/locks.queries.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { consentState } from './consent-state.ts';
import { WITHDRAWAL_EFFECTS } from './withdrawal-effects.ts';
import { writeConsents } from './write-consents.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'tasks'>;

interface Reader {
  readonly candidateId: string;
  readonly language: Language;
}

function requireItems(keys: readonly string[]): { key: string; required: boolean }[] {
  return [...new Set(keys)].map((key) => {
    const item = consentNotice.items.find((known) => known.key === key);
    if (!item) throw invalidField('items', `${key} is not on the notice`);
    return item;
  });
}

/** Returns the purposes that are consented to. Locks the seeker's row, so that concurrent answers run one after the other. */
async function lockGivenPurposes(tx: Transaction, { candidateId, language }: Reader): Promise<Set<string>> {
  await tx.query(lockCandidate(candidateId));
  const { items } = await consentState(tx, candidateId, language);
  return new Set(items.filter((item) => item.isGiven).map((item) => item.key));
}

/** Stores consent to items of the notice. Throws CONSENT_OUTDATED if another version was read. A repeat does nothing. */
export async function giveConsent(
  { database, clock }: Deps,
  reader: Reader,
  { version, keys }: GiveConsentInput,
): Promise<ConsentState> {
  if (version !== consentNotice.version) throw new AppError('CONSENT_OUTDATED');
  const items = requireItems(keys);
  const { candidateId, language } = reader;
  return database.transaction(async (tx) => {
    const given = await lockGivenPurposes(tx, reader);
    const added = items.filter((item) => !given.has(item.key));
    const consents = added.map(({ key: purpose }) => ({ purpose, version }));
    await writeConsents(tx, { candidateId, language, consents }, clock.now());
    return consentState(tx, candidateId, language);
  });
}

/**
 * Withdraws consent to items and deletes the data that depends on it. A repeat requests no task. Throws CONSENT_ESSENTIAL for
 * required items.
 */
export async function withdrawConsent(
  { database, clock, tasks }: Deps,
  reader: Reader,
  { keys }: WithdrawConsentInput,
): Promise<ConsentState> {
  const items = requireItems(keys);
  if (items.some((item) => item.required)) throw new AppError('CONSENT_ESSENTIAL');
  const { candidateId, language } = reader;
  const now = clock.now();
  const purposes = items.map((item) => item.key);
  const { state, withdrawn } = await database.transaction(async (tx) => {
    await lockGivenPurposes(tx, reader);
    const { count } = await tx.consent.updateMany({
      where: { candidateId, purpose: { in: purposes }, withdrawnAt: null },
      data: { withdrawnAt: now },
    });
    for (const purpose of purposes) await WITHDRAWAL_EFFECTS[purpose]?.(tx, candidateId, now);
    return { state: await consentState(tx, candidateId, language), withdrawn: count };
  });
  if (withdrawn > 0) tasks.soon('sweep-files');
  return state;
}
