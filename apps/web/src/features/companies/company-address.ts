/** The pages of a company. */
export type CompanyPage = 'profile' | 'jobs' | 'website' | 'reviews';

const PATHS: Record<CompanyPage, string> = {
  profile: '/companyprofile',
  jobs: '/postedjobs',
  website: '/companyWebsite',
  reviews: '/companyreview',
};

/** The address of one of a company's pages; it opens from there alone, shared or reloaded. */
export function companyAddress(company: { readonly link: string }, page: CompanyPage = 'profile'): string {
  return `${PATHS[page]}?${encodeURIComponent(company.link)}`;
}
