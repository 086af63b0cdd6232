import { expect, it } from 'vitest';
import { exampleOf, fakeApi, offline } from '../../testing/fake-api.ts';
import { until } from '../../testing/page.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const MINE = exampleOf('applications.myJobs');
const [JOB] = MINE.jobs;

it.each([
  ['en', 'My jobs · Nukkad Jobs', 'Interview: 24 Nov 2026, 11 AM', 'Withdraw my application'],
  ['hi', 'मेरे काम · Nukkad Jobs', 'इंटरव्यू: 24 नवंबर 2026, सुबह 11 बजे', 'अर्ज़ी वापस लें'],
  ['mr', 'माझी कामं · Nukkad Jobs', 'इंटरव्ह्यू: 24 नोव्हेंबर 2026, सकाळी 11 वाजता', 'अर्ज मागे घ्या'],
] as const)('shows the state of each application in %s', async (language, title, interview, withdraw) => {
  const screen = await renderScreen('/myjobs', { language });
  expect(document.title).toBe(title);
  await screen.shows(interview);
  await screen.shows(withdraw);
});

it.each([
  ['en', 'Please log in to see how your jobs are going.'],
  ['hi', 'आपके काम कहाँ तक पहुँचे, यह देखने के लिए लॉगिन करें।'],
  ['mr', 'तुमची कामं कुठवर आली ते पाहण्यासाठी लॉगिन करा.'],
] as const)('asks a visitor in %s to log in without calling the API', async (language, words) => {
  const { api, shows } = await renderScreen('/myjobs', { language, viewer: 'visitor' });
  await shows(words);
  expect(api.calls('applications.myJobs')).toEqual([]);
});

it('withdraws an application after a confirmation, and refetches the counts', async () => {
  const screen = await renderScreen('/myjobs');
  const before = screen.api.calls('applications.myJobs').length;
  await screen.press('Withdraw my application');
  await screen.shows('You won’t get the credit back. You can apply again at any time.');
  expect(screen.api.calls('applications.withdraw')).toEqual([]);
  screen.api.answer({ 'applications.myJobs': { ...MINE, jobs: [] } });
  await screen.press('Withdraw');
  await screen.shows('You have withdrawn your application');
  expect(screen.api.calls('applications.withdraw')).toEqual([{ jobId: JOB?.id }]);
  await screen.hides('Interview: 24 Nov 2026');
  await until(() => expect(screen.api.calls('applications.myJobs').length).toBeGreaterThan(before));
});

it('refetches the list and its counts after a recommended job was saved', async () => {
  const screen = await renderScreen('/myjobs');
  screen.api.answer({ 'applications.myJobs': { ...MINE, counts: { ...MINE.counts, SAVED: 5 } } });
  await screen.press('Save this job: Cook for a mess');
  await screen.shows('Job saved');
  await screen.shows('Saved5');
});

it('stores the tab in the address', async () => {
  const screen = await renderScreen('/myjobs');
  await screen.press('Saved4');
  expect(screen.address()).toBe('/myjobs?tab=saved');
  await until(() => expect(screen.api.calls('applications.myJobs').at(-1)).toMatchObject({ tab: 'SAVED' }));
});

it.each([
  ['en', 'No internet. Please check your internet connection and try again.', 'Try again'],
  ['hi', 'इंटरनेट नहीं है। इंटरनेट देखकर फिर कोशिश करें।', 'फिर कोशिश करें'],
  ['mr', 'इंटरनेट नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा.', 'पुन्हा प्रयत्न करा'],
] as const)('shows in %s that the browser is offline, and tries again', async (language, words, retry) => {
  const api = fakeApi({ 'applications.myJobs': offline });
  const screen = await renderScreen('/myjobs', { language, api });
  await screen.shows(words);
  api.answer({ 'applications.myJobs': MINE });
  await screen.press(retry);
  await screen.shows('Cook for a mess');
  await screen.hides(words);
});
