import { expect, it } from 'vitest';
import { applicationRecord } from './application-record.ts';
import type { MyJobRow } from './applications.queries.ts';
import type { StoredStep } from './my-jobs-repository.ts';

const FIRST = new Date('2026-03-01T08:00:00.000Z');
const SECOND = new Date('2026-03-05T08:00:00.000Z');

const step = (status: StoredStep['status'], note: string | null): StoredStep => ({
  applicationId: 'a',
  status,
  note,
  reason: null,
  createdAt: FIRST,
});
const STEPS = [
  step('SCHEDULED', 'Bring papers'),
  step('SCHEDULED', 'Ask for Ravi'),
  step('INTERVIEWED', 'Late'),
];

function recordOf(application: string, change: object = {}) {
  const row = {
    applicationId: 'a',
    application,
    appliedAt: FIRST,
    statusChangedAt: FIRST,
    scheduledFor: SECOND,
    address: '1 Test Road',
    ...change,
  } as MyJobRow;
  return applicationRecord(row, STEPS, { reasons: new Map(), interview: null, now: SECOND });
}

it.each(['SCHEDULED', 'INTERVIEWED'])(
  'an application that is %s has the last time, place and note',
  (status) => {
    expect(recordOf(status)?.interview).toEqual({
      at: SECOND.toISOString(),
      place: '1 Test Road',
      note: 'Ask for Ravi',
    });
    expect(recordOf(status, { address: '' })?.interview?.place).toBeNull();
    expect(recordOf(status, { scheduledFor: null })?.interview).toBeNull();
  },
);

it.each(['APPLIED', 'SHORTLISTED', 'HIRED', 'REJECTED', 'WITHDRAWN'])(
  'an application that is %s has no interview',
  (status) => {
    expect(recordOf(status)?.interview).toBeNull();
  },
);

it('a job that is only saved has no application', () => {
  expect(recordOf('APPLIED', { applicationId: null })).toBeNull();
});
