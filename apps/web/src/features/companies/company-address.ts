export type CompanyPage = 'companyprofile' | 'postedjobs' | 'companyWebsite' | 'companyreview';

/** The address of one of a company's pages; it opens from there alone, shared or reloaded. */
export function companyAddress(
  company: { readonly link: string },
  page: CompanyPage = 'companyprofile',
): string {
  return `/${page}?${encodeURIComponent(company.link)}`;
}
