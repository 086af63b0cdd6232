import { expect, it } from 'vitest';
import { mayApply } from './may-apply.ts';

const NOW = new Date('2026-12-01T06:00:00Z');

it.each([
  ['before its days are over', 'REJECTED', 'ACTIVE', '2026-12-01T06:00:00.001Z', false],
  ['when they are over', 'REJECTED', 'ACTIVE', '2026-12-01T06:00:00.000Z', true],
  ['after them', 'REJECTED', 'ACTIVE', '2026-11-01T06:00:00.000Z', true],
  ['to a job that is closed by then', 'REJECTED', 'CLOSED', '2026-11-01T06:00:00.000Z', false],
  ['where nobody says when', 'REJECTED', 'ACTIVE', undefined, false],
  ['where nobody was rejected', 'HIRED', 'ACTIVE', '2026-11-01T06:00:00.000Z', false],
  ['where it was withdrawn', 'WITHDRAWN', 'ACTIVE', null, true],
  ['to a new job', null, 'ACTIVE', null, true],
  ['to a paused one', null, 'PAUSED', null, false],
] as const)('decides whether a seeker may apply %s', (_when, application, status, reapplyFrom, may) => {
  expect(mayApply({ application, status, reapplyFrom }, NOW)).toBe(may);
});
