import { until } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const COMPANY = exampleOf('companies.one');
const LINK = encodeURIComponent(COMPANY.link);
const company = { 'companies.one': { ...COMPANY, reviewCount: 0 } };
const reviews = { ...company, 'companies.reviews': { ...exampleOf('companies.reviews'), reviews: [] } };
const jobs = { ...company, 'companies.jobs': { jobs: [], nextCursor: null } };
const followed = { ...jobs, 'companies.one': { ...COMPANY, isFollowing: true } };

/** The texts of the one button of an empty screen in English, Hindi and Marathi. */
const FIND = { en: 'Find jobs', hi: 'काम खोजें', mr: 'काम शोधा' };
const MY_JOBS = { en: 'My jobs', hi: 'मेरे काम', mr: 'माझी कामं' };
const FOLLOW = { en: 'Follow', hi: 'फ़ॉलो करें', mr: 'फॉलो करा' };
const ALL = { en: 'All', hi: 'सब', mr: 'सगळे' };
const THEIR_JOBS = {
  en: 'Jobs at Annapurna Kitchens',
  hi: 'Annapurna Kitchens में काम',
  mr: 'Annapurna Kitchens मधली कामं',
};

it.each([
  ['reviews', `/companyreview?${LINK}`, reviews, THEIR_JOBS, `/postedjobs?${LINK}`],
  ['reviews with three stars', `/companyreview?${LINK}&stars=3`, reviews, ALL, `/companyreview?${LINK}`],
  ['jobs of a company', `/postedjobs?${LINK}`, jobs, FOLLOW, null],
  ['jobs of a followed company', `/postedjobs?${LINK}`, followed, FIND, '/joblist'],
  ['feedback', '/companyfeedback', { 'feedback.fromCompanies': { feedback: [] } }, MY_JOBS, '/myjobs'],
  [
    'posts',
    '/blog',
    { 'content.blogList': { ...exampleOf('content.blogList'), posts: [] } },
    FIND,
    '/joblist',
  ],
  ['tips', '/interviewtips', { 'content.interviewTips': { categories: [] } }, FIND, '/joblist'],
] as const)('without %s, has one next step in each language', async (_what, path, answers, texts, href) => {
  for (const language of ['en', 'hi', 'mr'] as const) {
    await renderScreen(path, { language, api: fakeApi(answers as never) });
    await until(() => expect(document.querySelector('.nk-empty__action')).not.toBeNull());
    const actions = [...document.querySelectorAll('.nk-empty__action :is(a, button)')];
    expect(actions.map(({ textContent }) => textContent)).toEqual([texts[language]]);
    expect(actions[0]?.getAttribute('href') ?? null).toBe(href);
    expect(document.querySelector('.nk-empty :is(img, svg)')).not.toBeNull();
  }
});
