import { workSceneUrl } from '@nukkad/ui';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi, offline, refuses } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ADDRESS = '/companyprofile?annapurna-kitchens-bY09aZ';
const COMPANY = exampleOf('companies.one');

it.each([
  ['en', '3 open jobs · 12 followers', 'Phone and e-mail: Not checked yet', 'Follow'],
  ['hi', '3 काम चालू · 12 फ़ॉलोअर', 'फ़ोन और ई-मेल: अभी नहीं जाँचा', 'फ़ॉलो करें'],
  ['mr', '3 कामं आहेत · 12 फॉलोअर', 'फोन आणि ई-मेल: अजून तपासलं नाही', 'फॉलो करा'],
] as const)('shows the company in %s', async (language, counts, check, follow) => {
  const screen = await renderScreen(ADDRESS, { language });
  await screen.shows(counts);
  await screen.shows(check);
  await screen.shows(follow);
});

it.each([
  ['en', 'The address, the words and the pay are checked for each job. You see the result on the job.'],
  ['hi', 'पता, पैसे की माँग और पगार हर काम में अलग से जाँचे जाते हैं। नतीजा उसी काम पर दिखता है।'],
  ['mr', 'पत्ता, मजकूर आणि पगार प्रत्येक कामासाठी वेगळे तपासले जातात. निकाल त्या कामावरच दिसतो.'],
] as const)(
  'lists in %s only the checks of the company, with a note about the others',
  async (language, text) => {
    const screen = await renderScreen(ADDRESS, { language });
    await screen.shows(text);
    const section = document.querySelector('#company-checks')?.parentElement;
    expect(section?.querySelectorAll('li')).toHaveLength(2);
  },
);

it.each([
  ['en', '2 of its 3 jobs passed all five checks'],
  ['hi', 'इसके 3 कामों में से 2 में पाँचों जाँच ठीक'],
  ['mr', 'त्यांच्या 3 कामांपैकी 2 कामांत पाचही तपासण्या ठीक'],
] as const)('counts in %s the jobs that passed all checks', async (language, words) => {
  const screen = await renderScreen(ADDRESS, { language });
  await screen.shows(words);
});

it.each([
  ['no jobs', { openJobs: 0, fullyCheckedJobs: 0 }],
  ['a server that does not count', { fullyCheckedJobs: undefined }],
])('counts no checked jobs with %s', async (_what, changes) => {
  const api = fakeApi({ 'companies.one': { ...COMPANY, ...changes } });
  const screen = await renderScreen(ADDRESS, { api });
  await screen.shows('What we checked');
  await screen.hides('all five checks');
});

it.each([
  ['en', 'Follow', 'Unfollow', 'We will tell you about new jobs at Annapurna Kitchens'],
  ['hi', 'फ़ॉलो करें', 'फ़ॉलो हटाएँ', 'Annapurna Kitchens के नए काम की ख़बर आपको मिलेगी'],
  ['mr', 'फॉलो करा', 'फॉलो काढा', 'Annapurna Kitchens ने नवीन काम टाकलं की तुम्हाला कळेल'],
] as const)(
  'follows in %s with an optimistic update and a message',
  async (language, follow, unfollow, said) => {
    const answer = Promise.withResolvers<ReturnType<typeof exampleOf<'companies.follow'>>>();
    const screen = await renderScreen(ADDRESS, {
      language,
      api: fakeApi({ 'companies.follow': () => answer.promise }),
    });
    await screen.press(follow);
    await screen.shows(unfollow);
    await screen.shows('13');
    await screen.hides(said);
    screen.api.answer({ 'companies.one': { ...COMPANY, isFollowing: true, followers: 13 } });
    answer.resolve(exampleOf('companies.follow'));
    await screen.shows(said);
    expect(screen.api.calls('companies.follow')).toEqual([{ companyId: COMPANY.id }]);
    await screen.shows(unfollow);
  },
);

it.each([
  [false, 'Follow', '13 followers'],
  [true, 'Unfollow', '11 followers'],
])(
  'counts the followers before the server answers; followed before: %s',
  async (isFollowing, name, count) => {
    const api = fakeApi({
      'companies.one': { ...COMPANY, isFollowing, followers: 12 },
      'companies.follow': () => new Promise<never>(() => undefined),
    });
    const screen = await renderScreen(ADDRESS, { api });
    await screen.shows('12 followers');
    await screen.press(name);
    await screen.shows(count);
  },
);

