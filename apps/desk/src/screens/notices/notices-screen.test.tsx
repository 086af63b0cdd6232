import { fakePush, PUSH_KEYS } from '@nukkad/browser/testing/fake-push.ts';
import { until } from '@nukkad/browser/testing/page.ts';
import { interviewList } from '@nukkad/contract/partner/interview.routes.ts';
import {
  noticeList,
  noticeRead,
  pushKey,
  pushRemove,
  pushSave,
} from '@nukkad/contract/partner/notice.routes.ts';
import { expect, it } from 'vitest';
import { answer, type FakeAnswer, fakePartner, offline } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf } from '../../testing/sample-applicants.ts';
import { COMPANY_ID, ME } from '../../testing/sample-me.ts';
import type { MemberNotice } from './notice-items.tsx';

const OTHER = idOf(77);
const TWO = {
  ...ME,
  companies: ME.companies.flatMap((one) => [one, { ...one, id: OTHER, name: 'Other Foods' }]),
};

function notice(number: number, changes: Partial<MemberNotice> = {}): MemberNotice {
  return {
    id: idOf(number),
    type: 'interviews',
    company: { id: COMPANY_ID, name: 'Annapurna Foods' },
    message: `Confirmed: interview ${number}.`,
    link: '/calendar?day=2027-03-11',
    createdAt: '2027-03-10T05:30:00.000Z',
    isRead: false,
    ...changes,
  };
}

const NOTICES = { items: [notice(1), notice(2, { isRead: true, link: null })], next: null, unread: 1 };

const api = (...more: readonly FakeAnswer[]) =>
  fakePartner(
    answer(noticeList, NOTICES),
    answer(noticeRead, { unread: 0 }),
    answer(interviewList, { items: [], next: null }),
    answer(pushKey, { publicKey: PUSH_KEYS[0] }),
    answer(pushSave, {}),
    answer(pushRemove, {}),
    ...more,
  );

it('lists the news, with the number of unread ones in the header', async () => {
  const page = await renderHireScreen('/notices', { partner: api() });
  await page.shows('Confirmed: interview 1.');
  await page.shows('10 Mar 2027, 11 AM');
  expect(page.names()).toContain('News: 1');
  expect(document.querySelectorAll('.hire-notices__new')).toHaveLength(1);
  expect(document.body.textContent).not.toContain('10 Mar 2027, 11 AM · ');
});

it('opens what it is about, and marks it as read', async () => {
  const page = await renderHireScreen('/notices', { partner: api() });
  await page.press('NewConfirmed: interview 1.10 Mar 2027, 11 AM');
  await page.shows('No interviews');
  expect(page.address()).toBe('/calendar?day=2027-03-11');
  expect(page.partner.calls(noticeRead)).toEqual([{ body: { ids: [idOf(1)] } }]);
});

it('changes to the company of the notice, which is named if there are several', async () => {
  const about = notice(3, { company: { id: OTHER, name: 'Other Foods' }, isRead: true });
  const partner = api(answer(noticeList, { items: [about], next: null, unread: 0 }));
  const page = await renderHireScreen('/notices', { partner, me: TWO });
  await page.press('AFAnnapurna FoodsPune');
  await page.shows('Other Foods · 10 Mar 2027, 11 AM');
  await page.press('Confirmed: interview 3.Other Foods · 10 Mar 2027, 11 AM');
  expect(partner.calls(interviewList).at(-1)?.params).toEqual({ company: OTHER });
  expect(partner.calls(noticeRead)).toEqual([]);
});

it('marks all as read', async () => {
  const partner = api();
  const page = await renderHireScreen('/notices', { partner });
  partner.answer(noticeList, { ...NOTICES, items: [notice(1, { isRead: true })], unread: 0 });
  await page.press('Mark all as read');
  expect(partner.calls(noticeRead)).toEqual([{ body: { ids: [idOf(1)] } }]);
  expect(page.names()).toContain('News');
  expect(page.names()).not.toContain('Mark all as read');
});

it('loads older news, and keeps what is shown if that fails', async () => {
  const partner = api(answer(noticeList, { ...NOTICES, next: 'older' }));
  const page = await renderHireScreen('/notices', { partner });
  partner.answer(noticeList, offline);
  await page.press('Show more');
  await page.shows('No internet. Please check your internet connection and try again.');
  await page.shows('Confirmed: interview 1.');
  partner.answer(noticeList, { items: [notice(4)], next: null, unread: 1 });
  await page.press('Try again');
  await page.shows('Confirmed: interview 4.');
  expect(partner.calls(noticeList).at(-1)).toEqual({ query: { size: '20', after: 'older' } });
});

it('says that there is no news, with a next step', async () => {
  const partner = api(answer(noticeList, { items: [], next: null, unread: 0 }));
  const page = await renderHireScreen('/notices', { partner });
  await page.shows('No news yet');
  expect(page.names()).toContain('See your jobs');
});

it('turns messages on this device on and off', async () => {
  const browser = fakePush();
  const partner = api();
  const page = await renderHireScreen('/notices', { partner });
  await page.shows('No names of applicants are in it.');
  expect(browser.asked).not.toHaveBeenCalled();
  await page.press('Turn on');
  await page.shows('That ends when you log out here.');
  const token = '{"endpoint":"https://push.example/1","keys":{"p256dh":"p1","auth":"a"}}';
  expect(partner.calls(pushSave)).toEqual([{ body: { subscription: token } }]);
  await page.press('Turn off');
  await page.shows('No names of applicants are in it.');
  expect(partner.calls(pushRemove)).toEqual([{ body: { subscription: token } }]);
  expect(browser.endpoint()).toBeNull();
});

it('keeps the state and says why, if the server cannot be reached', async () => {
  fakePush();
  const partner = api(answer(pushSave, offline));
  const page = await renderHireScreen('/notices', { partner });
  await page.press('Turn on');
  await page.shows('No internet. Please check your internet connection and try again.');
  expect(page.names()).toContain('Turn on');
  expect(window.localStorage.getItem('hire-push')).toBeNull();
});

it.each([
  ['denied', 'Your browser blocks our messages.'],
  ['default', 'No names of applicants are in it.'],
] as const)('says what happens if the answer to the browser is “%s”', async (reply, text) => {
  const browser = fakePush();
  browser.answer = reply;
  const page = await renderHireScreen('/notices', { partner: api() });
  await page.press('Turn on');
  await page.shows(text);
  expect(page.partner.calls(pushSave)).toEqual([]);
});

it('says honestly if this browser or this server cannot do it', async () => {
  const page = await renderHireScreen('/notices', { partner: api() });
  await page.shows('This browser cannot show messages of sites.');
  expect(page.names()).not.toContain('Turn on');
  fakePush();
  const other = await renderHireScreen('/notices', { partner: api(answer(pushKey, { publicKey: null })) });
  await other.shows('Messages on devices are not set up here.');
});

it('says why messages could not be turned on, until it is tried again', async () => {
  fakePush();
  const partner = api();
  partner.answer(pushSave, offline);
  const page = await renderHireScreen('/notices', { partner });
  await page.press('Turn on');
  await page.shows('No internet.');
  partner.answer(pushSave, {});
  await page.press('Turn on');
  await until(() => expect(page.names()).toContain('Turn off'));
  await page.hides('No internet.');
});
