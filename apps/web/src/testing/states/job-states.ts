import { APPLICATION_STATUSES, type ApplicationStatus, CHECK_KINDS, type JobDetail } from '@nukkad/contract';
import { ANSWER_SPEEDS } from '@nukkad/contract/companies/answer-speed.ts';
import { exampleOf, refuses } from '../fake-api.ts';
import { addressOf, type ScreenState } from './screen-state.ts';

const { job: JOB } = exampleOf('jobs.byShareId');
const ADDRESS = addressOf('/jobs');
const MINE = exampleOf('applications.myJobs');
const [MY_JOB] = MINE.jobs;

const jobIs = (name: string, changes: Partial<JobDetail>, viewer?: 'visitor'): ScreenState => ({
  address: ADDRESS,
  name,
  answers: { 'jobs.byShareId': { job: { ...JOB, reapplyFrom: null, ...changes } } },
  ...(viewer && { viewer }),
});

/** A reason of each check by its outcome, in the order of `CHECK_KINDS`. */
const REASONS = {
  PASSED: ['number-seen', 'contact-answered', 'in-city', 'asks-no-money', 'pay-plausible'],
  FAILED: ['number-malformed', 'contact-blocked', 'far-from-city', 'asks-money', 'too-good-to-be-true'],
  NOT_DONE: ['number-missing', 'waits-for-operator', null, null, 'pay-not-told'],
} as const;

/** A job whose checks all have this outcome. */
const checksAre = (outcome: keyof typeof REASONS): ScreenState =>
  jobIs(`checks: ${outcome}`, {
    checks: CHECK_KINDS.map((kind, index) => ({
      kind,
      outcome,
      reason: REASONS[outcome][index] ?? null,
      checkedAt: outcome === 'NOT_DONE' ? null : '2026-11-20T09:30:00.000Z',
    })),
    checksPassed: outcome === 'PASSED' ? CHECK_KINDS.length : 0,
    checksDone: outcome === 'NOT_DONE' ? 0 : CHECK_KINDS.length,
    failedCheck: outcome === 'FAILED' ? 'number-malformed' : null,
  });

/** The seeker's only application, with this status. */
function applicationIs(status: ApplicationStatus): ScreenState {
  const step = { status, at: '2026-11-21T09:30:00.000Z' };
  const last = status === 'REJECTED' ? { ...step, reason: 'Lives too far' } : step;
  const first = { status: 'APPLIED', at: '2026-11-20T09:30:00.000Z' };
  const isOver = status === 'REJECTED' || status === 'WITHDRAWN';
  const record = {
    ...MY_JOB?.record,
    timeline: status === 'APPLIED' ? [first] : [first, last],
    interview: null,
    canWithdraw: !isOver && status !== 'HIRED',
    reapplyFrom: isOver ? '2027-01-11T09:30:00.000Z' : null,
  };
  return {
    address: '/myjobs',
    name: `application: ${status}`,
    answers: {
      'applications.myJobs': { ...MINE, jobs: [{ ...MY_JOB, application: status, record }] } as typeof MINE,
    },
  };
}

function myJob(name: string, interview: object): ScreenState {
  const record = {
    ...MY_JOB?.record,
    interview: { ...MY_JOB?.record?.interview, at: '2026-12-11T05:30:00.000Z', ...interview },
  };
  return {
    address: '/myjobs',
    name,
    answers: { 'applications.myJobs': { ...MINE, jobs: [{ ...MY_JOB, record }] } as typeof MINE },
  };
}

/** States of the list of jobs, of one job and of the seeker's own jobs. */
export const JOBS: readonly ScreenState[] = [
  { address: '/joblist?city=Pune' },
  { address: '/joblist?city=Pune&profile=cook&type=part_time&shift=night&workplace=home' },
  { address: '/joblist?q=cook&sort=nearest' },
  { address: '/joblist?city=Atlantis', name: 'an unknown city' },
  { address: '/joblist', steps: [{ press: 'Filters' }] },
  { address: '/searchjob', steps: [{ type: 'Job, company or place', text: 'cook' }], name: 'typed' },
  { address: '/mapjobs?city=Pune' },
  { address: ADDRESS, steps: [{ press: 'Apply · 1 credit' }] },
  ...APPLICATION_STATUSES.map((application) => jobIs(`applied: ${application}`, { application })),
  ...(['PAUSED', 'CLOSED'] as const).map((status) => jobIs(`status ${status}`, { status })),
  ...(['PAUSED', 'CLOSED'] as const).map((status) => jobIs(`status ${status}`, { status }, 'visitor')),
  jobIs('may apply again later', { application: 'REJECTED', reapplyFrom: '2027-01-11' as never }),
  jobIs('the company answers first', { status: 'PAUSED', isAnsweringFirst: true }),
  jobIs('saved', { isSaved: true }),
  ...(['PASSED', 'FAILED', 'NOT_DONE'] as const).map(checksAre),
  ...ANSWER_SPEEDS.map((answersWithin) => jobIs(`answers: ${answersWithin}`, { answersWithin })),
  jobIs('with few details', {
    pay: { min: null, max: null },
    qualification: null,
    skills: [],
    requirements: '',
    address: '',
    locality: null,
    localityNames: undefined,
    position: null,
    distanceKm: null,
    cityCentreKm: undefined,
    answersWithin: undefined,
    workNames: undefined,
    contact: null,
    expiresAt: null,
    viewCount: 0,
    openings: 1,
    gender: 'MALE',
  }),
  jobIs('beyond the weekly allowance', { isWithinWeeklyAllowance: false }),
  { address: ADDRESS, name: 'removed', answers: { 'jobs.byShareId': refuses('NOT_FOUND') } },
  ...(['saved', 'applied', 'shortlisted', 'hired', 'rejected'] as const).map((tab) => ({
    address: `/myjobs?tab=${tab}`,
  })),
  ...APPLICATION_STATUSES.map(applicationIs),
  myJob('interview without a reply', { reply: null, note: 'Aadhaar' }),
  myJob('interview confirmed', { reply: 'CONFIRMED' }),
  myJob('interview declined', { reply: 'DECLINED' }),
  myJob('other time suggested', { reply: 'OTHER_TIME', proposedAt: '2026-12-12T07:30:00.000Z' }),
  ...(['CAME', 'DID_NOT_COME', 'WE_WERE_NOT_THERE'] as const).map((outcome) =>
    myJob(`interview outcome ${outcome}`, { at: '2026-11-20T05:30:00.000Z', outcome }),
  ),
];
