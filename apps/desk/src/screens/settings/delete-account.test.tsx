import { until } from '@nukkad/browser/testing/page.ts';
import { memberDeleteWith, memberDeletion } from '@nukkad/contract/partner/leaving.routes.ts';
import { memberSignOut } from '@nukkad/contract/partner/member.routes.ts';
import { expect, it } from 'vitest';
import { answer, type FakeAnswer, fakePartner, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf } from '../../testing/sample-applicants.ts';
import { COMPANY_ID } from '../../testing/sample-me.ts';

const RAVI = { id: idOf(7), name: 'Ravi', phone: '+919000000007' };
const SHOP = {
  id: COMPANY_ID,
  name: 'Annapurna Foods',
  city: 'Pune',
  jobs: 3,
  waiting: 12,
  successors: [RAVI],
};
const ALONE = { id: idOf(9), name: 'Shree Traders', city: 'Pune', jobs: 0, waiting: 0, successors: [] };
const PATH = '/settings/delete';
const TO_RAVI = 'Hand it over to Ravi+91 9000000007 · becomes the owner at once, and gets a notice.';
const CLOSE =
  'Close the companyJobs that will be closed: 3. People who are waiting and will get a no: 12. Those nobody looked at get their credit back.';

const api = (companies: readonly (typeof SHOP | typeof ALONE)[], ...more: readonly FakeAnswer[]) =>
  fakePartner(
    answer(memberDeletion, { companies: [...companies] }),
    answer(memberDeleteWith, {}),
    answer(memberSignOut, {}),
    ...more,
  );

it('deletes after a question, and forgets everything on the device', async () => {
  const page = await renderHireScreen(PATH, { partner: api([]) });
  window.localStorage.setItem('hire-company', 'x');
  await page.press('Delete my account');
  await page.shows('You cannot undo this.');
  await page.press('Cancel');
  expect(page.partner.calls(memberDeleteWith)).toEqual([]);
  await page.press('Delete my account');
  await page.press('Delete');
  await page.shows('Send me a code');
  expect(page.partner.calls(memberDeleteWith)).toEqual([{ body: { companies: [] } }]);
  expect(window.localStorage.getItem('hire-company')).toBeNull();
});

it.each([
  [3, 0],
  [0, 12],
])('names what closing ends: %i jobs and %i people who wait', async (jobs, waiting) => {
  const page = await renderHireScreen(PATH, { partner: api([{ ...SHOP, jobs, waiting }]) });
  await page.shows(
    `Jobs that will be closed: ${jobs}. People who are waiting and will get a no: ${waiting}.`,
  );
});

it('asks the only owner what happens to the company, and hands it over', async () => {
  const page = await renderHireScreen(PATH, { partner: api([SHOP]) });
  await page.shows('You are the only owner of Annapurna Foods.');
  await page.shows('Jobs that will be closed: 3. People who are waiting and will get a no: 12.');
  await page.press('Delete my account');
  await page.shows('Please choose what happens to Annapurna Foods.');
  await page.press(TO_RAVI);
  await page.hides('Please choose');
  await page.press('Delete my account');
  await page.press('Delete');
  await page.shows('Send me a code');
  expect(page.partner.calls(memberDeleteWith)).toEqual([
    { body: { companies: [{ company: COMPANY_ID, successor: RAVI.id }] } },
  ]);
});

it('names the companies that are closed, also one to which nobody else belongs', async () => {
  const page = await renderHireScreen(PATH, { partner: api([SHOP, ALONE]) });
  await page.shows('Nobody else belongs to Shree Traders, so it will be closed with your account.');
  await page.shows('No job is open, and nobody is waiting.');
  expect(page.names()).toContain('Invite somebody who can go on with it');
  await page.press(CLOSE);
  await page.press('Delete my account');
  await page.shows('These companies will be closed: Annapurna Foods, Shree Traders.');
  await page.press('Delete');
  await page.shows('Send me a code');
  expect(page.partner.calls(memberDeleteWith)).toEqual([
    {
      body: {
        companies: [
          { company: COMPANY_ID, successor: null },
          { company: ALONE.id, successor: null },
        ],
      },
    },
  ]);
});

it('reads the companies again if the recruiter has left meanwhile, and asks again', async () => {
  const page = await renderHireScreen(PATH, { partner: api([SHOP]) });
  await page.press(TO_RAVI);
  page.partner.answer(memberDeleteWith, refuses('CHANGED_SINCE', { status: 409 }));
  page.partner.answer(memberDeletion, { companies: [{ ...SHOP, successors: [] }] });
  await page.press('Delete my account');
  await page.press('Delete');
  await page.shows('A colleague has changed this meanwhile.');
  await page.shows('Nobody else belongs to Annapurna Foods');
});

it('asks for a new sign-in after a long session, which leads back here', async () => {
  const page = await renderHireScreen(PATH, { partner: api([]) });
  page.partner.answer(memberDeleteWith, refuses('FRESH_LOGIN_NEEDED'));
  await page.press('Delete my account');
  await page.press('Delete');
  await page.shows('log in again first');
  await page.press('Log in again');
  await until(() => expect(page.address()).toBe('/?next=%2Fsettings%2Fdelete'));
});

it.each([
  ['hi', 'Ravi को सौंप दें', 'कंपनी बंद करें'],
  ['mr', 'Ravi यांच्याकडे सोपवा', 'कंपनी बंद करा'],
] as const)('is in %s', async (language, successor, close) => {
  const page = await renderHireScreen(PATH, { partner: api([SHOP]), language });
  await page.shows(successor);
  await page.shows(close);
});
