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

it('leaves a city that nobody knows as it is written', async () => {
  const screen = await renderScreen('/searchjob?city=Atlantis', { language: 'hi' });
  await screen.shows('Atlantis के सबसे नए काम');
});

it('names a job’s city as the job does, whatever the list of cities knows', async () => {
  const latestJobs = [{ ...JOB, city: 'Nashik', cityNames: { en: 'Nashik', hi: 'नासिक', mr: 'नाशिक' } }];
  const api = fakeApi({ 'search.start': { ...START, latestJobs } as typeof START });
  const screen = await renderScreen('/searchjob', { language: 'mr', api });
  await screen.shows('नाशिक');
});

it('shows the English name of a job that brings no others', async () => {
  const latestJobs = [{ ...JOB, city: 'Nashik', cityNames: undefined }];
  const api = fakeApi({ 'search.start': { ...START, latestJobs } as typeof START });
  const screen = await renderScreen('/searchjob', { language: 'mr', api });
  await screen.shows('Nashik');
});
