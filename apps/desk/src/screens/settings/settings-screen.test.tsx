import { memberDeletion } from '@nukkad/contract/partner/leaving.routes.ts';
import {
  memberChange,
  memberDevices,
  memberEndDevice,
  memberEndOtherDevices,
  memberSignOut,
} from '@nukkad/contract/partner/member.routes.ts';
import { quietHoursChange, quietHoursRead } from '@nukkad/contract/partner/notice.routes.ts';
import { passkeyList } from '@nukkad/contract/partner/passkey.routes.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { expect, it } from 'vitest';
import { answer, type FakeAnswer, fakePartner, offline } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf } from '../../testing/sample-applicants.ts';
import { ME } from '../../testing/sample-me.ts';

const TIMES = { startedAt: '2026-11-20T05:00:00.000Z', seenAt: '2026-11-26T05:00:00.000Z' };
const DEVICES = {
  items: [
    { ...TIMES, id: idOf(1), device: 'Chrome on Android', isCurrent: true },
    { ...TIMES, id: idOf(2), device: null, isCurrent: false },
  ],
};
const api = (...more: readonly FakeAnswer[]) =>
  fakePartner(
    answer(memberDevices, DEVICES),
    answer(passkeyList, { items: [] }),
    answer(quietHoursRead, { from: 21, to: 7 }),
    ...more,
  );

it('signs out one device, all others, and this one', async () => {
  const partner = api(
    answer(memberEndDevice, {}),
    answer(memberEndOtherDevices, { ended: 1 }),
    answer(memberSignOut, {}),
  );
  const page = await renderHireScreen('/settings', { partner });
  await page.shows('Chrome on Android');
  await page.shows('This one');
  await page.press('Log out');
  expect(partner.calls(memberEndDevice)).toEqual([{ params: { device: idOf(2) } }]);
  await page.press('Log out everywhere else');
  expect(partner.calls(memberEndOtherDevices)).toHaveLength(1);
  window.localStorage.setItem('hire-company', 'x');
  window.localStorage.setItem('hire-push', 'x');
  await page.press('Log out on this device');
  await page.shows('Send me a code');
  expect(window.localStorage.getItem('hire-company')).toBeNull();
  expect(window.localStorage.getItem('hire-push')).toBeNull();
});

it('changes the name', async () => {
  const changed = { ...ME, member: { ...ME.member, name: 'Asha K' } };
  const page = await renderHireScreen('/settings', { partner: api(answer(memberChange, changed)) });
  expect(page.names()).not.toContain('Save');
  await page.type('Your name', '  ');
  await page.shows('Please fill this in.');
  await page.type('Your name', 'Asha K');
  await page.press('Save');
  await page.shows('Saved');
  expect(page.partner.calls(memberChange)).toEqual([{ body: { name: 'Asha K' } }]);
});

it('leads from More to the places that exist, and to another company', async () => {
  const [company] = ME.companies;
  const second = company && { ...company, id: idOf(9), name: 'Shree Traders' };
  const me = { ...ME, companies: [...ME.companies, ...(second ? [second] : [])] };
  const one = await renderHireScreen('/more', { partner: api() });
  expect(one.names()).toEqual(expect.arrayContaining(['Team', 'Settings']));
  expect(one.names()).not.toContain('Another company');
  window.localStorage.clear();
  const page = await renderHireScreen('/', { partner: api(answer(companyOne, offline)), me });
  await page.press('STShree TradersPune');
  await page.go('/more');
  await page.press('Another company');
  await page.press('AFAnnapurna FoodsPune');
  expect(window.localStorage.getItem('hire-company')).toBe(company?.id);
});

it('leads to deleting the account', async () => {
  const page = await renderHireScreen('/settings', {
    partner: api(answer(memberDeletion, { companies: [] })),
  });
  await page.press('Delete my account');
  await page.shows('The companies’ jobs and answers stay.');
  expect(page.address()).toBe('/settings/delete');
});

it('shows the quiet hours, switches them off, and stores them', async () => {
  const partner = api(answer(quietHoursChange, { from: 0, to: 0 }));
  const page = await renderHireScreen('/settings', { partner });
  await page.shows('Quiet time');
  expect(fieldsOf()).toEqual(['21', '7']);
  expect(page.names()).not.toContain('Save');
  await page.press('Keep quiet at night');
  expect(fieldsOf()).toEqual([]);
  partner.answer(quietHoursRead, { from: 0, to: 0 });
  await page.press('Save');
  await page.shows('Saved');
  expect(partner.calls(quietHoursChange)).toEqual([{ body: { from: 0, to: 0 } }]);
  expect(page.names()).not.toContain('Save');
  await page.press('Keep quiet at night');
  expect(fieldsOf()).toEqual(['21', '7']);
});

it('keeps chosen quiet hours that could not be stored', async () => {
  const page = await renderHireScreen('/settings', { partner: api(answer(quietHoursChange, offline)) });
  await page.press('Keep quiet at night');
  await page.press('Save');
  await page.shows('No internet.');
  expect(page.names()).toContain('Save');
});

const fieldsOf = () =>
  [...document.querySelectorAll<HTMLSelectElement>('.hire-settings__hours select')].map(({ value }) => value);

it.each([
  [1, false],
  [2, true],
])('with %d devices offers to log out everywhere else: %s', async (count, isOffered) => {
  const partner = api(answer(memberDevices, { items: DEVICES.items.slice(0, count) }));
  const page = await renderHireScreen('/settings', { partner });
  await page.shows('Chrome on Android');
  expect(page.names().includes('Log out everywhere else')).toBe(isOffered);
});

it('offers each hour as an end of the quiet time, but not the other end', async () => {
  await renderHireScreen('/settings', { partner: api() });
  const offered = [...document.querySelectorAll<HTMLSelectElement>('.hire-settings__hours select')].map(
    ({ options }) => Array.from(options, ({ value }) => Number(value)),
  );
  const without = (other: number) =>
    Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => hour !== other);
  expect(offered).toEqual([without(7), without(21)]);
});
