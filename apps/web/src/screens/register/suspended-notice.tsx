import { ApiError } from '@nukkad/contract/api-error.ts';
import { SUSPENSION_REASONS, type SuspensionReason } from '@nukkad/contract/session/suspension-reasons.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton, Notice } from '@nukkad/ui';
import { useServices } from '../../lib/services.ts';

/** Why a login was refused to a suspended account; null for any other refusal. A reason of a newer server is the general one. */
export function suspensionReason(error: unknown): SuspensionReason | null {
  if (!(error instanceof ApiError) || error.code !== 'ACCOUNT_SUSPENDED') return null;
  return SUSPENSION_REASONS.find((known) => known === error.details.reason) ?? 'RULES';
}

/** What is so, why, and how to object. */
export function SuspendedNotice({ reason }: { readonly reason: SuspensionReason }) {
  const t = useT('login');
  const { email, phone } = useServices().site.support;
  const address = email ?? phone;
  return (
    <>
      <Notice tone="warning">
        <strong>{t('suspended.title')}</strong>
        <p>{t(`suspended.reason.${reason}`)}</p>
        <p>{t('suspended.object')}</p>
      </Notice>
      {address && (
        <LinkButton variant="secondary" isWide href={email ? `mailto:${email}` : `tel:${phone}`}>
          {t('suspended.write', { address })}
        </LinkButton>
      )}
    </>
  );
}
