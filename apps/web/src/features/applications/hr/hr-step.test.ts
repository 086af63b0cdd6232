import { expect, test } from 'vitest';
import { hrStep } from './hr-step.ts';

const HOURS = { hrFromHour: 9, hrToHour: 20 };
/** 11:00 and 21:00 in India. */
const DAY = new Date('2026-11-21T05:30:00Z');
const NIGHT = new Date('2026-11-21T15:30:00Z');
const JOB = { application: null, status: 'ACTIVE', contact: null, credits: 3 } as const;

test('outside the opening hours nobody can be called', () => {
  expect(hrStep(JOB, HOURS, NIGHT)).toBe('closed');
  expect(hrStep({ ...JOB, application: 'APPLIED' }, HOURS, NIGHT)).toBe('closed');
});

test('a number that was not seen before costs credits', () => {
  expect(hrStep(JOB, HOURS, DAY)).toBe('ask');
  expect(hrStep({ ...JOB, credits: 0 }, HOURS, DAY)).toBe('no-credits');
});

test('the number is free for applicants and for those who have seen it', () => {
  expect(hrStep({ ...JOB, application: 'REJECTED', credits: 0 }, HOURS, DAY)).toBe('free');
  const contact = { phone: '+919812345678', email: 'hr@example.in' };
  expect(hrStep({ ...JOB, contact, credits: 0 }, HOURS, DAY)).toBe('free');
});

test('a withdrawn application does not count', () => {
  expect(hrStep({ ...JOB, application: 'WITHDRAWN', credits: 0 }, HOURS, DAY)).toBe('no-credits');
});
