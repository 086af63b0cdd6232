import { reviewList } from '@nukkad/contract/partner/review.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Scene } from '@nukkad/ui';
import { useCompany } from '../../lib/company.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { MoreItems } from '../../lib/more-items.tsx';
import { usePartnerPages } from '../../lib/use-partner-pages.ts';
import { ReviewCard } from './review-card.tsx';
import './reviews.css';

function NoReviews() {
  const t = useT('hire-reviews');
  return (
    <EmptyState
      picture={<Scene name="no-messages" width={160} />}
      title={t('empty')}
      action={<LinkButton href="/calendar">{t('seeInterviews')}</LinkButton>}
    >
      <p>{t('emptyHint')}</p>
    </EmptyState>
  );
}

/** What people wrote about the company, newest first, each with the reply of the company. */
export function Screen() {
  const t = useT('hire-reviews');
  const { id: company, name, role } = useCompany();
  const input = { params: { company }, query: { size: '20' } };
  const pages = usePartnerPages(reviewList, input);
  return (
    <div className="nk-page nk-page--text hire-page hire-reviews">
      <title>{`${t('title')} · ${name}`}</title>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      {role !== 'OWNER' && <p>{t('ownersOnly')}</p>}
      <Loaded query={pages.query}>
        {(reviews) => (
          <>
            {reviews.length === 0 && <NoReviews />}
            <ul className="hire-reviews__list">
              {reviews.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </ul>
            <MoreItems pages={pages} />
          </>
        )}
      </Loaded>
    </div>
  );
}
