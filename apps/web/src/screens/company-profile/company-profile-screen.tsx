import type { Company } from '@nukkad/contract';
import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { CompanyFrame } from '../../features/companies/company-frame.tsx';
import { CompanyHead } from '../../features/companies/company-head.tsx';
import { loadCompany } from '../../features/companies/load-company.ts';
import { ArticleText } from '../../lib/page/article-text.tsx';
import type { Services } from '../../lib/services.ts';
import { CompanyChecks } from './company-checks.tsx';
import { CompanyGallery } from './company-gallery.tsx';
import { CompanyPlace } from './company-place.tsx';
import './company-profile.css';

export const namespaces: readonly Namespace[] = ['company', 'jobs', 'checks'];

export async function load(services: Services, url: URL): Promise<void> {
  await loadCompany(services, url);
}

/** A company: its description, checks, pictures and address. */
export function CompanyProfileScreen() {
  return (
    <CompanyFrame current="profile">
      {(company) => (
        <div className="company-profile">
          <CompanyHead company={company} page="profile" />
          <About company={company} />
          <CompanyChecks company={company} />
          <CompanyPlace company={company} />
          <CompanyGallery company={company} />
        </div>
      )}
    </CompanyFrame>
  );
}

function About({ company }: { readonly company: Company }) {
  const t = useT('company');
  return (
    <section className="company-section company-profile__main" aria-labelledby="company-about">
      <h2 id="company-about">{t('about')}</h2>
      {company.description ? <ArticleText html={company.description} /> : <p>{t('notTold')}</p>}
    </section>
  );
}

export { CompanyProfileScreen as Screen };
