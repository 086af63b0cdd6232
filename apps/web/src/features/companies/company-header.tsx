import type { Company } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Avatar, Card, LinkButton, Stars } from '@nukkad/ui';
import { MapPin, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { fileUrl } from '../../lib/files/file-url.ts';
import { usePageAddress } from '../../lib/language/use-page-address.ts';
import { ShareMenu } from '../../lib/share/share-menu.tsx';
import { companyAddress } from './company-address.ts';
import { FollowButton } from './follow-button.tsx';

/** Name, rating and address of a company, with buttons to follow, review and share. */
export function CompanyHeader({ company }: { readonly company: Company }) {
  const t = useT('company');
  const pageAddress = usePageAddress();
  const reviews = companyAddress(company, 'reviews');
  return (
    <Card as="header" tone="headed" className="company-header">
      <div className="company-header__top">
        <Avatar name={company.name} src={fileUrl(company.image)} size={72} shape="square" />
        <div className="company-header__names">
          <h1>{company.name}</h1>
          {company.rating !== null && (
            <Link className="company-header__rating" to={reviews}>
              <Stars value={company.rating} /> {t('reviewCount', { count: company.reviewCount })}
            </Link>
          )}
          <p className="company-header__facts">
            {t('openJobs', { count: company.openJobs })} · {t('followers', { count: company.followers })}
          </p>
        </div>
      </div>
      <p className="company-header__place">
        <MapPin aria-hidden size={18} /> {company.address}
      </p>
      <div className="company-header__actions">
        <FollowButton company={company} />
        {company.canReview && (
          <LinkButton variant="secondary" size="s" href={reviews} icon={<Star aria-hidden size={18} />}>
            {t('review.open')}
          </LinkButton>
        )}
        <ShareMenu label={t('share')} title={company.name} url={pageAddress(companyAddress(company))} />
      </div>
    </Card>
  );
}
