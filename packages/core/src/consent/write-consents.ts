import type { Language } from '@nukkad/contract';
import type { Transaction } from '../database/rows.ts';

interface GivenConsents {
  readonly candidateId: string;
  /** The language in which the texts were shown. */
  readonly language: Language;
  /** The purposes to which the seeker consents, each with the version of the text that was shown. */
  readonly consents: readonly { readonly purpose: string; readonly version: string }[];
}

/** Stores consents that a seeker gives now. */
export async function writeConsents(
  tx: Transaction,
  { candidateId, language, consents }: GivenConsents,
  now: Date,
): Promise<void> {
  await tx.consent.createMany({
    data: consents.map(({ purpose, version }) => ({ candidateId, purpose, version, language, givenAt: now })),
  });
}
