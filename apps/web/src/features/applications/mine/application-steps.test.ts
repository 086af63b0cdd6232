import type { ApplicationStatus } from '@nukkad/contract';
import { expect, test } from 'vitest';
import { applicationSteps } from './application-steps.ts';

function shown(...statuses: ApplicationStatus[]): string[] {
  const timeline = statuses.map((status) => ({ status, at: '2026-11-21T10:00:00Z' }));
  return applicationSteps(timeline).map(({ status, state }) => `${status} ${state}`);
}

test('an open application shows its status and the next step', () => {
  expect(shown('APPLIED', 'SHORTLISTED')).toEqual([
    'APPLIED done',
    'SHORTLISTED current',
    'SCHEDULED coming',
  ]);
});

test('nothing comes after being hired', () => {
  expect(shown('APPLIED', 'HIRED')).toEqual(['APPLIED done', 'HIRED done']);
});

test.each(['REJECTED', 'WITHDRAWN'] as const)('nothing comes after %s', (status) => {
  expect(shown('APPLIED', status)).toEqual(['APPLIED done', `${status} failed`]);
});

test('a second application continues from its own status', () => {
  expect(shown('APPLIED', 'WITHDRAWN', 'APPLIED')).toEqual([
    'APPLIED done',
    'WITHDRAWN failed',
    'APPLIED current',
    'SHORTLISTED coming',
  ]);
});
