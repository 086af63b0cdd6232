import { fakeSynthesis } from '@nukkad/browser/testing/fake-synthesis.ts';
import { until } from '@nukkad/browser/testing/page.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

const FOUND = exampleOf('jobs.filter');
/** The example seeker has stored a home. The short distance, which only the eye sees, is not read. */
const DISTANCE = 'a month. 5.4 km from your home, about 35 min by bus, Kothrud, Pune.';
const [JOB] = FOUND.jobs as [(typeof FOUND.jobs)[number]];

it('reads one card at a time: title, company, pay, distance and hours', async () => {
  const { said, cancel } = fakeSynthesis('en-IN');
  const jobs = ['Cook one', 'Cook two'].map((title, at) => ({ ...JOB, id: `card-${at}`, title }));
  const api = fakeApi({
    'jobs.filter': { ...FOUND, jobs, nearby: [], steps: undefined },
    'jobs.topPicks': { jobs: [] },
  });
  const screen = await renderScreen('/joblist', { api });
  await screen.press('Listen: Cook one');
  await until(() => expect(said).toHaveLength(1));
  const pressed = () => document.querySelectorAll('.card-listen[aria-pressed=true]').length;
  await until(() => expect(pressed()).toBe(1));
  // The sentences of a card follow one another.
  const texts = () => said.map(({ text }) => text).join(' ');
  for (let at = 0; at < 12 && pressed() === 1; at += 1) said.at(-1)?.onend();
  for (const part of ['Mess and canteen cook', 'Annapurna Kitchens', '15,000', DISTANCE, 'Day shift'])
    expect(texts()).toContain(part);
  expect(texts().indexOf('Annapurna')).toBeLessThan(texts().indexOf('15,000'));
  expect(texts().indexOf('15,000')).toBeLessThan(texts().indexOf(DISTANCE));
  await until(() => expect(pressed()).toBe(0));
  const before = said.length;
  await screen.press('Listen: Cook one');
  await until(() => expect(said).toHaveLength(before + 1));
  await screen.press('Listen: Cook two');
  await until(() => expect(said).toHaveLength(before + 2));
  expect(cancel).toHaveBeenCalledOnce();
  expect(pressed()).toBe(1);
  await screen.press('Listen: Cook two');
  expect(cancel).toHaveBeenCalledTimes(2);
  await until(() => expect(pressed()).toBe(0));
});

it.each([
  ['en', ['hi-IN'], 'Listen: Cook for a mess', 'This phone has no voice for English. Please read the job.'],
  ['hi', ['en-IN'], 'सुनें: Cook for a mess', 'इस फ़ोन में हिंदी की आवाज़ नहीं है। काम पढ़कर देखें।'],
  ['mr', ['en-IN', 'hi-IN'], 'ऐका: Cook for a mess', 'या फोनमध्ये मराठी आवाज नाही. कामाची माहिती वाचा.'],
] as const)(
  'says in %s that the device has only voices for %j',
  async (language, voices, listen, sentence) => {
    const { said } = fakeSynthesis(...voices);
    const screen = await renderScreen('/joblist', { language });
    await screen.press(listen);
    await screen.shows(sentence);
    expect(said).toEqual([]);
  },
);

it('reads a card while the device still loads its voices', async () => {
  const { said } = fakeSynthesis();
  const screen = await renderScreen('/joblist');
  await screen.press('Listen: Cook for a mess');
  await until(() => expect(said).toHaveLength(1));
});
