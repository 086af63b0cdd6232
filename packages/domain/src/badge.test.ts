import { expect, it } from 'vitest';
import { cardBadge } from './badge.ts';

it.each(['APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED', 'HIRED', 'REJECTED'] as const)(
  'shows %s as applied, also on closed jobs',
  (application) => {
    expect(cardBadge({ application, status: 'ACTIVE' })).toBe('APPLIED');
    expect(cardBadge({ application, status: 'CLOSED' })).toBe('APPLIED');
  },
);

it("shows the job's status without an application or with a withdrawn one", () => {
  expect(cardBadge({ application: null, status: 'ACTIVE' })).toBe('APPLY');
  expect(cardBadge({ application: null, status: 'CLOSED' })).toBe('CLOSED');
  expect(cardBadge({ application: 'WITHDRAWN', status: 'PAUSED' })).toBe('PAUSED');
  expect(cardBadge({ application: 'WITHDRAWN', status: 'ACTIVE' })).toBe('APPLY');
});
