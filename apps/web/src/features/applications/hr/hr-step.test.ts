import { expect, test } from 'vitest';
import { hrStep } from './hr-step.ts';

const HOURS = { hrFromHour: 9, hrToHour: 20 };
/** 11:00 and 21:00 in India. */
const DAY = new Date('2026-11-21T05:30:00Z');
const NIGHT = new Date('2026-11-21T15:30:00Z');
const JOB = { application: null, status: 'ACTIVE', contact: null, credits: 3 } as const;

test('outside the hours nobody is called, whoever asks', () => {
  expect(hrStep(JOB, HOURS, NIGHT)).toBe('closed');
  expect(hrStep({ ...JOB, application: 'APPLIED' }, HOURS, NIGHT)).toBe('closed');
});

test('a number not seen before is asked for, and needs credits', () => {
  expect(hrStep(JOB, HOURS, DAY)).toBe('ask');
  expect(hrStep({ ...JOB, credits: 0 }, HOURS, DAY)).toBe('no-credits');
});

test('one who applied or has seen it pays nothing', () => {
  expect(hrStep({ ...JOB, application: 'REJECTED', credits: 0 }, HOURS, DAY)).toBe('free');
  const contact = { phone: '+919812345678', email: 'hr@example.in' };
  expect(hrStep({ ...JOB, contact, credits: 0 }, HOURS, DAY)).toBe('free');
});

test('a withdrawn application is none', () => {
  expect(hrStep({ ...JOB, application: 'WITHDRAWN', credits: 0 }, HOURS, DAY)).toBe('no-credits');
});
