import { memberChange, memberMe } from '@nukkad/contract/partner/member.routes.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { expect, it } from 'vitest';
import { answer, fakePartner, offline, refuses } from '../testing/fake-partner.ts';
import { renderHireScreen } from '../testing/render-hire-screen.tsx';
import { ME } from '../testing/sample-me.ts';

it('shows the company, the tabs, and an error with its reason', async () => {
  const page = await renderHireScreen('/today', { partner: fakePartner(answer(companyOne, offline)) });
  await page.shows('Annapurna Foods');
  await page.shows('No internet. Please check your internet connection and try again.');
  expect(page.names()).toEqual(
    expect.arrayContaining(['Today', 'Try again', 'EN English', 'हिं हिन्दी', 'म मराठी']),
  );
});

it('changes the language of the page, the device and the member', async () => {
  const member = { ...ME.member, language: 'hi' as const };
  const partner = fakePartner(answer(companyOne, offline), answer(memberChange, { ...ME, member }));
  const page = await renderHireScreen('/today', { partner });
  await page.press('हिं हिन्दी');
  await page.shows('आज');
  expect(document.documentElement.lang).toBe('hi');
  expect(window.localStorage.getItem('hire-language')).toBe('hi');
  expect(partner.calls(memberChange)).toEqual([{ body: { language: 'hi' } }]);
});

it('goes to the sign-in when the session has ended', async () => {
  const ended = refuses('NOT_SIGNED_IN', { status: 401 });
  const page = await renderHireScreen('/today', { partner: fakePartner(answer(companyOne, ended)) });
  await page.shows('Send me a code');
  page.partner.answer(memberMe, ended);
  expect(page.address()).toBe('/?next=%2Ftoday');
});

it('says that an address does not exist', async () => {
  const page = await renderHireScreen('/nowhere');
  await page.shows('Page not found');
});
