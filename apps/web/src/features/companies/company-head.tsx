import type { Company } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { fileUrl } from '../../lib/files/file-url.ts';
import { usePageAddress } from '../../lib/language/use-page-address.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useServices } from '../../lib/services.ts';
import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts';
import { companyThing } from '../../lib/structured-data/page-things.ts';
import { type CompanyPage, companyAddress } from './company-address.ts';

interface CompanyHeadProps {
  readonly company: Company;
  readonly page: CompanyPage;
  /** What this page shows of the company, where it is not the company itself. */
  readonly title?: string | undefined;
}

/** What search engines and link previews read of a company's page; its website in a frame is none of ours to list. */
export function CompanyHead({ company, page, title }: CompanyHeadProps) {
  const nav = useT('nav');
  const { publicOrigin, site } = useServices();
  const pageAddress = usePageAddress();
  const home = pageAddress(companyAddress(company));
  const path = companyAddress(company, page);
  const logo = fileUrl(company.image);
  const way = breadcrumbs([
    { name: nav('jobs'), url: pageAddress('/joblist') },
    { name: company.name, url: home },
    ...(title ? [{ name: title, url: pageAddress(path) }] : []),
  ]);
  const image = logo?.startsWith('/') ? publicOrigin + logo : logo;
  return (
    <PageHead
      meta={title ? { ...company.meta, title: `${title} | ${site.brand}` } : company.meta}
      path={path}
      isUnlisted={page === 'website'}
      things={page === 'website' ? [] : [companyThing(company, home, image), way]}
    />
  );
}
