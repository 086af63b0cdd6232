import { applicantList } from '@nukkad/contract/partner/applicant.routes.ts';
import { partnerJobs } from '@nukkad/contract/partner/company-job.routes.ts';
import { draftList } from '@nukkad/contract/partner/draft.routes.ts';
import {
  INTERVIEW_OUTCOMES,
  INTERVIEW_REPLIES,
  interviewList,
} from '@nukkad/contract/partner/interview.routes.ts';
import { passkeyList } from '@nukkad/contract/partner/passkey.routes.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { answer, offline } from '../fake-partner.ts';
import { sampleInterview } from '../sample-interview.ts';

import { NONE, PAST, type ScreenState, SOON, SUSPENDED } from './screen-state.ts';

const interviewsAre = (name: string, changes: Parameters<typeof sampleInterview>[1]): ScreenState => ({
  address: '/calendar',
  name,
  answers: [answer(interviewList, { items: [sampleInterview(1, changes)], next: null })],
});

/** States of the start page and of the calendar. */
export const DAYS: readonly ScreenState[] = [
  { address: '/today' },
  { address: '/today', name: 'offline', answers: [answer(companyOne, offline)] },
  {
    address: '/today',
    name: 'nothing to do',
    answers: [
      answer(applicantList, NONE),
      answer(interviewList, NONE),
      answer(partnerJobs, NONE),
      answer(draftList, { items: [] }),
      answer(passkeyList, { items: [] }),
    ],
  },
  {
    address: '/today',
    name: 'recruiter of a suspended company',
    me: { ...SUSPENDED, companies: SUSPENDED.companies },
  },
  { address: '/calendar' },
  { address: '/calendar', steps: [{ press: 'Change the interview with Meena' }] },
  { address: '/calendar', name: 'empty', answers: [answer(interviewList, NONE)] },
  ...INTERVIEW_REPLIES.map((reply) =>
    interviewsAre(`reply ${reply}`, {
      reply,
      proposedAt: reply === 'OTHER_TIME' ? SOON : null,
      bring: 'Aadhaar',
      round: 2,
    }),
  ),
  interviewsAre('past, without an outcome', { at: PAST }),
  ...INTERVIEW_OUTCOMES.map((outcome) => interviewsAre(`outcome ${outcome}`, { at: PAST, outcome })),
];
