import { answerReasons } from '@nukkad/contract/partner/answer.routes.ts';
import { applicantList, applicantOne } from '@nukkad/contract/partner/applicant.routes.ts';
import { claimList, companyProfile, companyTermsRead } from '@nukkad/contract/partner/company.routes.ts';
import { companyJobOne, companyPlaces } from '@nukkad/contract/partner/company-job.routes.ts';
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
import { companyOne, teamList } from '@nukkad/contract/partner/team.routes.ts';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { answer, fakePartner, offline } from '../testing/fake-partner.ts';
import { renderHireScreen } from '../testing/render-hire-screen.tsx';
import { idOf, REASONS, sampleApplicant, sampleCard } from '../testing/sample-applicants.ts';
import { PROFILE, TERMS } from '../testing/sample-company.ts';
import { NOW, sampleInterview } from '../testing/sample-interview.ts';
import { COOKS, JOB, PLACE, USUAL_PAY } from '../testing/sample-job.ts';
import { COMPANY_ID, ME } from '../testing/sample-me.ts';
import { placeAnswer } from '../testing/sample-places.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => void vi.useRealTimers());

const AT = '2027-03-10T05:30:00.000Z';
const ASKS = sampleInterview(1, { reply: 'OTHER_TIME', proposedAt: '2027-03-12T09:30:00.000Z' });
const OTHERS = { device: 'Chrome, Android', startedAt: AT, seenAt: AT, isCurrent: false };
const COLLEAGUE = { id: idOf(7), name: 'Ravi', phone: '+919000000002', role: 'RECRUITER' as const };
const OWNER = { ...COLLEAGUE, id: ME.member.id, name: 'Asha', role: 'OWNER' as const };

/** Everything that the screens below read. */
const api = () =>
  fakePartner(
    answer(companyOne, offline),
    answer(answerReasons, REASONS),
    answer(applicantList, { items: [sampleCard(1)], next: null }),
    answer(applicantOne, sampleApplicant(1, { canReopen: true })),
    answer(interviewList, { items: [ASKS], next: null }),
    answer(companyProfile, { ...PROFILE, isContactProved: false, phone: '+919876543210' }),
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
      items: [{ id: idOf(5), stars: 3, text: 'Good.', at: AT, reply: null }],
      next: null,
    }),
    answer(stillRead, { title: 'Cook', company: 'Annapurna', city: 'Pune', answer: null, answeredAt: null }),
    answer(companyJobOne, JOB),
    answer(companyPlaces, { items: [PLACE] }),
    answer(suggestWork, COOKS),
    answer(suggestPay, USUAL_PAY),
    answer(teamList, {
      items: [OWNER, COLLEAGUE].map((member) => ({ ...member, since: AT, seenAt: null })),
      invites: [],
      askedAt: AT,
    }),
    placeAnswer,
  );

function loseConnection(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  window.dispatchEvent(new Event('offline'));
}

/**
 * Whether a button of the open dialog, or else of the screen, cannot be pressed. A disabled fieldset disables all of its
 * buttons.
 */
const isOff = (name: string): boolean | undefined => {
  const area = document.querySelector('dialog[open]') ?? document;
  const found = [...area.querySelectorAll<HTMLButtonElement>('button')].find(
    (one) =>
      (one.getAttribute('aria-label') ?? one.textContent) === name &&
      one.closest('dialog:not([open])') === null,
  );
  return found && (found.disabled || found.closest('fieldset:disabled') !== null);
};

interface Case {
  readonly address: string;
  readonly presses?: readonly string[];
  readonly typed?: readonly [field: string, text: string];
  /** The buttons that send something. */
  readonly buttons: readonly string[];
  readonly isVisitor?: boolean;
}

it.each<Case>([
  { address: '/applicants', buttons: ['Save as a table'] },
  {
    address: '/applicants',
    presses: ['Answer Meena'],
    buttons: ['Shortlist', 'Interview', 'Hired', 'Lives too far', 'Another reason'],
  },
  { address: `/applicants/${idOf(1)}`, buttons: ['Take this answer back', 'Invite Meena to an interview'] },
  {
    address: `/applicants/${idOf(1)}`,
    presses: ['Invite Meena to an interview', '3 PM'],
    buttons: ['Send the invitation'],
  },
  {
    address: '/calendar',
    buttons: [
      'Agree to Tomorrow, 3 PM',
      'Came',
      'Did not come',
      'We were not there',
      'Change the interview with Meena',
    ],
  },
  { address: '/company', presses: ['Change name and details'], buttons: ['Save'] },
  { address: '/company', presses: ['Change address'], buttons: ['Save'] },
  { address: '/company', presses: ['Prove or change number'], buttons: ['Send me a code'] },
  { address: '/help', typed: ['Your question', 'Hello?'], buttons: ['Send'] },
  { address: '/join', buttons: ['Add company'] },
  {
    address: `/jobs/${JOB.id}/edit`,
    presses: ['HoursFull time · Day', 'Night'],
    buttons: ['Save'],
  },
  { address: `/applicants/${idOf(1)}/messages`, typed: ['Your message', 'Hello'], buttons: ['Send'] },
  { address: '/notices', buttons: ['Mark all as read'] },
  {
    address: '/reviews',
    presses: ['Reply'],
    typed: ['Your reply to this review', 'Thank you.'],
    buttons: ['Publish the reply'],
  },
  {
    address: '/settings',
    presses: ['Keep quiet at night'],
    buttons: ['Save', 'Sign out', 'Sign out everywhere else', 'Add a passkey', 'Remove the passkey: Phone'],
  },
  { address: '/settings', typed: ['Your name', 'Asha'], buttons: ['Save'] },
  { address: '/settings/delete', buttons: ['Delete my account'] },
  { address: '/team', buttons: ['All still belong', 'Create the invitation'] },
  { address: `/still/${'a'.repeat(22)}`, buttons: ['Still looking', 'Filled, close it'], isVisitor: true },
])(
  'the buttons $buttons of $address are off without a connection only',
  async ({ address, presses = [], typed, buttons, isVisitor = false }) => {
    const page = await renderHireScreen(address, { partner: api(), ...(isVisitor && { me: null }) });
    for (const name of presses) await page.press(name);
    if (typed) await page.type(...typed);
    expect(buttons.map((name) => [name, isOff(name)])).toEqual(buttons.map((name) => [name, false]));
    loseConnection();
    await page.shows('You are offline');
    expect(buttons.map((name) => [name, isOff(name)])).toEqual(buttons.map((name) => [name, true]));
  },
);
