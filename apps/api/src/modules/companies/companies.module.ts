import { routes } from '@nukkad/contract';
import { followCompany } from '@nukkad/core/companies/follow-company.ts';
import { listCompanyJobs } from '@nukkad/core/companies/list-company-jobs.ts';
import { listReviews } from '@nukkad/core/companies/list-reviews.ts';
import { readCompany } from '@nukkad/core/companies/read-company.ts';
import { reviewCompany } from '@nukkad/core/companies/review-company.ts';
import { acknowledge } from '@nukkad/core/shared/success.ts';
import { type ApiModule, forAnyone, forSeeker } from '../../mount/route-binding.ts';

/** Routes of companies, their jobs and their reviews. */
export const companiesModule: ApiModule = {
  name: 'companies',
  routes: [
    forAnyone(routes.companyOne, (session, ref, { container, language }) =>
      readCompany(container, { ref, candidateId: session?.candidateId ?? null, language }),
    ),
    forAnyone(routes.companyReviews, (session, input, { container }) =>
      listReviews(container, session?.candidateId ?? null, input),
    ),
    forAnyone(routes.companyJobs, (session, input, { container }) =>
      listCompanyJobs(container, session?.candidateId ?? null, input),
    ),
    forSeeker(routes.companyFollow, ({ candidateId }, { companyId }, { container }) =>
      followCompany(container, candidateId, companyId),
    ),
    forSeeker(routes.companyReview, async ({ candidateId }, input, { container, language }) => {
      await reviewCompany(container, candidateId, input);
      return acknowledge('reviewSubmitted', language);
    }),
  ],
};
