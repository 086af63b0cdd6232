import { describe, expect, it } from 'vitest';
import { homeForOrder } from './home-for-order.ts';
import { readJobSearch } from './job-search-params.ts';

const HOME = { latitude: 18.52345, longitude: 73.85678 };
const ROUNDED = { latitude: 18.523, longitude: 73.857 };
const homeOf = (query: string) => homeForOrder(readJobSearch(new URLSearchParams(query)), HOME);

describe('the home of a search', () => {
  it.each(['city=Pune', 'q=cook+in+Pune', 'city=Pune&q=cook', 'city=Pune&type=part_time'])(
    'is sent, rounded to about 100 metres, with %s',
    (query) => expect(homeOf(query)).toEqual(ROUNDED),
  );

  it.each(['', 'type=part_time', 'near=me', 'city=Pune&sort=nearest', 'city=Pune&after=cursor'])(
    'is not sent with "%s", whose order does not depend on it',
    (query) => expect(homeOf(query)).toBeUndefined(),
  );

  it('is not sent if it is unknown', () => {
    expect(homeForOrder(readJobSearch(new URLSearchParams('city=Pune')), undefined)).toBeUndefined();
  });
});
