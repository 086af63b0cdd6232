import { describe, expect, it } from 'vitest';
import { reviewsAddress, starsOf } from './review-address.ts';

describe('the address of reviews', () => {
  const company = { link: 'annapurna-kitchens-bY09aZ' };

  it('contains the number of stars', () => {
    expect(reviewsAddress(company)).toBe('/companyreview?annapurna-kitchens-bY09aZ');
    const address = reviewsAddress(company, 4);
    expect(starsOf(new URL(address, 'https://nukkad.example').search)).toBe(4);
  });

  it('means all reviews without a valid number of stars', () => {
    for (const search of [
      '?annapurna-bY09aZ',
      '?annapurna-bY09aZ&stars=6',
      '?annapurna-bY09aZ&stars=45',
      '',
    ]) {
      expect(starsOf(search)).toBeUndefined();
    }
  });
});
