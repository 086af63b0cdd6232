import { companyAddress } from '../../features/companies/company-address.ts';

/** Reads the number of stars (1 to 5) from a query; undefined means all reviews. */
export function starsOf(search: string): number | undefined {
  const stars = /[?&]stars=([1-5])(?:&|$)/.exec(search)?.[1];
  return stars === undefined ? undefined : Number(stars);
}

/** Returns the address of a company's reviews, optionally with one number of stars. */
export function reviewsAddress(company: { readonly link: string }, stars?: number): string {
  const address = companyAddress(company, 'reviews');
  return stars === undefined ? address : `${address}&stars=${stars}`;
}
