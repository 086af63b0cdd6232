import type { Company } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, EmptyState, LinkButton, PillList, WorkScene } from '@nukkad/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { companyAddress } from '../../features/companies/company-address.ts';
import { CompanyHead } from '../../features/companies/company-head.tsx';
import { companyReviewsQuery } from '../../features/companies/company-queries.ts';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { useServices } from '../../lib/services.ts';
import { OwnReview } from './own-review.tsx';
import { reviewsAddress, starsOf } from './review-address.ts';
import { ReviewList } from './review-list.tsx';

/** The filter by stars, the list of reviews and the reader's own review. */
export function Reviews({ company }: { readonly company: Company }) {
  const t = useT('company');
  const common = useT('common');
  const stars = starsOf(useLocation().search);
  const query = useInfiniteQuery(companyReviewsQuery(useServices(), company.id, stars));
  const title = t('reviewsTitle', { company: company.name });
  const [first] = query.data?.pages ?? [];
  const hasStars = stars !== undefined || company.reviewCount > 0 || Boolean(first?.reviews.length);
  return (
    <section className="company-section" aria-labelledby="company-reviews">
      <CompanyHead company={company} page="reviews" title={title} />
      <h2 id="company-reviews">{title}</h2>
      {first && <OwnReview company={company} state={first} />}
      {hasStars && <StarChips company={company} stars={stars} />}
      <QueryParts query={query} skeleton={<PageSkeleton />}>
        {({ pages }) => (
          <ReviewList
            reviews={pages.flatMap((page) => page.reviews)}
            company={company.name}
            empty={<NoReviews company={company} hasStars={stars !== undefined} />}
          />
        )}
      </QueryParts>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          isWide
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {common('loadMore')}
        </Button>
      )}
    </section>
  );
}

/** No review, or none with the chosen number of stars. The next step is all reviews, or the jobs of the company. */
function NoReviews({ company, hasStars }: { readonly company: Company; readonly hasStars: boolean }) {
  const t = useT('company');
  const jobs = { href: companyAddress(company, 'jobs'), text: t('jobsTitle', { company: company.name }) };
  const next = hasStars ? { href: reviewsAddress(company), text: t('all') } : jobs;
  return (
    <EmptyState
      picture={<WorkScene profile={company.jobProfileKey ?? 'human-resources'} />}
      title={t(hasStars ? 'noReviewsOf' : 'noReviews')}
      headingLevel={3}
      action={<LinkButton href={next.href}>{next.text}</LinkButton>}
    >
      {!hasStars && <p>{t('noReviewsHint')}</p>}
    </EmptyState>
  );
}

interface StarChipsProps {
  readonly company: Company;
  readonly stars: number | undefined;
}

/** Links to the reviews with each number of stars, so that each filter has an address. */
function StarChips({ company, stars }: StarChipsProps) {
  const t = useT('company');
  const pills = [1, 2, 3, 4, 5].map((count) => ({
    key: String(count),
    label: String(count),
    icon: <Star aria-hidden size={16} />,
    href: reviewsAddress(company, count),
    isCurrent: count === stars,
  }));
  const all = { key: 'all', label: t('all'), href: reviewsAddress(company), isCurrent: stars === undefined };
  return <PillList label={t('filter')} pills={[all, ...pills]} />;
}
