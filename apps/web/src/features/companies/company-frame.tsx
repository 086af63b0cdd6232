import { useGoBack } from '@nukkad/browser/routing/use-go-back.ts';
import type { Company } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { TopBar } from '@nukkad/ui';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import type { CompanyPage } from './company-address.ts';
import { CompanyHeader } from './company-header.tsx';
import { CompanyTabs } from './company-tabs.tsx';
import { useCompany } from './use-company.ts';
import './company.css';

interface CompanyFrameProps {
  readonly current: CompanyPage;
  readonly children: (company: Company) => ReactNode;
}

/** Layout of all pages of a company: back link, header, tabs. */
export function CompanyFrame({ current, children }: CompanyFrameProps) {
  const common = useT('common');
  const goBack = useGoBack();
  return (
    <div className="nk-page company-page">
      <TopBar onBack={goBack} backLabel={common('back')} />
      <QueryParts query={useCompany()} skeleton={<PageSkeleton />}>
        {(company) => (
          <>
            <CompanyHeader company={company} />
            <CompanyTabs company={company} current={current} />
            {children(company)}
          </>
        )}
      </QueryParts>
    </div>
  );
}
