import { consentNotice } from '@nukkad/content/consent-notice.ts';
import { terms } from '@nukkad/content/terms.ts';
import type { AcceptedTexts, Language } from '@nukkad/contract';
import type { Transaction } from '../database/rows.ts';
import { writeConsents } from './write-consents.ts';

/** The purpose under which the tick at the terms is stored, beside those of the notice. */
const TERMS = 'terms';

interface Agreement {
  readonly candidateId: string;
  readonly language: Language;
  readonly accepted: AcceptedTexts;
}

/** What the ticked box agrees to: only texts that are in force, as nobody can have read another here. */
function agreedTo({ terms: read, notice }: AcceptedTexts): { purpose: string; version: string }[] {
  const { version, items } = consentNotice;
  const essential = items.filter((item) => item.required).map(({ key }) => ({ purpose: key, version }));
  return [
    ...(read === terms.version ? [{ purpose: TERMS, version: terms.version }] : []),
    ...(notice === version ? essential : []),
  ];
}

/** Stores, once a version, that terms and notice were accepted on signing in: version, language and time. */
export async function writeAgreement(
  tx: Transaction,
  { candidateId, language, accepted }: Agreement,
  now: Date,
): Promise<void> {
  const agreed = agreedTo(accepted);
  if (agreed.length === 0) return;
  const known = await tx.consent.findMany({ where: { candidateId, withdrawnAt: null } });
  const fresh = agreed.filter(
    ({ purpose, version }) => !known.some((one) => one.purpose === purpose && one.version === version),
  );
  await writeConsents(tx, { candidateId, language, consents: fresh }, now);
}
