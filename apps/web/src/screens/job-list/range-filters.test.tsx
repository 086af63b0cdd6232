import { until } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const FOUND = exampleOf('jobs.filter');
const [JOB] = FOUND.jobs;

it.each([
  ['en', ['No experience needed', '1 year', '1–3 years', '5+ years', 'Any experience']],
  ['hi', ['अनुभव ज़रूरी नहीं', '1 साल', '1–3 साल', '5+ साल', 'कितना भी अनुभव']],
  ['mr', ['अनुभवाची गरज नाही', '1 वर्ष', '1–3 वर्षं', '5+ वर्षं', 'कितीही अनुभव']],
] as const)('shows the required years of experience on the card, in %s', async (language, [...texts]) => {
  const any = texts.pop() ?? '';
  const years = [
    { min: 0, max: 0 },
    { min: 1, max: 1 },
    { min: 1, max: 3 },
    { min: 5, max: null },
    { min: 0, max: null },
  ];
  const jobs = years.map((experienceYears, at) => ({
    ...JOB,
    id: `${at}`,
    experienceYears,
  })) as typeof FOUND.jobs;
  const found = { ...FOUND, jobs, steps: undefined, nearby: [] };
  const api = fakeApi({ 'jobs.filter': found, 'jobs.topPicks': { jobs: [] } });
  const screen = await renderScreen('/joblist', { language, api });
  for (const text of texts) await screen.shows(text);
  await screen.hides(any);
});

it.each([
  ['en', ['₹20,000 or more', 'Within 5 km', '2 years', '2+ years', 'No experience needed']],
  ['hi', ['₹20,000 या ज़्यादा', '5 किमी के अंदर', '2 साल', '2+ साल', 'अनुभव ज़रूरी नहीं']],
  ['mr', ['₹20,000 किंवा जास्त', '5 किमीच्या आत', '2 वर्षं', '2+ वर्षं', 'अनुभवाची गरज नाही']],
] as const)('shows the numbers of a text as removable chips, in %s', async (language, labels) => {
  const texts = ['20k', '5 km', '2 saal', '2 saal se zyada', '0 saal'];
  const values = ['PAY 20000-100000', 'RADIUS 5', 'EXPERIENCE 2-2', 'EXPERIENCE 2-10', 'EXPERIENCE 0-0'];
  const text = texts.join(', ');
  const understood = texts.map((typed, at) => {
    const [kind = '', value = ''] = values[at]?.split(' ') ?? [];
    const from = text.indexOf(typed);
    return { kind, value, text: typed, spans: [[from, from + typed.length]] };
  }) as unknown as typeof FOUND.understood;
  const api = fakeApi({ 'jobs.filter': { ...FOUND, jobs: [], understood } });
  const screen = await renderScreen(`/joblist?q=${encodeURIComponent(text)}`, { language, api });
  for (const label of labels)
    await until(() => expect(screen.names().filter((name) => name.includes(label))).toHaveLength(1));
});

it.each([
  ['en', 'exp=experienced&years=1-4', 'Without 1–4 years: 12 jobs'],
  ['hi', 'exp=experienced&years=1-4', '1–4 साल हटाने पर: 12 काम'],
  ['en', 'exp=experienced', 'Without Experienced: 12 jobs'],
] as const)(
  'suggests in %s to drop the years rather than the experience: %s',
  async (language, query, words) => {
    const loosen = [{ filter: 'experience', total: 12, isTotalCapped: false }] as never;
    const none = { ...FOUND, jobs: [], nearby: [], total: 0, steps: undefined, understood: [], loosen };
    const screen = await renderScreen(`/joblist?${query}`, {
      language,
      api: fakeApi({ 'jobs.filter': none }),
    });
    await until(() => expect(screen.names()).toContain(words));
  },
);
