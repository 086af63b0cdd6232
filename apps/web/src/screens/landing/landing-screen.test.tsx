// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { readStored } from '../../lib/storage/local-storage.ts';
import { exampleOf, fakeApi, offline } from '../../testing/fake-api.ts';
import { listAddresses } from '../../testing/list-addresses.ts';
import { until } from '../../testing/page.ts';
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
  ['en', 'What work?', 'Search'],
  ['hi', 'कौन सा काम?', 'खोजें'],
  ['mr', 'कोणतं काम?', 'शोधा'],
] as const)('leads with what was typed to the jobs, in %s', async (language, what, search) => {
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
] as const)('leads in %s to the jobs of a city', async (language, name, address) => {
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
] as const)('keeps the city that was chosen on this device, in %s', async (language, name, search) => {
  const screen = await renderScreen('/', { ...AS_VISITOR, language, device: { city: 'Pune' } });
  await until(() => expect(document.querySelector('#hero-city')?.textContent).toBe(name));
  expect(screen.api.calls('content.jobCountNear').at(-1)).toMatchObject({ city: 'Pune' });
  await screen.press(search);
  expect(screen.address()).toBe('/joblist?city=Pune');
  expect(readStored('city')).toBe('Pune');
});

it('remembers the city whose tile is pressed', async () => {
  const api = fakeApi({ 'cities.listAddress': listAddresses });
  const screen = await renderScreen('/', { ...AS_VISITOR, api });
  await screen.press('Pune');
  expect(readStored('city')).toBe('Pune');
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

/** Everything is near the part of the page that is seen. */
function seeAll(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

const { posts, meta } = exampleOf('content.blogList');
const many = (count: number) =>
  fakeApi({
    'content.blogList': {
      posts: Array.from(
        { length: count },
        (_, at) => ({ ...posts[0], id: `p${at}`, title: `Post ${at}` }) as never,
      ),
      meta,
    },
  });

it.each([
  ['en', 'What is new with us', 'All posts'],
  ['hi', 'हमारे यहाँ नया क्या है', 'सारी पोस्ट'],
  ['mr', 'आमच्याकडे नवीन काय', 'सगळ्या पोस्ट'],
] as const)(
  'tells the newest four of our own posts in %s, each leading to its page',
  async (language, title, all) => {
    seeAll();
    const screen = await renderScreen('/', { ...AS_VISITOR, language, api: many(5) });
    await screen.shows(title);
    await screen.shows('Post 3');
    await screen.hides('Post 4');
    const times = [...document.querySelectorAll('.landing-post time')].map((time) =>
      time.getAttribute('datetime'),
    );
    expect(times).toEqual(Array(4).fill(posts[0]?.publishedAt));
    await screen.press(all);
    expect(screen.address()).toContain('/blog');
  },
);

it('asks for no post before the reader is near, and has no part for none', async () => {
  const api = many(0);
  const away = await renderScreen('/', { ...AS_VISITOR, api });
  expect(api.calls('content.blogList')).toEqual([]);
  await away.shows('What is new with us');
  seeAll();
  const near = await renderScreen('/', { ...AS_VISITOR, api });
  await near.hides('What is new with us');
});
