import { companyAddress } from '../../features/companies/company-address.ts';

/** 1 to 5 as the address asks for them; undefined for all. */
export function starsOf(search: string): number | undefined {
  const stars = /[?&]stars=([1-5])(?:&|$)/.exec(search)?.[1];
  return stars === undefined ? undefined : Number(stars);
}

/** The reviews of a company, all or of one number of stars. */
export function reviewsAddress(company: { readonly link: string }, stars?: number): string {
  const address = companyAddress(company, 'reviews');
  return stars === undefined ? address : `${address}&stars=${stars}`;
}
