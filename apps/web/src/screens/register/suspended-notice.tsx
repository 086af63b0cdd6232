import { ApiError } from '@nukkad/contract/api-error.ts';
import { SUSPENSION_REASONS, type SuspensionReason } from '@nukkad/contract/session/suspension-reasons.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton, Notice } from '@nukkad/ui';
import { useServices } from '../../lib/services.ts';

/** Returns the reason of a suspended account; null for any other error. An unknown reason counts as `RULES`. */
export function suspensionReason(error: unknown): SuspensionReason | null {
  if (!(error instanceof ApiError) || error.code !== 'ACCOUNT_SUSPENDED') return null;
  return SUSPENSION_REASONS.find((known) => known === error.details.reason) ?? 'RULES';
}

/** Explains why an account is suspended and how to object. */
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
