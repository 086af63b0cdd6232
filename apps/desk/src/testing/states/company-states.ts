import { companyProfile } from '@nukkad/contract/partner/company.routes.ts';
import { reviewList } from '@nukkad/contract/partner/review.routes.ts';
import { teamList } from '@nukkad/contract/partner/team.routes.ts';
import { answer } from '../fake-partner.ts';
import { idOf } from '../sample-applicants.ts';
import { PROFILE } from '../sample-company.ts';
import { ME } from '../sample-me.ts';

import { NONE, OF_TWO, PAST, RECRUITER, type ScreenState, SUSPENDED } from './screen-state.ts';
/** States of the screens about the company and its team. */
export const COMPANY_SCREENS: readonly ScreenState[] = [
  { address: '/company' },
  { address: '/company', name: 'recruiter', me: RECRUITER },
  { address: '/company', steps: [{ press: 'Change name and details' }] },
  {
    address: '/company',
    steps: [
      { press: 'Change name and details' },
      { type: 'About the company (optional)', text: 'Sweets since 1990.' },
    ],
  },
  { address: '/company', steps: [{ press: 'Change address' }] },
  {
    address: '/company',
    steps: [{ press: 'Change address' }, { type: 'Street and landmark', text: 'Shop 4' }],
  },
  { address: '/company', steps: [{ press: 'Prove or change number' }] },
  {
    address: '/company',
    steps: [{ press: 'Prove or change number' }, { type: 'Another number', text: '9876543219' }],
  },
  {
    address: '/company',
    name: 'complete and seen',
    answers: [
      answer(companyProfile, {
        ...PROFILE,
        description: 'Sweets since 1990.',
        website: 'https://shinde.example',
        email: 'hr@shinde.example',
        gstin: '27AAPFU0939F1ZV',
        hours: { from: 10, to: 18 },
        isSeen: true,
        checks: PROFILE.checks.map((check) => ({ ...check, outcome: 'PASSED' as const, help: null })),
      }),
    ],
  },
  {
    address: '/company',
    name: 'suspended',
    me: SUSPENDED,
    answers: [answer(companyProfile, { ...PROFILE, isSuspended: true })],
  },
  { address: '/companies', me: OF_TWO, name: 'two companies' },
  { address: '/companies' },
  { address: '/reviews' },
  { address: '/reviews', steps: [{ press: 'Reply' }] },
  {
    address: '/reviews',
    steps: [{ press: 'Reply' }, { type: 'Your reply to this review', text: 'Thank you.' }],
  },
  { address: '/reviews', steps: [{ press: 'Remove' }] },
  { address: '/reviews', name: 'without reviews', answers: [answer(reviewList, NONE)] },
  { address: '/team' },
  { address: '/team', name: 'recruiter', me: RECRUITER },
  { address: '/team', steps: [{ press: 'Remove' }] },
  { address: '/team', steps: [{ press: 'Leave Annapurna Foods' }] },
  { address: '/team', steps: [{ type: 'Their mobile number', text: '9876543219' }] },
  {
    address: '/team',
    name: 'alone, with an open invitation',
    answers: [
      answer(teamList, {
        items: [
          {
            id: ME.member.id,
            name: 'Asha',
            phone: '+919000000001',
            role: 'OWNER',
            since: PAST,
            seenAt: PAST,
          },
        ],
        invites: [{ id: idOf(41), role: 'RECRUITER', expiresAt: '2027-03-18T05:30:00.000Z' }],
        askedAt: PAST,
      }),
    ],
  },
];
