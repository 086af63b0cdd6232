import type { Company } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { textLanguage } from '../../lib/language/text-language.ts';
import { DirectionsLink } from '../../lib/place/directions-link.tsx';

/** The company's address, with a link to the device's map app. */
export function CompanyPlace({ company }: { readonly company: Company }) {
  const t = useT('company');
  const { position, address } = company;
  return (
    <section className="company-section company-profile__main" aria-labelledby="company-place">
      <h2 id="company-place">{t('where')}</h2>
      <address lang={textLanguage(address, useLanguage())}>{address}</address>
      <DirectionsLink address={address} position={position} />
    </section>
  );
}
