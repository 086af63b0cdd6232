import { choose, until } from '@nukkad/browser/testing/page.ts';
import {
  COMPANY_PICTURES_MAX,
  companyChange,
  companyProfile,
} from '@nukkad/contract/partner/company.routes.ts';
import { logoSet, paperRemove } from '@nukkad/contract/partner/company-file.routes.ts';
import { expect, it, vi } from 'vitest';
import { answer, fakePartner, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf } from '../../testing/sample-applicants.ts';
import { PROFILE } from '../../testing/sample-company.ts';
import { COMPANY_ID, ME } from '../../testing/sample-me.ts';

const PAPER = {
  id: COMPANY_ID,
  kind: 'LICENCE' as const,
  state: 'OPEN' as const,
  createdAt: '2026-11-27T10:00:00.000Z',
  decidedAt: null,
};

it.each([
  ['en', 'Missing: a GSTIN, CIN or Udyam number.', 'People may call you from 9 AM to 8 PM.'],
  ['hi', 'कमी: GSTIN, CIN या Udyam नंबर।', 'दुकान के सामने की फ़ोटो जोड़ें'],
  ['mr', 'राहिलंय: GSTIN, CIN किंवा Udyam क्रमांक.', 'दुकानाच्या दर्शनी भागाचा फोटो जोडा'],
] as const)('shows in %s what is missing', async (language, missing, other) => {
  const page = await renderHireScreen('/company', {
    partner: fakePartner(answer(companyProfile, PROFILE)),
    language,
  });
  await page.shows(missing);
  await page.shows(other);
});

it('saves the hours with the version that was shown, and says when a colleague was faster', async () => {
  const changed = { ...PROFILE, version: '2026-11-27T11:00:00.000Z', hours: { from: 9, to: 20 } };
  const partner = fakePartner(answer(companyProfile, PROFILE), answer(companyChange, changed));
  const page = await renderHireScreen('/company', { partner });
  await page.press('Save hours');
  expect(partner.calls(companyChange)).toEqual([
    {
      params: { company: COMPANY_ID },
      body: { version: PROFILE.version, hours: { from: 9, to: 20 } },
    },
  ]);
  partner.answer(companyChange, refuses('CHANGED_SINCE', { status: 409 }));
  await page.press('Save hours');
  await page.shows('A colleague has changed this meanwhile. Please look again.');
  expect(page.names()).toContain('Show the latest');
});

it('offers every hour of the day: from midnight, and until midnight', async () => {
  await renderHireScreen('/company', { partner: fakePartner(answer(companyProfile, PROFILE)) });
  await until(() => expect(document.querySelectorAll('.hire-company__hours select')).toHaveLength(2));
  const selects = document.querySelectorAll<HTMLSelectElement>('.hire-company__hours select');
  const hoursOf = (select: HTMLSelectElement | undefined) =>
    Array.from(select?.options ?? [], ({ value }) => Number(value));
  const from = hoursOf(selects[0]);
  const to = hoursOf(selects[1]);
  expect(from).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  expect(to).toEqual(Array.from({ length: 24 }, (_, hour) => hour + 1));
});

it('removes a paper', async () => {
  const partner = fakePartner(
    answer(companyProfile, { ...PROFILE, papers: [PAPER] }),
    answer(paperRemove, PROFILE),
  );
  const page = await renderHireScreen('/company', { partner });
  await page.shows('Licence: we look at it');
  await page.press('Remove: Licence');
  await page.hides('Licence: we look at it');
});

it('sends the logo, and empties its input so that the same file can be chosen twice', async () => {
  const partner = fakePartner(answer(companyProfile, PROFILE), answer(logoSet, PROFILE));
  await renderHireScreen('/company', { partner });
  const input = document.querySelector('input[aria-label="Choose a logo"]') as HTMLInputElement;
  const emptied = vi.fn();
  Object.defineProperty(input, 'value', { configurable: true, get: () => 'logo.jpg', set: emptied });
  const logo = new File(['face'], 'logo.jpg', { type: 'image/jpeg' });
  await choose('Choose a logo', logo);
  await until(() => expect(partner.files(logoSet)).toEqual([logo]));
  expect(emptied).toHaveBeenCalledExactlyOnceWith('');
});

it('lets recruiters look, not change', async () => {
  const me = {
    ...ME,
    companies: ME.companies.map((company) => ({ ...company, role: 'RECRUITER' as const })),
  };
  const partner = fakePartner(answer(companyProfile, { ...PROFILE, papers: [PAPER] }));
  const page = await renderHireScreen('/company', { partner, me });
  await page.shows('Five checks');
  for (const name of ['Save hours', 'Remove: Licence', 'Choose a logo', 'Add a picture'])
    expect(page.names()).not.toContain(name);
});

it('cannot save hours that end when they begin', async () => {
  const page = await renderHireScreen('/company', {
    partner: fakePartner(answer(companyProfile, { ...PROFILE, hours: { from: 9, to: 20 } })),
  });
  const save = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save hours');
  const [from] = document.querySelectorAll<HTMLSelectElement>('.hire-company__hours select');
  for (const [hour, isOff] of [
    ['19', false],
    ['20', true],
    ['21', true],
  ] as const) {
    if (from) from.value = hour;
    from?.dispatchEvent(new Event('change', { bubbles: true }));
    await page.settled();
    expect(save()?.disabled, hour).toBe(isOff);
    const error = document.querySelector('.hire-company__hours [role=alert]')?.textContent ?? null;
    expect(error, hour).toBe(isOff ? 'Choose an end that is after the beginning.' : null);
  }
});

it.each([
  [COMPANY_PICTURES_MAX - 1, true],
  [COMPANY_PICTURES_MAX, false],
])('with %d pictures offers to add one: %s', async (count, isOffered) => {
  const pictures = Array.from({ length: count }, (_, at) => ({ id: idOf(at), key: `public/${at}.webp` }));
  const page = await renderHireScreen('/company', {
    partner: fakePartner(answer(companyProfile, { ...PROFILE, pictures })),
  });
  await page.shows('Logo and pictures');
  expect(page.names().includes('Add a picture')).toBe(isOffered);
  expect(page.names().filter((name) => name.startsWith('Remove: Picture'))).toEqual(
    Array.from({ length: count }, (_, at) => `Remove: Picture ${at + 1}`),
  );
});

it('removes the picture of the button, and keeps the others in their order', async () => {
  const pictures = [1, 2, 3].map((number) => ({ id: idOf(number), key: `public/${number}.webp` }));
  const partner = fakePartner(
    answer(companyProfile, { ...PROFILE, pictures }),
    answer(companyChange, PROFILE),
  );
  const page = await renderHireScreen('/company', { partner });
  await page.press('Remove: Picture 2');
  expect(partner.calls(companyChange).map(({ body }) => body)).toEqual([
    { version: PROFILE.version, pictures: [idOf(1), idOf(3)] },
  ]);
});
