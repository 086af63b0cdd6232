import { expect, it } from 'vitest';
import { companyAddress } from './company-address.ts';

it.each([
  [undefined, '/companyprofile?shinde-sweets-aZ09bY'],
  ['profile', '/companyprofile?shinde-sweets-aZ09bY'],
  ['jobs', '/postedjobs?shinde-sweets-aZ09bY'],
  ['website', '/companyWebsite?shinde-sweets-aZ09bY'],
  ['reviews', '/companyreview?shinde-sweets-aZ09bY'],
] as const)('the page %s of a company has its own address', (page, address) => {
  expect(companyAddress({ link: 'shinde-sweets-aZ09bY' }, page)).toBe(address);
});

it('a link in another script is encoded', () => {
  expect(companyAddress({ link: 'शिंदे-aZ09bY' }, 'jobs')).toBe(
    `/postedjobs?${encodeURIComponent('शिंदे-aZ09bY')}`,
  );
});
