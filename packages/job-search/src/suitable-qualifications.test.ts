import { JOB_FILTERS, QUALIFICATIONS, type Qualification } from '@nukkad/contract';
import { expect, it } from 'vitest';
import { facetsOf } from './facets.ts';

/** What a job may ask for; null if it asks for no qualification. */
const ASKED: readonly (Qualification | null)[] = [null, ...QUALIFICATIONS];

const codeOf = (asked: Qualification | null): number =>
  asked === null ? 0 : JOB_FILTERS.qualification.attribute.codes[asked];

it.each([
  { seeker: 'SSC', suitable: [null, 'SSC'] },
  { seeker: 'HSSC', suitable: ['SSC', 'HSSC'] },
  { seeker: 'UG', suitable: ['UG'] },
  { seeker: 'PG', suitable: ['UG', 'PG'] },
] as const)('jobs that ask for $suitable suit a seeker with $seeker', ({ seeker, suitable }) => {
  const [low, high] = facetsOf({}, undefined, seeker).qualification;
  expect(ASKED.filter((asked) => codeOf(asked) >= low && codeOf(asked) <= high)).toEqual(suitable);
});

it('all jobs suit a seeker who names no qualification', () => {
  const [low, high] = facetsOf({}, undefined).qualification;
  expect(ASKED.filter((asked) => codeOf(asked) < low || codeOf(asked) > high)).toEqual([]);
});
