import { fakeRecognition } from '@nukkad/browser/testing/fake-recognition.ts';
import { fakeSynthesis } from '@nukkad/browser/testing/fake-synthesis.ts';
import { until } from '@nukkad/browser/testing/page.ts';
import type { Language } from '@nukkad/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

const FOUND = exampleOf('jobs.filter');
const [JOB] = FOUND.jobs as [(typeof FOUND.jobs)[number]];
type Page = Partial<typeof FOUND>;

interface Reader {
  readonly viewer?: 'seeker' | 'visitor';
  readonly device?: { readonly home: string };
}

/** Speaks a search on a page, and confirms what was heard. */
async function speak(address: string, language: Language, page: Page, reader: Reader = {}) {
  const word = 'cook pune';
  const recognition = fakeRecognition();
  const answer = { ...FOUND, nearby: [], steps: undefined, missingWork: undefined, ...page };
  const api = fakeApi({ 'jobs.filter': answer, 'jobs.topPicks': { jobs: [] } });
  const names = {
    en: ['Search by voice', 'OK, listen', 'Stop'],
    hi: ['बोलकर खोजें', 'ठीक है, सुनें', 'रोकें'],
    mr: ['बोलून शोधा', 'ठीक आहे, ऐका', 'थांबवा'],
  } as const;
  const [open, begin, stop] = names[language];
  const screen = await renderScreen(address, { language, api, ...reader });
  await screen.press(open);
  await screen.press(begin);
  recognition.last.hear(word);
  await screen.press(stop);
  await until(() => expect(document.querySelector('.voice-heard')).not.toBeNull());
  document.querySelector<HTMLFormElement>('.voice-heard')?.requestSubmit();
  await until(() => expect(screen.address().replaceAll('+', ' ')).toContain(`q=${word}`));
  return screen;
}

const UNDERSTOOD = [
  {
    kind: 'JOB_PROFILE',
    text: 'cook',
    value: 'cook',
    spans: [[0, 4]],
    names: { en: 'Cook', hi: 'रसोइया', mr: 'स्वयंपाकी' },
  },
  {
    kind: 'CITY',
    text: 'pune',
    value: 'pune',
    spans: [[5, 9]],
    names: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' },
  },
] as const;
const jobsAt = (...distances: (number | null)[]) =>
  distances.map((km, at) => ({ ...JOB, id: `job-${at}`, cityCentreKm: km ?? undefined, position: null }));
const paged = (total: number, ...distances: (number | null)[]): Page => ({
  understood: UNDERSTOOD,
  total,
  isTotalCapped: false,
  jobs: jobsAt(...distances),
});

it.each([
  ['en', paged(0), 'Cook: no jobs right now.'],
  ['hi', paged(0), 'रसोइया: अभी कोई काम नहीं है।'],
  ['mr', paged(0), 'स्वयंपाकी: सध्या काम नाही.'],
  ['en', paged(1, 2.1), 'Cook: 1 job, 2.1 km from the centre of Pune.'],
  ['hi', paged(1, 2.1), 'रसोइया: 1 काम, पुणे के सेंटर से 2.1 किमी दूर।'],
  ['mr', paged(1, 2.1), 'स्वयंपाकी: 1 काम, पुण्याच्या मध्यापासून 2.1 किमीवर.'],
  ['en', paged(3, 8, 2, 5), 'Cook: 3 jobs, the nearest 2 km from the centre of Pune.'],
  ['hi', paged(3, 8, 2, 5), 'रसोइया: 3 काम, सबसे पास वाला पुणे के सेंटर से 2 किमी दूर।'],
  ['mr', paged(3, 8, 2, 5), 'स्वयंपाकी: 3 कामं, सगळ्यात जवळचं पुण्याच्या मध्यापासून 2 किमीवर.'],
  ['en', paged(2, null, null), 'Cook: 2 jobs.'],
  ['hi', paged(2, null, null), 'रसोइया: 2 काम।'],
  ['mr', paged(2, null, null), 'स्वयंपाकी: 2 कामं.'],
  ['en', { ...paged(200, null), isTotalCapped: true }, 'Cook: More than 200 jobs.'],
  ['hi', { ...paged(200, null), isTotalCapped: true }, 'रसोइया: 200 से ज़्यादा काम।'],
  ['mr', { ...paged(200, null), isTotalCapped: true }, 'स्वयंपाकी: 200 पेक्षा जास्त कामं.'],
  ['en', { ...paged(3, 1, 2, 3), missingWork: 'zari' }, 'zari: no jobs right now.'],
  ['en', { ...paged(0), understood: [] }, 'No jobs right now.'],
] as const)('answers in %s with a sentence', async (language, page, sentence) => {
  const screen = await speak('/joblist', language, page);
  await screen.shows(sentence);
});

const WAKAD = {
  kind: 'LOCALITY',
  text: 'pune',
  value: 'pune/wakad',
  spans: [[5, 9]],
  names: { en: 'Wakad', hi: 'वाकड', mr: 'वाकड' },
  position: { latitude: 18.6, longitude: 73.76 },
} as const;
/** Jobs about 2.2 km and more from Wakad. */
const inWakad = (total: number): Page => {
  const page = paged(total, ...Array.from({ length: total }, () => 9));
  const jobs = page.jobs?.map((job, at) => ({
    ...job,
    position: { latitude: WAKAD.position.latitude + 0.02 * (at + 1), longitude: WAKAD.position.longitude },
  }));
  return { ...page, jobs, understood: [UNDERSTOOD[0], WAKAD] };
};

