import { fieldValue } from '@nukkad/browser/testing/page.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exampleOf, fakeApi } from './fake-api.ts';
import { renderScreen } from './render-screen.tsx';

const { job: JOB } = exampleOf('jobs.byShareId');
const PROFILE = exampleOf('profile.whole');
const COMPANY = '/companyreview?shinde-sweets-aZ09bY';
const api = () =>
  fakeApi({ 'profile.whole': { ...PROFILE, professionalSummary: '', fresherSummary: '', skills: [] } });

/** Opens the URL again with the same session storage, as after a reload. */
function reloaded(address: string) {
  return renderScreen(address, { api: api(), tab: { ...window.sessionStorage } });
}

it.each([
  ['a school', '/sscDetail', [], 'School'],
  ['a degree', '/ugDetail', [], 'College or university'],
  ['a fresher’s summary', '/fresher', [], 'Profile summary'],
  ['a review', COMPANY, ['Change your review'], 'What should others know?'],
  ['a report in own words', `/jobs?${JOB.link}`, ['Report this job', 'Other'], 'What happened?'],
  ['a message', '/chatadmin', [], 'Message'],
] as const)('what was typed into %s survives a reload', async (_what, address, presses, field) => {
  const before = await renderScreen(address, { api: api() });
  for (const name of presses) await before.press(name);
  await before.type(field, 'half of it');
  const after = await reloaded(address);
  for (const name of presses) await after.press(name);
  expect(await fieldValue(field)).toBe('half of it');
});

it('chosen interests survive a reload, and the draft is deleted when they are saved', async () => {
  const before = await renderScreen('/interest');
  await before.press('Cook');
  const after = await reloaded('/interest');
  await after.press('Confirm');
  await after.settled();
  expect(after.api.calls('interests.save')).toEqual([{ jobProfiles: ['tailor', 'cook'] }]);
  expect(window.sessionStorage.getItem('nukkad.draft.interests')).toBeNull();
});

it('the draft of a school is deleted when it is saved', async () => {
  const screen = await renderScreen('/sscDetail');
  await screen.type('School', 'ZP School');
  await screen.press('Save');
  await screen.settled();
  expect(screen.api.calls('education.saveSchool')).toMatchObject([{ school: 'ZP School' }]);
  expect(window.sessionStorage.getItem('nukkad.draft.education-SSC')).toBeNull();
});

it.each([
  ['en', 'I still work there', 'Start date', 'Submit', 'This date is in the future.'],
  ['hi', 'मैं अभी वहीं काम करता/करती हूँ', 'कब से', 'जमा करें', 'यह दिन अभी आया नहीं है।'],
  ['mr', 'मी सध्या तिथेच काम करतो/करते', 'कधीपासून', 'पाठवा', 'हा दिवस अजून आलेला नाही.'],
] as const)(
  'a start date in the future is refused at its field in %s, also for a current job',
  async (language, now, start, submit, problem) => {
    const none = fakeApi({ 'experience.list': { entries: [] } });
    const screen = await renderScreen('/experience', { language, api: none });
    await screen.press(now);
    await screen.type(start, '2999-01-01');
    await screen.press(submit);
    await screen.shows(problem);
    expect(none.calls('experience.add')).toEqual([]);
  },
);

it.each([
  ['en', 'Near me', 'Allow your location', 'turn Location on'],
  ['hi', 'मेरे आसपास', 'लोकेशन की इजाज़त दें', '“जगह” (Location) चालू करें'],
  ['mr', 'माझ्या जवळ', 'लोकेशनची परवानगी द्या', '“स्थान” (Location) चालू करा'],
] as const)(
  'a refused location shows in %s how to allow it in this browser',
  async (language, near, title, step) => {
    const refuse = (_onPosition: unknown, failed: (error: unknown) => void) => failed({ code: 1 });
    vi.stubGlobal('navigator', {
      ...Object.fromEntries(
        ['language', 'onLine', 'locks', 'cookieEnabled'].map((name) => [name, Reflect.get(navigator, name)]),
      ),
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
      geolocation: { getCurrentPosition: refuse },
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const screen = await renderScreen('/joblist', { language, viewer: 'visitor' });
    await screen.press(near);
    await screen.shows(title);
    await screen.shows(step);
  },
);
