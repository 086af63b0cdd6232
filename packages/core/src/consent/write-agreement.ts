import { consentNotice } from '@nukkad/content/consent-notice.ts';
import { terms } from '@nukkad/content/terms.ts';
import type { AcceptedTexts, Language } from '@nukkad/contract';
import type { Transaction } from '../database/rows.ts';
import { writeConsents } from './write-consents.ts';

/** The purpose under which acceptance of the terms is stored. All other purposes are items of the notice. */
const TERMS = 'terms';

interface Agreement {
  readonly candidateId: string;
  readonly language: Language;
  readonly accepted: AcceptedTexts;
}

/** Returns the purposes that are accepted. Versions that are not in force are ignored, because no screen shows them. */
function acceptedPurposes({
  terms: termsVersion,
  notice,
}: AcceptedTexts): { purpose: string; version: string }[] {
  const { version, items } = consentNotice;
  const essential = items.filter((item) => item.required).map(({ key }) => ({ purpose: key, version }));
  return [
    ...(termsVersion === terms.version ? [{ purpose: TERMS, version: terms.version }] : []),
    ...(notice === version ? essential : []),
  ];
}

/** Stores that terms and notice were accepted when signing in. Each version is stored once. */
export async function writeAgreement(
  tx: Transaction,
  { candidateId, language, accepted }: Agreement,
  now: Date,
): Promise<void> {
  const agreed = acceptedPurposes(accepted);
  if (agreed.length === 0) return;
  const known = await tx.consent.findMany({ where: { candidateId, withdrawnAt: null } });
  const added = agreed.filter(
    ({ purpose, version }) =>
      !known.some((consent) => consent.purpose === purpose && consent.version === version),
  );
  await writeConsents(tx, { candidateId, language, consents: added }, now);
}
