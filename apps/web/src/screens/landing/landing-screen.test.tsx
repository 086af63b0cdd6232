import { until } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { readStored } from '../../lib/storage/local-storage.ts';
import { exampleOf, fakeApi, offline } from '../../testing/fake-api.ts';
import { listAddresses } from '../../testing/list-addresses.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { seeAll } from '../../testing/see-all.ts';

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
  ['en', 'What work?', 'Search'],
  ['hi', 'कौन सा काम?', 'खोजें'],
  ['mr', 'कोणतं काम?', 'शोधा'],
] as const)('searches jobs by the typed text, in %s', async (language, what, search) => {
  const screen = await renderScreen('/', { ...AS_VISITOR, language });
  await screen.type(what, 'rasoiya');
  await screen.press(search);
  expect(screen.address()).toBe('/joblist?q=rasoiya');
  expect(screen.api.calls('jobs.filter')[0]).toMatchObject({ text: 'rasoiya' });
});

it.each([
  ['en', 'Pune', '/jobs-in/pune'],
  ['hi', 'पुणे', '/jobs-in/पुणे'],
  ['mr', 'पुणे', '/jobs-in/पुणे'],
] as const)('links in %s to the jobs of a city', async (language, name, address) => {
  const api = fakeApi({ 'cities.listAddress': listAddresses });
  const screen = await renderScreen('/', { ...AS_VISITOR, language, api });
  await screen.press(name);
  expect(screen.address()).toBe(address);
  expect(screen.api.calls('cities.listAddress')).toEqual([{ city: address.slice('/jobs-in/'.length) }]);
  expect(screen.api.calls('jobs.filter')[0]).toMatchObject({ city: 'Pune' });
});

it.each([
  ['en', 'Pune', 'Search'],
  ['hi', 'पुणे', 'खोजें'],
  ['mr', 'पुणे', 'शोधा'],
] as const)('uses the city that was chosen on this device, in %s', async (language, name, search) => {
  const screen = await renderScreen('/', { ...AS_VISITOR, language, device: { city: 'Pune' } });
  await until(() => expect(document.querySelector('#hero-city')?.textContent).toBe(name));
  await until(() => expect(screen.api.calls('content.jobCountNear').at(-1)).toMatchObject({ city: 'Pune' }));
  await screen.press(search);
  expect(screen.address()).toBe('/joblist?city=Pune');
  expect(readStored('city')).toBe('Pune');
});

it('stores the city whose tile is clicked', async () => {
  const api = fakeApi({ 'cities.listAddress': listAddresses });
  const screen = await renderScreen('/', { ...AS_VISITOR, api });
  await screen.press('Pune');
  expect(readStored('city')).toBe('Pune');
});

it('works without the number of jobs if it fails to load', async () => {
  const api = fakeApi({ 'content.jobCountNear': offline });
  const screen = await renderScreen('/', { ...AS_VISITOR, api });
  await screen.shows('Work near home, in your language');
  await screen.hides('jobs open today');
});

it('hides the number of jobs while the portal has none', async () => {
  const api = fakeApi({
    'content.jobCountNear': { ...exampleOf('content.jobCountNear'), total: 0, near: null },
  });
  const screen = await renderScreen('/', { ...AS_VISITOR, api });
  await screen.shows('Work near home, in your language');
  await screen.hides('jobs open today');
});

it('changes the language without leaving the page', async () => {
  const screen = await renderScreen('/', AS_VISITOR);
  await screen.press('हिं हिन्दी');
  await screen.shows('घर के पास काम, अपनी भाषा में');
});

const [OWN, ELSEWHERE] = exampleOf('content.shortPosts').posts;
const many = (count: number) =>
  fakeApi({
    'content.shortPosts': {
      posts: Array.from(
        { length: count },
        (_, at) => ({ ...OWN, id: `p${at}`, text: `Post ${at}` }) as never,
      ),
    },
  });

it.each([
  ['en', 'What’s new', 'All posts', 'Read more: Post 3'],
  ['hi', 'हमारे यहाँ नया क्या है', 'सारी पोस्ट', 'आगे पढ़ें: Post 3'],
  ['mr', 'आमच्याकडे नवीन काय', 'सगळे लेख', 'पुढे वाचा: Post 3'],
] as const)('shows the newest four short posts in %s', async (language, title, all, more) => {
  seeAll();
  const screen = await renderScreen('/', { ...AS_VISITOR, language, api: many(5) });
  await screen.shows(title);
  await screen.shows('Post 3');
  await screen.hides('Post 4');
  const times = [...document.querySelectorAll('.landing-post time')].map((time) =>
    time.getAttribute('datetime'),
  );
  expect(times).toEqual(Array(4).fill(OWN?.publishedAt));
  expect(screen.names()).toContain(all);
  await screen.press(more);
  expect(screen.address()).toBe('/blogdetail?spot-a-fake-job');
});

it('loads nothing from other sites, and opens links to them in a new tab', async () => {
  seeAll();
  const api = fakeApi({ 'content.shortPosts': { posts: [ELSEWHERE as never] } });
  const screen = await renderScreen('/', { ...AS_VISITOR, api });
  await screen.shows('The labour helpline answers in Hindi and Marathi.');
  const post = document.querySelector('.landing-post');
  const link = post?.querySelector('a');
  expect(link?.textContent).toBe('shramsuvidha.gov.in');
  expect(link?.getAttribute('href')).toBe('https://shramsuvidha.gov.in/home');
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(post?.querySelectorAll('img, iframe, video, embed, object')).toHaveLength(0);
});

it('loads posts only when the section is nearly visible, and hides it without posts', async () => {
  const api = many(0);
  const away = await renderScreen('/', { ...AS_VISITOR, api });
  expect(api.calls('content.shortPosts')).toEqual([]);
  await away.shows('What’s new');
  seeAll();
  const near = await renderScreen('/', { ...AS_VISITOR, api });
  await near.hides('What’s new');
});
