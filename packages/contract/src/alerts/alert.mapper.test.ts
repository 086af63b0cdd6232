import { expect, it } from 'vitest';
import { alertSearchFromWire, alertSearchToWire } from './alert.mapper.ts';

it.each([
  [undefined, false],
  [null, false],
  [false, false],
  [true, true],
])('an alert with nearMe %s is near the seeker: %s', (nearMe, isNearMe) => {
  expect(alertSearchFromWire({ searchText: 'cook', nearMe } as never).isNearMe).toBe(isNearMe);
});

it('keeps text and city apart, and drops blank ones', () => {
  const search = alertSearchFromWire({ searchText: 'beautician', city: 'Nashik' } as never);
  expect([search.text, search.city]).toEqual(['beautician', 'Nashik']);
  expect(alertSearchToWire(search)).toMatchObject({ searchText: 'beautician', city: 'Nashik' });
  const blank = alertSearchFromWire({ searchText: ' ', city: '' } as never);
  expect([blank.text, blank.city]).toEqual([undefined, undefined]);
});
