import { expect, it } from 'vitest';
import { screens } from '../../apps/web/src/app/screens.ts';
import { indexPage } from './index-page.ts';
import { chosenScreens, PICTURED_SCREENS } from './screen-list.ts';
import { readTakeOptions } from './take-options.ts';

/** The pages that the seed has made, by the names of the list. */
const SEEDED: Record<string, string> = {
  job: '/jobs',
  post: '/blogdetail',
  company: '/companyprofile',
  companyJobs: '/postedjobs',
  companyReviews: '/companyreview',
  companySite: '/companyWebsite',
  chat: '/chatcompany',
};
/** A blank page for older links of the mobile app. */
const BLANK = ['resume-link/resume-link'];

it('has a picture of every screen that the web app can show', () => {
  const paths = PICTURED_SCREENS.map(({ path }) =>
    path.replace(/\{(\w+)\}/, (_, name) => SEEDED[name] ?? ''),
  );
  const pictured = new Set(paths.map((path) => path.split('?')[0]));
  const shown = screens.filter(([path]) => pictured.has(path)).map(([, name]) => name);
  const all = new Set(screens.map(([, name]) => name).filter((name) => !BLANK.includes(name)));
  expect(new Set(shown)).toEqual(all);
});

it('gives each screen a name of its own', () => {
  const names = PICTURED_SCREENS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('takes the screens whose names hold one of the words', () => {
  expect(chosenScreens(['map']).map(({ name }) => name)).toEqual(['map', 'map-india']);
  expect(chosenScreens([])).toHaveLength(PICTURED_SCREENS.length);
  expect(chosenScreens(['nothing-like-it'])).toEqual([]);
});

it('takes everything unless told', () => {
  expect(readTakeOptions(['--', '--only', 'map, job'])).toEqual({
    only: ['map', 'job'],
    languages: ['en', 'hi', 'mr'],
    themes: ['light', 'dark'],
    widths: [320, 360, 768, 1366],
    isFirstView: false,
    at: undefined,
    to: 'test-results/screens',
  });
});

it('takes what is seen without scrolling when asked to', () => {
  expect(readTakeOptions(['--first-view']).isFirstView).toBe(true);
});

it.each([
  [['--languages', 'en,fr'], /languages knows en, hi, mr, not "fr"/],
  [['--themes', 'blue'], /themes knows light, dark, not "blue"/],
  [['--widths', '361'], /widths knows 320, 360, 768, 1366, not "361"/],
])('refuses what it does not know: %s', (args, words) => {
  expect(() => readTakeOptions(args)).toThrow(words);
});

it('shows each picture under its screen, with a link to its full size', () => {
  const picture = { language: 'hi', theme: 'dark', width: 360 };
  const page = indexPage([
    { ...picture, screen: 'map', file: 'map-hi-dark-360.png' },
    { ...picture, screen: 'job', file: 'job-hi-dark-360.png' },
  ]);
  expect(page).toContain('2 pictures of 2 screens');
  expect(page).toContain('<section id="map"><h2>map</h2>');
  expect(page).toContain('<a href="map-hi-dark-360.png"><img src="map-hi-dark-360.png" alt="hi dark 360"');
});
