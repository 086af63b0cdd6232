import {
  CLOSE_REASONS,
  type CompanyJob,
  companyJobOne,
  companyJobPoster,
  NOT_OPEN_REASONS,
  partnerJobs,
} from '@nukkad/contract/partner/company-job.routes.ts';
import { draftList } from '@nukkad/contract/partner/draft.routes.ts';
import { answer, type FakeAnswer } from '../fake-partner.ts';
import { JOB } from '../sample-job.ts';

import { NONE, OF_JOB, type ScreenState } from './screen-state.ts';

const jobIs = (changes: Partial<CompanyJob>): readonly FakeAnswer[] => [
  answer(companyJobOne, { ...JOB, daysLeft: null, url: null, ...changes }),
];
const WHY_CLOSED = NOT_OPEN_REASONS.filter(
  (reason) => !['CHECK', 'REPORTED', 'ANSWERS_DUE'].includes(reason),
);

/** The blocks of the form, each opened. */
const BLOCKS: readonly ScreenState[] = [
  [{ press: 'PayPlease fill in' }],
  [{ press: 'HoursFull time · Day' }],
  [{ press: 'PlaceFC Road · 1 person' }, { press: 'Another place' }],
  [{ press: 'What is neededNothing special' }],
].map((steps) => ({ address: '/jobs/new', steps }));

/** States of the list of jobs, of one job and of its form. */
export const JOBS: readonly ScreenState[] = [
  { address: '/jobs' },
  {
    address: '/jobs',
    name: 'without jobs',
    answers: [answer(partnerJobs, NONE), answer(draftList, { items: [] })],
  },
  { address: '/jobs/new' },
  ...BLOCKS,
  { address: OF_JOB },
  { address: OF_JOB, steps: [{ press: 'Close' }] },
  { address: OF_JOB, steps: [{ press: 'Pause' }] },
  { address: `${OF_JOB}/edit` },
  { address: `${OF_JOB}/applicants` },
  { address: OF_JOB, name: 'waiting', answers: jobIs({ state: 'WAITING', reason: 'CHECK' }) },
  {
    address: OF_JOB,
    name: 'refused with a note',
    answers: jobIs({ state: 'CLOSED', reason: 'REFUSED', note: 'No pay.' }),
  },
  ...(['COMPANY', 'REPORTED', 'SUSPENDED', 'ANSWERS_DUE'] as const).map((reason) => ({
    address: OF_JOB,
    name: `paused: ${reason}`,
    answers: jobIs({ state: 'PAUSED', reason, daysLeft: 2, stateSince: '2027-03-09T05:30:00.000Z' }),
  })),
  ...WHY_CLOSED.map((reason) => ({
    address: OF_JOB,
    name: `closed: ${reason}`,
    answers: jobIs({ state: 'CLOSED', reason, hired: CLOSE_REASONS.some((one) => one === reason) ? 1 : 0 }),
  })),
  {
    address: OF_JOB,
    name: 'with a poster',
    answers: [
      answer(companyJobPoster, {
        url: JOB.url ?? '',
        title: { en: 'Cook for a mess', hi: 'मेस के लिए रसोइया', mr: 'मेससाठी स्वयंपाकी' },
        company: 'Annapurna Foods',
        place: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' },
        pay: { en: '₹16,000–20,000', hi: '₹16,000–20,000', mr: '₹16,000–20,000' },
        message: { en: 'We are hiring', hi: 'हमें लोग चाहिए', mr: 'आम्हाला माणसं हवीत' },
      }),
    ],
  },
];
