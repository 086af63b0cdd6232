import { until } from '@nukkad/browser/testing/page.ts';
import { memberSignOut } from '@nukkad/contract/partner/member.routes.ts';
import {
  companyOne,
  inviteAccept,
  inviteRead,
  teamChangeRole,
  teamConfirm,
  teamEnd,
  teamInvite,
  teamLeave,
  teamList,
} from '@nukkad/contract/partner/team.routes.ts';
import { expect, it, vi } from 'vitest';
import { answer, type FakeAnswer, fakePartner, offline, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf } from '../../testing/sample-applicants.ts';
import { COMPANY_ID, ME } from '../../testing/sample-me.ts';

const SINCE = { since: '2026-09-01T05:00:00.000Z', seenAt: null };
const TEAM = {
  items: [
    { ...SINCE, id: ME.member.id, name: 'Asha Kulkarni', phone: '+919000000001', role: 'OWNER' as const },
    { ...SINCE, id: idOf(7), name: 'Ravi Patil', phone: '+919000000002', role: 'RECRUITER' as const },
  ],
  invites: [],
};
const TOKEN = 'abcdefghijklmnopqrstuvwxyz';
const api = (...more: readonly FakeAnswer[]) => fakePartner(answer(teamList, TEAM), ...more);

it('shows the people, and changes or ends the membership of others', async () => {
  const partner = api(answer(teamChangeRole, refuses('LAST_OWNER')), answer(teamEnd, {}));
  const page = await renderHireScreen('/team', { partner });
  await page.shows('Asha Kulkarni (you)');
  await page.shows('Ravi Patil');
  await page.press('Make owner');
  await page.shows('The company needs an owner. Make somebody else an owner first.');
  await page.press('Remove');
  await page.shows('Remove Ravi Patil?');
  await page.press('Remove');
  expect(partner.calls(teamEnd)).toEqual([{ params: { company: COMPANY_ID, member: idOf(7) } }]);
});

it('asks for another sign-in before somebody becomes an owner, and comes back here', async () => {
  const partner = api(
    answer(teamChangeRole, refuses('FRESH_LOGIN_NEEDED')),
    answer(teamInvite, refuses('FRESH_LOGIN_NEEDED')),
    answer(memberSignOut, {}),
  );
  const page = await renderHireScreen('/team', { partner });
  await page.type('Their mobile number', '9000000009');
  await page.press('Create the invitation');
  await page.shows('Please log in again first, so that we know it is you.');
  expect(page.names().filter((name) => name === 'Log in again')).toHaveLength(1);
  await page.press('Make owner');
  await until(() => expect(page.names().filter((name) => name === 'Log in again')).toHaveLength(2));
  await page.press('Log in again');
  await until(() => expect(page.address()).toBe('/?next=%2Fteam'));
});

it('invites a number, and shows the link once', async () => {
  const invite = {
    id: idOf(8),
    token: TOKEN,
    role: 'RECRUITER' as const,
    expiresAt: '2026-12-04T05:00:00.000Z',
  };
  const partner = api(answer(teamInvite, invite));
  const page = await renderHireScreen('/team', { partner });
  await page.type('Their mobile number', '123');
  await page.press('Create the invitation');
  await page.shows('Type 10 digits, starting with 6, 7, 8 or 9.');
  await page.type('Their mobile number', '9000000009');
  await page.press('Create the invitation');
  await page.shows(`/invite/${TOKEN}`);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.press('Copy');
  await page.shows('Copied');
  expect(copied.mock.calls).toEqual([[expect.stringMatching(`/invite/${TOKEN}$`)]]);
  expect(partner.calls(teamInvite)[0]?.body).toEqual({ phone: '+919000000009', role: 'RECRUITER' });
  partner.answer(teamInvite, refuses('INVITE_LIMIT'));
  await page.type('Their mobile number', '9000000010');
  await page.press('Create the invitation');
  await page.shows('That is enough invitations for today.');
});

it('says that the last owner stays', async () => {
  const page = await renderHireScreen('/team', { partner: api(answer(teamLeave, refuses('LAST_OWNER'))) });
  await page.press('Leave Annapurna Foods');
  await page.press('Leave');
  await page.shows('The company needs an owner.');
  expect(page.address()).toBe('/team');
});

it('lets recruiters leave, and shows them no list', async () => {
  const [company] = ME.companies;
  const me = { ...ME, companies: company ? [{ ...company, role: 'RECRUITER' as const }] : [] };
  const partner = fakePartner(answer(teamLeave, {}), answer(companyOne, offline));
  const page = await renderHireScreen('/team', { partner, me });
  await page.shows('Only owners see and invite people.');
  await page.press('Leave Annapurna Foods');
  await page.press('Leave');
  expect(partner.calls(teamLeave)).toEqual([{ params: { company: COMPANY_ID } }]);
});

