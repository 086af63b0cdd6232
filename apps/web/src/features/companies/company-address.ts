/** The subpages of a company. */
export type CompanyPage = 'profile' | 'jobs' | 'website' | 'reviews';

const PATHS: Record<CompanyPage, string> = {
  profile: '/companyprofile',
  jobs: '/postedjobs',
  website: '/companyWebsite',
  reviews: '/companyreview',
};

/**
 * Returns the path of a company's page. It contains all that the page needs, so that it can be shared and reloaded.
 */
export function companyAddress(company: { readonly link: string }, page: CompanyPage = 'profile'): string {
  return `${PATHS[page]}?${encodeURIComponent(company.link)}`;
}
