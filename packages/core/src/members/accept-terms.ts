import { companyTerms } from '@nukkad/content/company-terms.ts';
import type { Transaction } from '../database/rows.ts';
import { PartnerError } from '../errors/partner-error.ts';

/**
 * Stores that a member accepts the terms for companies. Without a version, the member must have accepted the latest one
 * before. Throws TERMS_CHANGED, with the latest version, if it is another one.
 */
export async function acceptCompanyTerms(
  tx: Transaction,
  { memberId, version }: { readonly memberId: string; readonly version: string | undefined },
  now: Date,
): Promise<void> {
  const latest = companyTerms.version;
  const { termsVersion } = await tx.member.findUniqueOrThrow({ where: { id: memberId } });
  if (version === undefined && termsVersion === latest) return;
  if (version !== latest) throw new PartnerError('TERMS_CHANGED', { version: latest });
  await tx.member.update({ where: { id: memberId }, data: { termsVersion: latest, termsAt: now } });
}
