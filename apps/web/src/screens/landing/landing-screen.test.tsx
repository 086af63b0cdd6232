// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fakeApi, offline } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const AS_VISITOR = { viewer: 'visitor' } as const;

it.each([
  ['en', 'Work near home, in your language', '18,500 jobs open today, in 512 cities', 'Never pay for a job'],
  ['hi', 'घर के पास काम, अपनी भाषा में', 'आज 512 शहरों में 18,500 काम चालू हैं', 'नौकरी के लिए कभी पैसे न दें'],
  ['mr', 'घराजवळ काम, आपल्या भाषेत', 'आज 512 शहरांत 18,500 कामं आहेत', 'नोकरीसाठी कधीही पैसे देऊ नका'],
] as const)('greets in %s', async (language, ...sentences) => {
  const screen = await renderScreen('/', { ...AS_VISITOR, language });
  expect(document.title).toBe(`${sentences[0]} · Nukkad Jobs`);
  for (const sentence of sentences) await screen.shows(sentence);
});

it.each([
  ['en', 'What work?', 'Search jobs'],
  ['hi', 'कौन सा काम?', 'काम खोजें'],
  ['mr', 'कोणतं काम?', 'काम शोधा'],
] as const)('leads with what was typed to the jobs, in %s', async (language, what, search) => {
  const screen = await renderScreen('/', { ...AS_VISITOR, language });
  await screen.type(what, 'rasoiya');
  await screen.press(search);
  expect(screen.address()).toBe('/joblist?q=rasoiya');
  expect(screen.api.calls('jobs.filter')[0]).toMatchObject({ text: 'rasoiya' });
});

it('leads to the jobs of a city', async () => {
  const screen = await renderScreen('/', AS_VISITOR);
  await screen.press('Pune');
  expect(screen.address()).toBe('/joblist?city=Pune');
});

it('stands without the count of jobs when that does not come', async () => {
  const api = fakeApi({ 'content.jobCountNear': offline });
  const screen = await renderScreen('/', { ...AS_VISITOR, api });
  await screen.shows('Work near home, in your language');
  await screen.hides('jobs open today');
});

it('changes its language where it is', async () => {
  const screen = await renderScreen('/', AS_VISITOR);
  await screen.press('हिं हिन्दी');
  await screen.shows('घर के पास काम, अपनी भाषा में');
});
