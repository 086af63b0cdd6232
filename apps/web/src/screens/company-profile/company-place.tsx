import type { Company } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { Navigation } from 'lucide-react';

/** Where the company is, with the way there on the reader's own maps. */
export function CompanyPlace({ company }: { readonly company: Company }) {
  const t = useT('company');
  const jobs = useT('jobs');
  const common = useT('common');
  const { position, address } = company;
  const target = position ? `${position.latitude},${position.longitude}` : encodeURIComponent(address);
  return (
    <section className="company-section company-profile__main" aria-labelledby="company-place">
      <h2 id="company-place">{t('where')}</h2>
      <address>{address}</address>
      <LinkButton
        variant="secondary"
        href={`https://www.google.com/maps/dir/?api=1&destination=${target}`}
        target="_blank"
        rel="noreferrer"
        icon={<Navigation aria-hidden size={18} />}
      >
        {jobs('directions')} <span className="nk-hidden">({common('opensNewTab')})</span>
      </LinkButton>
    </section>
  );
}
