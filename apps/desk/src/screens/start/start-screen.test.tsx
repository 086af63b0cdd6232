import { companyTermsRead } from '@nukkad/contract/partner/company.routes.ts';
import {
  memberChange,
  memberMe,
  memberSendCode,
  memberSignIn,
} from '@nukkad/contract/partner/member.routes.ts';
import { companyClaim, companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { expect, it, onTestFinished } from 'vitest';
import { answer, fakePartner, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { COMPANY, TERMS } from '../../testing/sample-company.ts';
import { COMPANY_ID, ME } from '../../testing/sample-me.ts';
import { nextPath } from './next-path.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz';
const COUNTS = { APPLIED: 3, SHORTLISTED: 0, SCHEDULED: 1, INTERVIEWED: 0, HIRED: 0, REJECTED: 0 };
const BUSY = { ...COMPANY, counts: COUNTS, overdue: 1 };

const apiOfToday = () => [
  answer(companyOne, BUSY),
  answer(memberSendCode, { token: TOKEN, resendAfter: 60 }),
];

it('logs in with number and code, and opens the day', async () => {
  const partner = fakePartner(...apiOfToday(), answer(memberSignIn, ME));
  const page = await renderHireScreen('/', { partner, me: null });
  await page.shows('It costs nothing. There is no password.');
  await page.type('Your mobile number', '90000 00001');
  await page.press('Send me a code');
  await page.shows('We sent six digits to +91 9000000001.');
  await page.type('Code from the SMS', '123456');
  await page.shows('3 new people are waiting for your answer');
  expect(page.address()).toBe('/today');
  expect(partner.calls(memberSendCode)).toEqual([{ body: { phone: '+919000000001', language: 'en' } }]);
  expect(partner.calls(memberSignIn)).toEqual([
    { body: { phone: '+919000000001', token: TOKEN, code: '123456', language: 'en' } },
  ]);
});

it('stays at the code when the phone reloads the page, until the member has logged in or changes the number', async () => {
  const partner = fakePartner(...apiOfToday(), answer(memberSignIn, ME));
  const first = await renderHireScreen('/', { partner, me: null });
  await first.type('Your mobile number', '9000000001');
  await first.press('Send me a code');
  await first.shows('We sent six digits to +91 9000000001.');

  const reload = () => renderHireScreen('/', { partner, me: null, isReload: true });
  const reloaded = await reload();
  await reloaded.shows('We sent six digits to +91 9000000001.');
  await reloaded.press('Use another number');
  await reloaded.shows('It costs nothing. There is no password.');

  const changed = await reload();
  await changed.type('Your mobile number', '9000000001');
  await changed.press('Send me a code');
  await changed.shows('We sent six digits to +91 9000000001.');
  const back = await reload();
  await back.type('Code from the SMS', '123456');
  await back.shows('3 new people are waiting for your answer');
  expect(partner.calls(memberSignIn)).toEqual([
    { body: { phone: '+919000000001', token: TOKEN, code: '123456', language: 'en' } },
  ]);
  expect(window.sessionStorage).toHaveLength(0);
});

it('shows under the field why a number or a code is refused', async () => {
  const partner = fakePartner(...apiOfToday(), answer(memberSignIn, refuses('INVALID_OTP')));
  const page = await renderHireScreen('/', { partner, me: null });
  await page.type('Your mobile number', '12');
  await page.press('Send me a code');
  await page.shows('Type 10 digits, starting with 6, 7, 8 or 9.');
  partner.answer(memberSendCode, refuses('SMS_UNAVAILABLE'));
  await page.type('Your mobile number', '9000000001');
  await page.press('Send me a code');
  await page.shows('This site cannot send codes yet. Please come back later.');
  partner.answer(memberSendCode, { token: TOKEN, resendAfter: 60 });
  await page.press('Send me a code');
  await page.type('Code from the SMS', '000000');
  await page.shows('This code is wrong. Please check it.');
  await page.shows('You can ask for a new code in');
  await page.type('Code from the SMS', '00000');
  await page.hides('This code is wrong. Please check it.');
});

it('shows the number for callers when no code can be sent', async () => {
  const meta = document.createElement('meta');
  meta.name = 'support-phone';
  meta.content = '+91 20 1234 5678';
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  const partner = fakePartner(answer(memberSendCode, refuses('SMS_FAILED')));
  const page = await renderHireScreen('/', { partner, me: null });
  await page.type('Your mobile number', '9000000001');
  await page.hides('Call us');
  await page.press('Send me a code');
  await page.shows('Call us: +91 20 1234 5678');
  partner.answer(memberSendCode, refuses('OTP_LIMIT'));
  await page.press('Send me a code');
  await page.hides('Call us');
});

it('keeps the digits without a connection, and cannot send', async () => {
  const page = await renderHireScreen('/', { me: null });
  await page.type('Your mobile number', '9000000001');
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  window.dispatchEvent(new Event('offline'));
  await page.shows('No internet');
  expect(page.names()).not.toContain('Send me a code');
  expect(document.querySelector<HTMLInputElement>('input')?.value).toBe('9000000001');
  expect(document.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
});

it('asks for the name once', async () => {
  const me = { ...ME, member: { ...ME.member, name: '' } };
  const partner = fakePartner(...apiOfToday(), answer(memberChange, ME));
  const page = await renderHireScreen('/', { partner, me });
  await page.press('Continue');
  await page.shows('Please fill this in.');
  await page.type('Your name', ' Asha Kulkarni ');
  await page.press('Continue');
  await page.shows('Today');
  expect(partner.calls(memberChange)).toEqual([{ body: { name: 'Asha Kulkarni' } }]);
});

it('offers the company that has the number, and opens it', async () => {
  const claimable = { id: COMPANY_ID, name: 'Annapurna Foods', city: 'Pune' };
  const partner = fakePartner(
    ...apiOfToday(),
    answer(companyClaim, { state: 'GRANTED', me: ME }),
    answer(companyTermsRead, TERMS),
  );
  const page = await renderHireScreen('/', { partner, me: { ...ME, companies: [], claimable } });
  await page.shows('Is this yours?');
  await page.press('Yes, this is mine');
  await page.shows('new people are waiting for your answer');
  expect(partner.calls(companyClaim)).toEqual([{ params: { company: COMPANY_ID }, body: { terms: '1.0' } }]);
});

it('says when no company has the number', async () => {
  const page = await renderHireScreen('/', { me: { ...ME, companies: [] } });
  await page.shows('We know no company with this number');
  expect(page.names()).toContain('Find or add your company');
});

it('asks for which of two companies, and remembers it', async () => {
  const other = { ...ME.companies[0], id: '01900000-0000-7000-8000-000000000009', name: 'Shree Traders' };
  const me = { ...ME, companies: [...ME.companies, other as (typeof ME.companies)[number]] };
  const page = await renderHireScreen('/', { partner: fakePartner(...apiOfToday()), me });
  await page.press('STShree TradersPune');
  await page.shows('Today');
  expect(window.localStorage.getItem('hire-company')).toBe(other.id);
});

it('returns to the screen that was asked for', async () => {
  const partner = fakePartner(...apiOfToday(), answer(memberSignIn, ME));
  const page = await renderHireScreen('/today?x=1', { partner, me: null });
  expect(page.address()).toBe('/?next=%2Ftoday%3Fx%3D1');
  partner.answer(memberMe, ME);
  await page.type('Your mobile number', '9000000001');
  await page.press('Send me a code');
  await page.type('Code from the SMS', '123456');
  await page.shows('new people are waiting for your answer');
  expect(page.address()).toBe('/today?x=1');
});

it.each([
  [null, '/today'],
  ['/', '/today'],
  ['/jobs/1?x=2', '/jobs/1?x=2'],
  ['//evil.example/x', '/today'],
  ['/\\evil.example', '/today'],
  ['https://evil.example', '/today'],
])('opens only paths of this site after signing in: %s', (asked, path) => expect(nextPath(asked)).toBe(path));

it('does not send a code that is too short', async () => {
  const partner = fakePartner(...apiOfToday(), answer(memberSignIn, ME));
  const page = await renderHireScreen('/', { partner, me: null });
  await page.type('Your mobile number', '9000000001');
  await page.press('Send me a code');
  await page.type('Code from the SMS', '12345');
  await page.press('Log in');
  expect(partner.calls(memberSignIn)).toEqual([]);
});