it.each([
  ['en', inWakad(1), 'Cook: 1 job, 2.2 km from Wakad.'],
  ['hi', inWakad(1), 'रसोइया: 1 काम, वाकड से 2.2 किमी दूर।'],
  ['mr', inWakad(1), 'स्वयंपाकी: 1 काम, वाकड इथून 2.2 किमीवर.'],
  ['en', inWakad(2), 'Cook: 2 jobs, the nearest 2.2 km from Wakad.'],
  ['hi', inWakad(2), 'रसोइया: 2 काम, सबसे पास वाला वाकड से 2.2 किमी दूर।'],
  ['mr', inWakad(2), 'स्वयंपाकी: 2 कामं, सगळ्यात जवळचं वाकड इथून 2.2 किमीवर.'],
] as const)('measures from the named area in %s', async (language, page, sentence) => {
  const screen = await speak('/joblist', language, page, { viewer: 'visitor' });
  await screen.shows(sentence);
});

it('names no nearest job if the jobs are measured from the centres of different cities', async () => {
  const jobs = jobsAt(2, 5).map((job, at) => ({ ...job, city: at === 0 ? 'Pune' : 'Nashik' }));
  const screen = await speak('/joblist', 'en', { ...paged(2), jobs });
  await screen.shows('Cook: 2 jobs.');
});

it('measures from home if it is known', async () => {
  const home = { latitude: 18.52, longitude: 73.85 };
  const jobs = jobsAt(8, 8).map((job, at) => ({
    ...job,
    position: { ...home, latitude: home.latitude + at * 0.1 },
  }));
  const page = { ...paged(2), jobs: jobs.slice(1), total: 1 };
  const screen = await speak('/joblist', 'en', page, {
    device: { home: JSON.stringify({ point: home, names: null }) },
  });
  await screen.shows('Cook: 1 job, 11 km away.');
});

it('asks for the nearest job if the page does not have all matches', async () => {
  // The example seeker has a home in the profile.
  const screen = await speak('/', 'en', paged(12, 8, 6), { viewer: 'visitor' });
  // The fake returns the same page for every search. The question for the nearest job is one of its own.
  await screen.shows('Cook: 12 jobs, the nearest 6 km from the centre of Pune.');
  expect(screen.api.calls('jobs.filter').at(-1)).toMatchObject({
    sortBy: 'NEAREST',
    size: 1,
    text: 'cook pune',
  });
});

const HOME = { latitude: 18.52, longitude: 73.85 };
const AT_HOME = {
  viewer: 'visitor',
  device: { home: JSON.stringify({ point: HOME, names: null }) },
} as const;
/** A page whose first job is about 2.2 km from the home. */
const nearHome = (job: Partial<typeof JOB> = {}): Page => {
  const page = paged(12, 8, 6);
  const [first, ...others] = page.jobs ?? [];
  const position = { ...HOME, latitude: HOME.latitude + 0.02 };
  return { ...page, jobs: [{ ...(first ?? JOB), position, ...job }, ...others] };
};

it.each([
  ['en', 'Cook: 12 jobs, the nearest 2.2 km away.'],
  ['hi', 'रसोइया: 12 काम, सबसे पास वाला 2.2 किमी दूर।'],
  ['mr', 'स्वयंपाकी: 12 कामं, सगळ्यात जवळचं 2.2 किमीवर.'],
] as const)('asks for the nearest job of a long list from home in %s', async (language, sentence) => {
  const screen = await speak('/', language, { ...nearHome(), jobs: nearHome().jobs?.slice(0, 1) }, AT_HOME);
  await screen.shows(sentence);
  const input = screen.api.calls('jobs.filter').at(-1);
  expect(input).toMatchObject({ sortBy: 'NEAREST', size: 1, text: 'cook', point: HOME });
  expect(input?.city).toBeUndefined();
});

it.each([
  ['is in another city', nearHome({ city: 'Nashik' })],
  ['is outside the radius', nearHome({ cityCentreKm: 31 })],
  ['has no position', nearHome({ position: null })],
])('names no nearest job of a long list if the one nearest to home %s', async (_, page) => {
  const screen = await speak('/', 'en', page, AT_HOME);
  await screen.shows('Cook: 12 jobs.');
  await screen.settled();
  await screen.hides('the nearest');
});

it('reads the answer aloud once after a spoken search, with a button that stops it', async () => {
  const { said, cancel } = fakeSynthesis('mr-IN');
  const screen = await speak('/', 'mr', paged(3, 8, 2, 5));
  await until(() => expect(said).toHaveLength(1));
  expect(said[0]).toMatchObject({
    text: 'स्वयंपाकी: 3 कामं, सगळ्यात जवळचं पुण्याच्या मध्यापासून 2 किमीवर.',
    lang: 'mr-IN',
  });
  await screen.press('थांबवा');
  expect(cancel).toHaveBeenCalledOnce();
  await screen.press('पुन्हा ऐका');
  expect(said).toHaveLength(2);
  said[1]?.onend();
  await until(() => expect(screen.names()).toContain('पुन्हा ऐका'));
});

it('shows the answer without reading it if the device has no voice for the language', async () => {
  const { said } = fakeSynthesis('en-IN');
  const screen = await speak('/joblist', 'mr', paged(1, 2.1));
  await screen.shows('स्वयंपाकी: 1 काम, पुण्याच्या मध्यापासून 2.1 किमीवर.');
  expect(said).toEqual([]);
  expect(screen.names()).not.toContain('पुन्हा ऐका');
});

it('says and shows nothing after a typed search', async () => {
  const { said } = fakeSynthesis('en-IN');
  const screen = await renderScreen('/joblist?q=typed');
  await screen.shows('Cook for a mess');
  expect(document.querySelector('.spoken-answer')).toBeNull();
  expect(said).toEqual([]);
});
