import type { ApplicantStage } from '@nukkad/contract/partner/applicant.routes.ts';
import fc from 'fast-check';

export const SEEKERS = 3;
export const JOBS = 2;
const STEPS = 30;

/** What somebody does. `seeker` and `job` are positions in the town. */
export type Step =
  | { readonly kind: 'apply'; readonly seeker: number; readonly job: number; readonly isRepeated: boolean }
  | { readonly kind: 'withdraw' | 'contact' | 'report'; readonly seeker: number; readonly job: number }
  | { readonly kind: 'look' | 'undo' | 'reopen'; readonly seeker: number; readonly job: number }
  | { readonly kind: 'use-code'; readonly seeker: number; readonly owner: number }
  | { readonly kind: 'request-credits' | 'delete' | 'return'; readonly seeker: number }
  | AnswerStep
  | { readonly kind: 'release' | 'refund-unseen' }
  | { readonly kind: 'resume' | 'remove'; readonly job: number }
  | { readonly kind: 'wait'; readonly minutes: number };

export interface AnswerStep {
  readonly kind: 'answer';
  readonly seeker: number;
  readonly job: number;
  readonly to: ApplicantStage;
  /** Whether the member answers what they saw some time ago. */
  readonly isStale: boolean;
  /** Which of two times the interview has. */
  readonly slot: number;
}

const DAY = 24 * 60;
/** Waits just below, at and above each limit: 10 minutes, 7, 14, 30 and 90 days. Every step itself takes a second. */
const WAITS = [1, 9, 10, DAY, 7 * DAY, 7 * DAY - 1, 14 * DAY, 14 * DAY - 1, 30 * DAY, 30 * DAY - 1, 90 * DAY];

const seeker = fc.nat({ max: SEEKERS - 1 });
const job = fc.nat({ max: JOBS - 1 });
const STAGES: readonly ApplicantStage[] = [
  'SHORTLISTED',
  'SCHEDULED',
  'INTERVIEWED',
  'HIRED',
  'REJECTED',
  'REJECTED',
];

const answer: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('answer' as const),
  seeker,
  job,
  to: fc.constantFrom(...STAGES),
  isStale: fc.integer({ min: 0, max: 9 }).map((number) => number === 9),
  slot: fc.nat({ max: 1 }),
});

const ofPair = (kind: 'withdraw' | 'contact' | 'report' | 'look' | 'undo' | 'reopen'): fc.Arbitrary<Step> =>
  fc.record({ kind: fc.constant(kind), seeker, job });
const ofSeeker = (kind: 'request-credits' | 'delete' | 'return'): fc.Arbitrary<Step> =>
  fc.record({ kind: fc.constant(kind), seeker });
const ofJob = (kind: 'resume' | 'remove'): fc.Arbitrary<Step> => fc.record({ kind: fc.constant(kind), job });
const ofAll = (kind: 'release' | 'refund-unseen'): fc.Arbitrary<Step> =>
  fc.record({ kind: fc.constant(kind) });

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(...WAITS) }),
  },
  {
    weight: 12,
    arbitrary: fc.record({ kind: fc.constant('apply' as const), seeker, job, isRepeated: fc.boolean() }),
  },
  { weight: 16, arbitrary: answer },
  { weight: 4, arbitrary: ofPair('withdraw') },
  { weight: 5, arbitrary: ofPair('contact') },
  { weight: 4, arbitrary: ofPair('report') },
  { weight: 2, arbitrary: ofPair('look') },
  { weight: 4, arbitrary: ofPair('undo') },
  { weight: 5, arbitrary: ofPair('reopen') },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('use-code' as const), seeker, owner: seeker }),
  },
  { weight: 4, arbitrary: ofSeeker('request-credits') },
  { weight: 2, arbitrary: ofSeeker('delete') },
  { weight: 5, arbitrary: ofSeeker('return') },
  { weight: 5, arbitrary: ofAll('release') },
  { weight: 4, arbitrary: ofAll('refund-unseen') },
  { weight: 2, arbitrary: ofJob('resume') },
  { weight: 1, arbitrary: ofJob('remove') },
);

/** Thirty random steps of three seekers, two jobs and their company. */
export const anySteps: fc.Arbitrary<Step[]> = fc.array(step, { minLength: STEPS, maxLength: STEPS });
