import type { Namespace } from '@nukkad/i18n';
import { CompanyFrame } from '../../features/companies/company-frame.tsx';
import { companyReviewsQuery } from '../../features/companies/company-queries.ts';
import { loadCompany } from '../../features/companies/load-company.ts';
import { loadRequired } from '../../lib/query/load-required.ts';
import type { Services } from '../../lib/services.ts';
import { starsOf } from './review-address.ts';
import { Reviews } from './reviews.tsx';
import './company-reviews.css';

export const namespaces: readonly Namespace[] = ['company'];

export async function load(services: Services, url: URL): Promise<void> {
  const company = await loadCompany(services, url);
  const reviews = companyReviewsQuery(services, company.id, starsOf(url.search));
  await loadRequired(services, services.queryClient.fetchInfiniteQuery(reviews));
}

/** The reviews of a company, filtered by stars, and the reader's own review. */
export function CompanyReviewsScreen() {
  return <CompanyFrame current="reviews">{(company) => <Reviews company={company} />}</CompanyFrame>;
}

export { CompanyReviewsScreen as Screen };
