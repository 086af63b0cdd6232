import { companyProfile } from '@nukkad/contract/partner/company.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useCompany } from '../../lib/company.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { CallHours } from './call-hours.tsx';
import { CompanyAddress } from './company-address.tsx';
import { CompanyChecks } from './company-checks.tsx';
import { CompanyDetails } from './company-details.tsx';
import { CompanyNumber } from './company-number.tsx';
import { CompanyPictures } from './company-pictures.tsx';
import './company.css';

/** What the company has entered: the five checks with what is missing, name, address, number, hours and pictures. */
export function Screen() {
  const t = useT('hire-company');
  const { id, name, role } = useCompany();
  const profile = usePartnerQuery(companyProfile, { params: { company: id } });
  const isOwner = role === 'OWNER';
  return (
    <div className="nk-page nk-page--text hire-page hire-company">
      <title>{`${t('title')} · ${name}`}</title>
      <h1>{name}</h1>
      <Loaded query={profile}>
        {(company) => (
          <>
            <CompanyChecks company={company} isOwner={isOwner} />
            <CompanyDetails company={company} isOwner={isOwner} />
            <CompanyAddress company={company} isOwner={isOwner} />
            <CompanyNumber company={company} isOwner={isOwner} />
            <CallHours key={company.version} company={company} isOwner={isOwner} />
            <CompanyPictures company={company} isOwner={isOwner} />
          </>
        )}
      </Loaded>
    </div>
  );
}
