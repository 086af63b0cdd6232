import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { companyQuery } from './company-queries.ts';

const COMPANY = exampleOf('companies.one');
const SHARE_ID = COMPANY.link.slice(-6);

it.each([
  ['the same company in another language', SHARE_ID, COMPANY],
  ['no other company', 'cX99yZ', undefined],
])('shows until the company is loaded %s', (_what, shareId, shown) => {
  const { placeholderData } = companyQuery({ api: fakeApi() }, 'mr', shareId);
  if (typeof placeholderData !== 'function') throw new Error('The query has no placeholder');
  expect(placeholderData(COMPANY, undefined)).toEqual(shown);
  expect(placeholderData(undefined, undefined)).toBeUndefined();
});
