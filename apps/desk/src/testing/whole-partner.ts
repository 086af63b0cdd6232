import { answerReasons } from '@nukkad/contract/partner/answer.routes.ts';
import { applicantContact, applicantList, applicantOne } from '@nukkad/contract/partner/applicant.routes.ts';
import {
  claimList,
  companyFind,
  companyProfile,
  companyTermsRead,
} from '@nukkad/contract/partner/company.routes.ts';
import {
  companyJobOne,
  companyJobPoster,
  companyPlaces,
  partnerJobs,
} from '@nukkad/contract/partner/company-job.routes.ts';
import { draftList } from '@nukkad/contract/partner/draft.routes.ts';
import { helpList } from '@nukkad/contract/partner/help.routes.ts';
import { interviewList } from '@nukkad/contract/partner/interview.routes.ts';
import { memberDeletion } from '@nukkad/contract/partner/leaving.routes.ts';
import { memberDevices } from '@nukkad/contract/partner/member.routes.ts';
import { messageList, messageRead } from '@nukkad/contract/partner/message.routes.ts';
import { noticeList, quietHoursRead } from '@nukkad/contract/partner/notice.routes.ts';
import { passkeyList } from '@nukkad/contract/partner/passkey.routes.ts';
import { reviewList } from '@nukkad/contract/partner/review.routes.ts';
import { stillRead } from '@nukkad/contract/partner/still.routes.ts';
import { suggestPay, suggestWork } from '@nukkad/contract/partner/suggestion.routes.ts';
import { companyOne, inviteRead, teamList } from '@nukkad/contract/partner/team.routes.ts';
import { answer, fakePartner, offline, refuses } from './fake-partner.ts';
import { idOf, REASONS, sampleApplicant, sampleCard } from './sample-applicants.ts';
import { PROFILE, TERMS } from './sample-company.ts';
import { sampleInterview } from './sample-interview.ts';
import { COOKS, DRAFT, JOB, LISTED_JOB, PLACE, START, USUAL_PAY } from './sample-job.ts';
import { COMPANY_ID, ME } from './sample-me.ts';
import { placeAnswer } from './sample-places.ts';

const AT = '2027-03-10T05:30:00.000Z';
const ASKS = sampleInterview(1, { reply: 'OTHER_TIME', proposedAt: '2027-03-12T09:30:00.000Z' });
const OTHERS = { device: 'Chrome, Android', startedAt: AT, seenAt: AT, isCurrent: false };
const COLLEAGUE = { id: idOf(7), name: 'Ravi', phone: '+919000000002', role: 'RECRUITER' as const };
const ENDS_SOON = { ...LISTED_JOB, daysLeft: 2, isToConfirm: true };
const HELD = { answer: idOf(90), reason: 'far', until: '2027-03-11T05:39:00.000Z', by: 'Asha' };
const FOUND = { id: idOf(8), name: 'Shinde Sweets', city: 'Pune', isClaimed: false };
const SHOP = {
  isContactProved: false,
  phone: '+919876543210',
  logo: 'logo.png',
  pictures: [{ id: idOf(9), key: 'shop.png' }],
  papers: [
    { id: idOf(10), kind: 'LICENCE' as const, state: 'OPEN' as const, createdAt: AT, decidedAt: null },
  ],
};
const REPLY = { text: 'Sorry.', at: AT, by: 'Asha', state: 'SHOWN' as const, heldReason: null };
const OWNER = { ...COLLEAGUE, id: ME.member.id, name: 'Asha', role: 'OWNER' as const };

/** A companies' API that answers whatever the screens read, with something to do on each of them. */
export const wholePartner = () =>
  fakePartner(
    answer(companyOne, offline),
    answer(partnerJobs, { items: [ENDS_SOON], next: null }),
    answer(companyJobPoster, refuses('JOB_NOT_OPEN')),
    answer(draftList, { items: [DRAFT] }),
    answer(applicantContact, { phone: '+919876543210' }),
    answer(companyFind, { items: [FOUND] }),
    answer(inviteRead, { company: 'Annapurna Foods', city: 'Pune', role: 'RECRUITER' }),
    answer(answerReasons, REASONS),
    answer(applicantList, {
      items: [sampleCard(1), sampleCard(2, { firstName: 'Ravi', held: HELD })],
      next: null,
    }),
    answer(applicantOne, sampleApplicant(1, { canReopen: true })),
    answer(interviewList, { items: [ASKS], next: null }),
    answer(companyProfile, { ...PROFILE, ...SHOP }),
    answer(companyTermsRead, TERMS),
    answer(claimList, { items: [] }),
    answer(helpList, { items: [], next: null }),
    answer(memberDeletion, { companies: [] }),
    answer(memberDevices, {
      items: [
        { ...OTHERS, id: idOf(1), isCurrent: true },
        { ...OTHERS, id: idOf(2) },
      ],
    }),
    answer(passkeyList, { items: [{ id: idOf(3), device: 'Phone', createdAt: AT, usedAt: null }] }),
    answer(quietHoursRead, { from: 21, to: 7 }),
    answer(messageList, {
      firstName: 'Meena',
      jobTitle: 'Cook',
      language: 'en',
      messages: [],
      before: null,
      read: 0,
    }),
    answer(messageRead, {}),
    answer(noticeList, {
      items: [
        {
          id: idOf(4),
          type: 'jobs',
          company: { id: COMPANY_ID, name: 'Annapurna Foods' },
          message: 'News.',
          link: null,
          createdAt: AT,
          isRead: false,
        },
      ],
      next: null,
      unread: 1,
    }),
    answer(reviewList, {
      items: [
        { id: idOf(5), stars: 3, text: 'Good.', at: AT, reply: null },
        { id: idOf(6), stars: 2, text: 'Late.', at: AT, reply: REPLY },
      ],
      next: null,
    }),
    answer(stillRead, { title: 'Cook', company: 'Annapurna', city: 'Pune', answer: null, answeredAt: null }),
    answer(companyJobOne, JOB),
    answer(companyPlaces, { items: [PLACE], start: START }),
    answer(suggestWork, COOKS),
    answer(suggestPay, USUAL_PAY),
    answer(teamList, {
      items: [OWNER, COLLEAGUE].map((member) => ({ ...member, since: AT, seenAt: null })),
      invites: [],
      askedAt: AT,
    }),
    placeAnswer,
  );
