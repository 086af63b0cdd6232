import type { Company } from '@nukkad/contract';
import { websiteAddress } from '@nukkad/domain/website.ts';
import { useT } from '@nukkad/i18n/react.ts';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { isUnmodifiedClick } from '../../lib/routing/is-unmodified-click.ts';
import { type CompanyPage, companyAddress } from './company-address.ts';

interface CompanyTabsProps {
  readonly company: Company;
  readonly current: CompanyPage;
}

/**
 * Click handler that loads a page from the server instead of by the router. The content security policy that allows
 * the frame of the company's website is sent with that page only.
 */
function loadFromServer(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isUnmodifiedClick(event)) return;
  event.preventDefault();
  window.location.replace(event.currentTarget.href);
}

/**
 * The pages of a company as tabs. They are links, so that each page can be shared, reloaded and read without
 * JavaScript.
 */
export function CompanyTabs({ company, current }: CompanyTabsProps) {
  const t = useT('company');
  const tabs: { page: CompanyPage; text: string; count?: number }[] = [
    { page: 'profile', text: t('about') },
    { page: 'jobs', text: t('jobs'), count: company.openJobs },
    ...(websiteAddress(company.website) ? [{ page: 'website' as const, text: t('website') }] : []),
    { page: 'reviews', text: t('reviews'), count: company.reviewCount },
  ];
  return (
    <nav className="company-tabs" aria-label={t('tabs')}>
      {tabs.map(({ page, text, count }) => (
        <Link
          key={page}
          to={companyAddress(company, page)}
          replace
          className="company-tabs__tab"
          aria-current={page === current ? 'page' : undefined}
          onClick={page === 'website' ? loadFromServer : undefined}
        >
          {text}
          {count !== undefined && <span className="company-tabs__count">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
