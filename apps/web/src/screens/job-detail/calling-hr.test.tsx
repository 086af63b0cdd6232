import { expect, it, onTestFinished, vi } from 'vitest';
import { exampleOf, fakeApi, offline } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ADDRESS = '/jobs?cook-for-a-mess-aZ09bY';
const SETTINGS = { ...exampleOf('startup.settings'), hrFromHour: 0, hrToHour: 24 };

it.each([
  ['en', 'Call HR', 'That did not work', 'No internet.', 'Try again', 'Show number'],
  ['hi', 'HR को फ़ोन करें', 'यह नहीं हो पाया', 'इंटरनेट नहीं है।', 'फिर कोशिश करें', 'नंबर देखें'],
  ['mr', 'HR ला फोन करा', 'हे झालं नाही', 'इंटरनेट नाही.', 'पुन्हा प्रयत्न करा', 'नंबर पाहा'],
] as const)(
  'shows in %s that HR cannot be called offline, and tries again',
  async (language, call, title, why, again, show) => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => line.mockRestore());
    const api = fakeApi({ 'startup.settings': offline });
    const screen = await renderScreen(ADDRESS, { api, language });
    await screen.press(call);
    await screen.shows(title);
    await screen.shows(why);
    api.answer({ 'startup.settings': SETTINGS });
    await screen.press(again);
    await screen.shows(show);
    expect(api.calls('hr.contact')).toEqual([]);
  },
);

it.each([
  ['every fact', {}, ['Phone', 'E-mail', 'Address']],
  ['no e-mail', { email: '' }, ['Phone', 'Address']],
  ['no address', { address: '' }, ['Phone', 'E-mail']],
  ['no phone number', { phone: '' }, ['E-mail', 'Address']],
])(
  'shows of a contact with %s only what is known, with links to call and to write',
  async (_what, changes, names) => {
    const contact = {
      ...exampleOf('hr.contact'),
      phone: '+912012345678',
      email: 'hr@example.in',
      ...changes,
    };
    const api = fakeApi({ 'startup.settings': SETTINGS, 'hr.contact': contact });
    const screen = await renderScreen(ADDRESS, { api });
    await screen.press('Call HR');
    await screen.press('Show number · 1 credit');
    await screen.shows('Never pay anyone for a job.');
    const dialog = [...document.querySelectorAll('dialog, [role=dialog]')].find(
      (one) => one.querySelector('a[href^="tel:"]') !== null,
    );
    const shown = [...(dialog?.querySelectorAll('dt, th') ?? [])].map(({ textContent }) =>
      textContent?.trim(),
    );
    expect(shown).toEqual(names);
    const links = [...(dialog?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toContain(`tel:${contact.phone}`);
    expect(links.filter((link) => link?.startsWith('mailto:'))).toEqual(
      contact.email ? [`mailto:${contact.email}`] : [],
    );
  },
);

it.each([
  ['en', 'Call HR', 'It takes 1 credit to see the number. After that, this number is free.'],
  ['hi', 'HR को फ़ोन करें', 'नंबर देखने में 1 क्रेडिट लगेगा। इसके बाद यह नंबर मुफ़्त में दिखेगा।'],
  ['mr', 'HR ला फोन करा', 'नंबर पाहायला 1 क्रेडिट लागेल. त्यानंतर हा नंबर मोफत दिसेल.'],
] as const)(
  'shows in %s the price without a number of credits that is unknown',
  async (language, call, price) => {
    const { job } = exampleOf('jobs.byShareId');
    const api = fakeApi({
      'startup.settings': SETTINGS,
      'jobs.byShareId': { job: { ...job, credits: null } },
    });
    const screen = await renderScreen(ADDRESS, { api, language });
    await screen.press(call);
    await screen.shows(price);
  },
);

it('asks again, without the error of the last time, after the dialog was closed', async () => {
  const api = fakeApi({ 'startup.settings': SETTINGS, 'hr.contact': offline });
  const screen = await renderScreen(ADDRESS, { api });
  await screen.press('Call HR');
  await screen.press('Show number · 1 credit');
  await screen.shows('No internet.');
  await screen.press('Cancel');
  await screen.press('Call HR');
  expect(screen.names()).toContain('Show number · 1 credit');
  await screen.hides('No internet.');
});
