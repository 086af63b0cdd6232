import { expect, it } from 'vitest';
import { statedHours, statedWorkPlace } from './stated-terms.ts';

it.each([
  ['TELECOMMUTE', 'HOME'],
  ['Fully remote', 'HOME'],
  ['Work from home', 'HOME'],
  ['WFH', 'HOME'],
  ['Hybrid remote', 'BOTH'],
  ['partly from home', 'BOTH'],
  ['On-site', 'ON_SITE'],
  ['onsite', 'ON_SITE'],
  ['In office', 'ON_SITE'],
  ['Not remote', null],
  ['non-remote', null],
  ['Pune', null],
  ['', null],
  [undefined, null],
])('the place of work %s is %s', (text, value) => {
  expect(statedWorkPlace(text)).toBe(value);
});

it.each([
  ['Night shift', 'NIGHT'],
  ['nights', 'NIGHT'],
  ['day shift', 'DAY'],
  ['Day', 'DAY'],
  ['Rotating shifts', 'ROTATING'],
  ['rotational', 'ROTATING'],
  ['day and night', 'ROTATING'],
  ['mornings', 'MORNING'],
  ['EVENING', 'EVENING'],
  ['weekends', 'WEEKEND'],
  ['weekend evenings', 'WEEKEND'],
  ['no night shift', null],
  ['9:00-17:00', null],
  ['6 days a week', null],
  ['40 hours', null],
  [undefined, null],
])('the hours %s are %s', (text, value) => {
  expect(statedHours(text)).toBe(value);
});
