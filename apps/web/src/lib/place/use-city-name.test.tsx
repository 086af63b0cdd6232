import { it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const START = exampleOf('search.start');
const [JOB] = START.latestJobs;

it.each([
  ['en', 'Pune', 'Newest jobs in Pune'],
  ['hi', 'Pune', 'पुणे के सबसे नए काम'],
  ['hi', 'pune', 'पुणे के सबसे नए काम'],
  ['mr', 'पुणे', 'पुणे इथली नवीन कामं'],
] as const)(
  'names the city of an address in %s, where it is written %s',
  async (language, written, title) => {
    const screen = await renderScreen(`/searchjob?city=${encodeURIComponent(written)}`, { language });
    await screen.shows(title);
  },
);

it('returns an unknown city as given', async () => {
  const screen = await renderScreen('/searchjob?city=Atlantis', { language: 'hi' });
  await screen.shows('Atlantis के सबसे नए काम');
});

it('prefers the names in the job over those in the list of cities', async () => {
  const latestJobs = [{ ...JOB, city: 'Nashik', cityNames: { en: 'Nashik', hi: 'नासिक', mr: 'नाशिक' } }];
  const api = fakeApi({ 'search.start': { ...START, latestJobs } as typeof START });
  const screen = await renderScreen('/searchjob', { language: 'mr', api });
  await screen.shows('नाशिक');
});

it('returns the English name if the job has no translations', async () => {
  const latestJobs = [{ ...JOB, city: 'Nashik', cityNames: undefined }];
  const api = fakeApi({ 'search.start': { ...START, latestJobs } as typeof START });
  const screen = await renderScreen('/searchjob', { language: 'mr', api });
  await screen.shows('Nashik');
});