it('undoes the optimistic update when offline', async () => {
  const screen = await renderScreen(ADDRESS, { api: fakeApi({ 'companies.follow': offline }) });
  await screen.press('Follow');
  await screen.shows('No internet. Please check your internet connection and try again.');
  await screen.shows('3 open jobs · 12 followers');
  await screen.hides('Unfollow');
});

it('undoes the optimistic update also if the company cannot be read again', async () => {
  const screen = await renderScreen(ADDRESS, { api: fakeApi({ 'companies.follow': offline }) });
  screen.api.answer({ 'companies.one': offline });
  await screen.press('Follow');
  await screen.shows('No internet. Please check your internet connection and try again.');
  await screen.shows('3 open jobs · 12 followers');
  expect(screen.names()).toContain('Follow');
  expect(screen.names()).not.toContain('Unfollow');
});

it('asks a visitor to log in before following', async () => {
  const screen = await renderScreen(ADDRESS, { viewer: 'visitor' });
  await screen.press('Follow');
  await screen.shows('Please log in to follow this company.');
  expect(screen.api.calls('companies.follow')).toEqual([]);
});

it.each([
  ['en', 'Page not found'],
  ['hi', 'पेज नहीं मिला'],
  ['mr', 'पान सापडलं नाही'],
] as const)('shows in %s that the company does not exist', async (language, words) => {
  const screen = await renderScreen(ADDRESS, {
    language,
    api: fakeApi({ 'companies.one': refuses('NOT_FOUND') }),
  });
  await screen.shows(words);
});

it.each([
  ['its pictures', COMPANY.gallery, 'cook', null],
  ['a drawn workplace without pictures', [], 'cook', 'cook'],
  ['the general workplace for a kind of work that an operator added', [], 'goldsmith', 'work'],
  ['neither without jobs', [], undefined, null],
])('shows %s', async (_what, gallery, jobProfileKey, name) => {
  const company = { ...COMPANY, gallery, jobProfileKey };
  await renderScreen(ADDRESS, { api: fakeApi({ 'companies.one': company }) });
  const scene = document.querySelector('.nk-work-scene');
  expect(scene?.getAttribute('src') ?? null).toBe(name && workSceneUrl(name));
  expect(document.querySelectorAll('.company-gallery li')).toHaveLength(gallery.length);
});

it.each([
  ['en', 'DAY', 'Usually answers within a day'],
  ['hi', 'TWO_WEEKS', 'अक्सर 2 हफ़्ते में जवाब देती है'],
  ['mr', 'OFTEN_NOT', 'बऱ्याचदा उत्तर देत नाही'],
] as const)('says in %s how fast the company answers: %s', async (language, answersWithin, words) => {
  const api = fakeApi({ 'companies.one': { ...COMPANY, answersWithin } });
  const screen = await renderScreen(ADDRESS, { language, api });
  await screen.shows(words);
});

it('says nothing about answers that are not known', async () => {
  const api = fakeApi({ 'companies.one': { ...COMPANY, answersWithin: undefined } });
  const screen = await renderScreen(ADDRESS, { api });
  await screen.shows('What we checked');
  await screen.hides('answers within');
});

it('moves through the pictures from the first to the last', async () => {
  const gallery = ['one', 'two', 'three'].map((name) => `gallery/${name}.webp`);
  const api = fakeApi({ 'companies.one': { ...COMPANY, gallery } });
  const screen = await renderScreen(ADDRESS, { api });
  const isOff = (name: string) =>
    document.querySelector<HTMLButtonElement>(`.company-gallery__keys [aria-label="${name}"]`)?.disabled;
  await screen.press('Annapurna Kitchens, picture 1');
  for (const [at, ends] of [
    [true, false],
    [false, false],
    [false, true],
  ].entries()) {
    await screen.shows(`${at + 1} of 3`);
    const large = document.querySelector('.company-gallery__large');
    expect(large?.getAttribute('src')).toContain(['one', 'two', 'three'][at]);
    expect([isOff('Previous'), isOff('Next')]).toEqual(ends);
    if (at < 2) await screen.press('Next');
  }
  await screen.press('Previous');
  await screen.shows('2 of 3');
});
