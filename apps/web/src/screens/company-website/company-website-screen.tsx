import type { Company } from '@nukkad/contract';
import { frameOrigins, secureAddress, websiteAddress } from '@nukkad/domain/website.ts';
import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Notice, Scene } from '@nukkad/ui';
import { ExternalLink } from 'lucide-react';
import { companyAddress } from '../../features/companies/company-address.ts';
import { CompanyFrame } from '../../features/companies/company-frame.tsx';
import { CompanyHead } from '../../features/companies/company-head.tsx';
import { loadCompany } from '../../features/companies/load-company.ts';
import type { Services } from '../../lib/services.ts';
import './company-website.css';

export const namespaces: readonly Namespace[] = ['company'];

export async function load(services: Services, url: URL): Promise<void> {
  const { website } = await loadCompany(services, url);
  services.frames?.push(...frameOrigins(website));
}

/** The company's website in a frame, or a message that it has none. */
export function CompanyWebsiteScreen() {
  return (
    <CompanyFrame current="website">
      {(company) => {
        const address = websiteAddress(company.website);
        return address ? <Website company={company} address={address} /> : <NoWebsite company={company} />;
      }}
    </CompanyFrame>
  );
}

interface WebsiteProps {
  readonly company: Company;
  readonly address: string;
}

/** Always shows a link too, because many sites refuse to be framed and scripts cannot detect that. */
function Website({ company, address }: WebsiteProps) {
  const t = useT('company');
  const common = useT('common');
  const title = t('websiteTitle', { company: company.name });
  return (
    <section className="company-section" aria-labelledby="company-website">
      <CompanyHead company={company} page="website" title={title} />
      <h2 id="company-website">{title}</h2>
      <p>{t('websiteHint')}</p>
      <LinkButton
        variant="secondary"
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow"
        icon={<ExternalLink aria-hidden size={18} />}
      >
        {t('openWebsite')} <span className="nk-hidden">({common('opensNewTab')})</span>
      </LinkButton>
      <Notice tone="warning">{t('outside')}</Notice>
      <iframe
        className="company-website"
        src={secureAddress(address)}
        title={title}
        height={520}
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </section>
  );
}

function NoWebsite({ company }: { readonly company: Company }) {
  const t = useT('company');
  const title = t('websiteTitle', { company: company.name });
  return (
    <>
      <CompanyHead company={company} page="website" title={title} />
      <EmptyState
        picture={<Scene name="no-connection" />}
        title={t('noWebsite')}
        action={
          <LinkButton variant="secondary" href={companyAddress(company, 'jobs')}>
            {t('jobsTitle', { company: company.name })}
          </LinkButton>
        }
      />
    </>
  );
}

export { CompanyWebsiteScreen as Screen };