it('accepts an invitation, and opens its company', async () => {
  const partner = fakePartner(
    answer(inviteRead, { company: 'Annapurna Foods', city: 'Pune', role: 'RECRUITER' }),
    answer(inviteAccept, ME),
    answer(companyOne, offline),
  );
  const page = await renderHireScreen(`/invite/${TOKEN}`, { partner, me: { ...ME, companies: [] } });
  await page.shows('Annapurna Foods, Pune. Your role: Recruiter.');
  await page.press('Accept');
  await vi.waitFor(() => expect(page.address()).toBe('/today'));
});

it('asks people with an invitation to log in, and says if it has ended', async () => {
  const page = await renderHireScreen(`/invite/${TOKEN}`, { me: null });
  expect(page.address()).toBe(`/?next=%2Finvite%2F${TOKEN}`);
  const partner = fakePartner(answer(inviteRead, refuses('INVITE_ENDED')));
  const ended = await renderHireScreen(`/invite/${TOKEN}`, { partner });
  await ended.shows('This invitation cannot be used. Ask for a new one.');
});

it.each([
  ['en', 'Who still belongs to Annapurna Foods?', 'All still belong'],
  ['hi', 'Annapurna Foods में अब भी कौन-कौन है?', 'सब अब भी हैं'],
  ['mr', 'Annapurna Foods मध्ये अजूनही कोण कोण आहे?', 'सगळे अजूनही आहेत'],
] as const)(
  'asks in %s who still belongs, and confirms everybody in one press',
  async (language, question, all) => {
    const partner = api(answer(teamConfirm, { confirmed: 2 }));
    partner.answer(teamList, { ...TEAM, askedAt: '2026-11-20T05:00:00.000Z' });
    const page = await renderHireScreen('/team', { partner, language });
    await page.shows(question);
    partner.answer(teamList, TEAM);
    await page.press(all);
    await page.hides(question);
    const params = { company: COMPANY_ID };
    expect(partner.calls(teamConfirm)).toEqual([{ params, body: { members: [idOf(7)] } }]);
  },
);

it('keeps the question if it could not be answered, and asks nobody who is alone', async () => {
  const partner = api(answer(teamConfirm, offline));
  partner.answer(teamList, { ...TEAM, askedAt: '2026-11-20T05:00:00.000Z' });
  const page = await renderHireScreen('/team', { partner });
  await page.press('All still belong');
  await page.shows('No internet.');
  await page.shows('Who still belongs');
  partner.answer(teamList, { ...TEAM, items: TEAM.items.slice(0, 1), askedAt: '2026-11-20T05:00:00.000Z' });
  const alone = await renderHireScreen('/team', { partner });
  await alone.shows('Only you so far.');
  await alone.hides('Who still belongs');
});

it.each([
  ['RECRUITER', 'Make owner', 'OWNER'],
  ['OWNER', 'Make recruiter', 'RECRUITER'],
] as const)('changes a member who is %s by “%s”', async (role, button, other) => {
  const [me, ravi] = TEAM.items;
  const items = me && ravi ? [me, { ...ravi, role }] : [];
  const partner = api(answer(teamList, { ...TEAM, items }), answer(teamChangeRole, {}));
  const page = await renderHireScreen('/team', { partner });
  await page.press(button);
  expect(partner.calls(teamChangeRole)).toEqual([
    { params: { company: COMPANY_ID, member: idOf(7) }, body: { role: other } },
  ]);
});

it('opens the company of an invitation, not the one that the member has already', async () => {
  const [known] = ME.companies;
  const companies = known ? [known, { ...known, id: idOf(9), name: 'Shree Traders' }] : [];
  const partner = fakePartner(
    answer(inviteRead, { company: 'Shree Traders', city: 'Pune', role: 'RECRUITER' }),
    answer(inviteAccept, { ...ME, companies }),
    answer(companyOne, offline),
  );
  const page = await renderHireScreen(`/invite/${TOKEN}`, { partner });
  await page.press('Accept');
  await vi.waitFor(() => expect(page.address()).toBe('/today'));
  expect(document.querySelector('.hire-header__company')?.textContent).toBe('Shree Traders');
});

it('offers the link of an invitation as an SMS to its number', async () => {
  const invite = { id: idOf(8), token: TOKEN, role: 'OWNER' as const, expiresAt: '2026-12-04T05:00:00.000Z' };
  const partner = api(answer(teamInvite, invite));
  const page = await renderHireScreen('/team', { partner });
  await page.type('Their mobile number', '9000000009');
  await page.press('OwnerAlso invites and removes people.');
  await page.press('Create the invitation');
  await page.shows(`/invite/${TOKEN}`);
  const href = document.querySelector('a[href^="sms:"]')?.getAttribute('href') ?? '';
  const address = `${window.location.origin}/invite/${TOKEN}`;
  expect(decodeURIComponent(href)).toBe(`sms:+919000000009?body=Annapurna Foods invites you: ${address}`);
  expect(partner.calls(teamInvite)[0]?.body.role).toBe('OWNER');
});
