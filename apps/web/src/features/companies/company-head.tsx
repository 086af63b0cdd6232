import type { Company } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { fileUrl } from '../../lib/files/file-url.ts';
import { usePageAddress } from '../../lib/language/use-page-address.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useServices } from '../../lib/services.ts';
import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts';
import { companyThing, webPage } from '../../lib/structured-data/page-things.ts';
import { StructuredData } from '../../lib/structured-data/structured-data.tsx';
import { type CompanyPage, companyAddress } from './company-address.ts';

interface CompanyHeadProps {
  readonly company: Company;
  readonly page: CompanyPage;
  /** Title of the page; the company's own title by default. */
  readonly title?: string | undefined;
}

/**
 * Meta tags of a company's page. The page that shows the company's website in a frame is not listed in search
 * engines.
 */
export function CompanyHead(props: CompanyHeadProps) {
  const { company, page, title } = props;
  const { site } = useServices();
  const isWebsite = page === 'website';
  return (
    <>
      <PageHead
        meta={title ? { ...company.meta, title: `${title} | ${site.brand}` } : company.meta}
        path={companyAddress(company, page)}
        isUnlisted={isWebsite}
      />
      {import.meta.env.SSR && !isWebsite && <CompanyThings {...props} />}
    </>
  );
}

function CompanyThings({ company, page, title }: CompanyHeadProps) {
  const nav = useT('nav');
  const language = useLanguage();
  const { publicOrigin } = useServices();
  const pageAddress = usePageAddress();
  const home = pageAddress(companyAddress(company));
  const url = pageAddress(companyAddress(company, page));
  const logo = fileUrl(company.image);
  const trail = breadcrumbs([
    { name: nav('jobs'), url: pageAddress('/joblist') },
    { name: company.name, url: home },
    ...(title ? [{ name: title, url }] : []),
  ]);
  const thing = companyThing(company, home, logo?.startsWith('/') ? publicOrigin + logo : logo);
  return <StructuredData things={[thing, webPage(thing, { url, language }), trail]} />;
}
