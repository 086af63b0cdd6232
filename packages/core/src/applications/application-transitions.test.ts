import type { ApplicationStatus } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { nextStatuses } from './application-transitions.ts';

describe('the statuses that a company may set next', () => {
  it.each<[ApplicationStatus, ApplicationStatus[]]>([
    ['APPLIED', ['SHORTLISTED', 'SCHEDULED', 'HIRED', 'REJECTED']],
    ['SHORTLISTED', ['SCHEDULED', 'HIRED', 'REJECTED']],
    ['SCHEDULED', ['SCHEDULED', 'INTERVIEWED', 'HIRED', 'REJECTED']],
    ['INTERVIEWED', ['SCHEDULED', 'HIRED', 'REJECTED']],
    ['HIRED', []],
    ['REJECTED', []],
    ['WITHDRAWN', []],
  ])('after %s are %j', (status, next) => {
    expect(nextStatuses(status)).toEqual(next);
  });
});
