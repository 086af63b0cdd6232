import { companyFind } from '@nukkad/contract/partner/company.routes.ts';
import { helpList } from '@nukkad/contract/partner/help.routes.ts';
import { noticeList } from '@nukkad/contract/partner/notice.routes.ts';
import { passkeyList } from '@nukkad/contract/partner/passkey.routes.ts';
import { STILL_ANSWERS, stillRead } from '@nukkad/contract/partner/still.routes.ts';
import { inviteRead } from '@nukkad/contract/partner/team.routes.ts';
import { answer, refuses } from '../fake-partner.ts';
import { idOf } from '../sample-applicants.ts';
import { ME } from '../sample-me.ts';

import { NAMELESS, NONE, OF_TWO, PAST, RECRUITER, type ScreenState, TOKEN } from './screen-state.ts';
/** States of the screens that are open to all or about the member. */
export const MEMBER: readonly ScreenState[] = [
  { address: '/', name: 'signed out', me: null },
  { address: '/', name: 'without a name', me: NAMELESS },
  { address: '/', name: 'without a company', me: { ...ME, companies: [] } },
  {
    address: '/',
    name: 'with a company to claim',
    me: { ...ME, companies: [], claimable: { id: idOf(8), name: 'Shinde Sweets', city: 'Pune' } },
  },
  { address: '/', name: 'with two companies', me: OF_TWO },
  { address: '/join' },
  { address: '/join', steps: [{ type: 'Name or phone number of the company', text: 'shinde' }] },
  {
    address: '/join',
    name: 'typed: a new company with a GSTIN',
    steps: [
      { type: 'Name of the shop or company', text: 'Shinde Sweets' },
      { type: 'City or town', text: 'Pune' },
      { type: 'GSTIN, CIN or Udyam number (optional)', text: '27AAPFU0939F1ZV' },
    ],
  },
  {
    address: '/join',
    name: 'an unknown company',
    steps: [{ type: 'Name or phone number of the company', text: 'shinde' }, { press: 'Find' }],
    answers: [answer(companyFind, { items: [] })],
  },
  { address: '/join/help' },
  { address: `/invite/${TOKEN}` },
  { address: `/invite/${TOKEN}`, name: 'signed out', me: null },
  { address: `/invite/${TOKEN}`, name: 'ended', answers: [answer(inviteRead, refuses('INVITE_ENDED'))] },
  { address: `/still/${TOKEN}` },
  ...STILL_ANSWERS.map((given) => ({
    address: `/still/${TOKEN}`,
    name: `answered ${given}`,
    answers: [
      answer(stillRead, {
        title: 'Cook',
        company: 'Annapurna',
        city: 'Pune',
        answer: given,
        answeredAt: PAST,
      }),
    ],
  })),
  { address: '/help' },
  { address: '/help', steps: [{ type: 'Your question', text: 'How do I post a job?' }] },
  { address: '/help', name: 'without questions', answers: [answer(helpList, NONE)] },
  { address: '/more' },
  { address: '/more', name: 'recruiter', me: RECRUITER },
  { address: '/notices' },
  { address: '/notices', name: 'without notices', answers: [answer(noticeList, { ...NONE, unread: 0 })] },
  { address: '/messages' },
  { address: '/settings' },
  { address: '/settings', steps: [{ type: 'Your name', text: 'Asha K' }] },
  {
    address: '/settings',
    name: 'recruiter without passkeys',
    me: RECRUITER,
    answers: [answer(passkeyList, { items: [] })],
  },
  { address: '/settings/delete' },
  { address: '/settings/delete', steps: [{ press: 'Delete my account' }] },
  { address: '/settings', name: 'signed out', me: null },
  { address: '/no-such-page' },
];
