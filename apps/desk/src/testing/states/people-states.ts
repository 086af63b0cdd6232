import {
  APPLICANT_STAGES,
  applicantList,
  applicantOne,
  CALL_OUTCOMES,
} from '@nukkad/contract/partner/applicant.routes.ts';
import { INTERVIEW_REPLIES } from '@nukkad/contract/partner/interview.routes.ts';
import { messageList } from '@nukkad/contract/partner/message.routes.ts';
import { answer } from '../fake-partner.ts';
import { sampleApplicant } from '../sample-applicants.ts';
import { sampleInterview } from '../sample-interview.ts';

import { NONE, PERSON, type ScreenState, SOON } from './screen-state.ts';

const NO_MESSAGES = { firstName: 'Meena', jobTitle: 'Cook', messages: [], before: null, read: 0 };

const stageIs = (stage: (typeof APPLICANT_STAGES)[number]): ScreenState => ({
  address: PERSON,
  name: stage,
  answers: [answer(applicantOne, sampleApplicant(1, { stage, next: [], interviewAt: null }))],
});

/** States of the applicants, of one applicant and of the chat with them. */
export const PEOPLE: readonly ScreenState[] = [
  { address: '/applicants' },
  { address: '/applicants', steps: [{ press: 'Answer Meena' }] },
  { address: '/applicants', steps: [{ press: 'Call Meena' }] },
  { address: '/applicants', name: 'nobody', answers: [answer(applicantList, NONE)] },
  { address: PERSON },
  { address: PERSON, steps: [{ press: 'Answer' }] },
  { address: PERSON, steps: [{ press: 'Invite Meena to an interview' }] },
  { address: PERSON, steps: [{ press: 'Invite Meena to an interview' }, { press: '3 PM' }] },
  ...APPLICANT_STAGES.map(stageIs),
  {
    address: PERSON,
    name: 'shares little',
    answers: [
      answer(
        applicantOne,
        sampleApplicant(1, {
          skills: [],
          education: [],
          experience: [],
          files: [],
          hasPhone: false,
          years: null,
          kilometres: null,
          knowsEnglish: null,
          isAvailable: false,
          isAvailableInCity: false,
          about: 'I bake.',
        }),
      ),
    ],
  },
  {
    address: PERSON,
    name: 'with all files, calls and steps',
    answers: [
      answer(
        applicantOne,
        sampleApplicant(1, {
          files: ['resume', 'photo', 'video'],
          calls: CALL_OUTCOMES.map((outcome) => ({ outcome, at: '2026-11-27T05:30:00.000Z', by: 'Asha' })),
          steps: [
            { stage: 'APPLIED', at: '2026-11-26T05:00:00.000Z', reason: null, interviewAt: null, by: null },
            {
              stage: 'SCHEDULED',
              at: '2026-11-27T05:00:00.000Z',
              reason: null,
              interviewAt: '2027-03-12T05:30:00.000Z',
              by: 'Asha',
            },
            {
              stage: 'REJECTED',
              at: '2026-11-28T05:00:00.000Z',
              reason: 'Lives too far',
              interviewAt: null,
              by: 'Ravi',
            },
          ],
        }),
      ),
    ],
  },
  ...[null, ...INTERVIEW_REPLIES].map((reply) => ({
    address: PERSON,
    name: `interview: ${reply ?? 'no reply'}`,
    answers: [
      answer(
        applicantOne,
        sampleApplicant(1, {
          stage: 'SCHEDULED',
          interview: sampleInterview(1, {
            reply,
            bring: 'Aadhaar',
            proposedAt: reply === 'OTHER_TIME' ? SOON : null,
          }),
        }),
      ),
    ],
  })),
  { address: `${PERSON}/messages` },
  { address: `${PERSON}/messages`, steps: [{ type: 'Your message', text: 'Hello' }] },
  {
    address: `${PERSON}/messages`,
    name: 'a ready-made message to a reader of Marathi',
    steps: [{ press: 'Call me' }],
    answers: [answer(messageList, { ...NO_MESSAGES, language: 'mr' })],
  },
  {
    address: `${PERSON}/messages`,
    name: 'with messages',
    answers: [
      answer(messageList, {
        firstName: 'Meena',
        jobTitle: 'Cook',
        language: 'mr',
        messages: [
          { sequence: 1, sender: 'APPLICANT', text: 'Is it near?', at: '2027-03-10T05:30:00.000Z' },
          { sequence: 2, sender: 'COMPANY', text: 'Yes.', at: '2027-03-11T05:00:00.000Z' },
        ],
        before: null,
        read: 1,
      }),
    ],
  },
];
