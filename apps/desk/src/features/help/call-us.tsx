import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { Phone } from 'lucide-react';
import { supportPhone } from '../../lib/support-phone.ts';

/** A link that calls the operators; nothing if they have no number for callers. */
export function CallUs() {
  const t = useT('hire-help');
  const phone = supportPhone();
  if (phone === null) return null;
  return (
    <LinkButton
      href={`tel:${phone.replaceAll(' ', '')}`}
      variant="secondary"
      isWide
      icon={<Phone size={20} aria-hidden="true" />}
    >
      {t('call', { phone })}
    </LinkButton>
  );
}
