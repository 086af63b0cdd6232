import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { screens } from '../../apps/web/src/app/screens.ts';
import { treeLines } from './accessibility-tree.ts';
import { indexPage } from './index-page.ts';
import { chosenScreens, isOnHireSite, PICTURED_SCREENS } from './screen-list.ts';
import { readTakeOptions } from './take-options.ts';

/** The seeded pages, by their placeholders. */
const SEEDED: Record<string, string> = {
  job: '/jobs',
  post: '/blogdetail',
  company: '/companyprofile',
  companyJobs: '/postedjobs',
  companyReviews: '/companyreview',
  companySite: '/companyWebsite',
  chat: '/chatcompany',
  applicant: '/applicants/1',
  hireJob: '/jobs/1',
};
/** A blank page for old links of the mobile app. */
const BLANK = ['resume-link/resume-link'];

const picturedPaths = (isHire: boolean) =>
  PICTURED_SCREENS.filter(({ viewer }) => isOnHireSite(viewer) === isHire)
    .map(({ path }) => path.replace(/\{(\w+)\}/, (_, name) => SEEDED[name] ?? ''))
    .map((path) => path.split('?')[0] ?? '');

it('has a picture of every screen that the web app can show', () => {
  const pictured = new Set(picturedPaths(false));
  const shown = screens.filter(([path]) => pictured.has(path)).map(([, name]) => name);
  const all = new Set(screens.map(([, name]) => name).filter((name) => !BLANK.includes(name)));
  expect(new Set(shown)).toEqual(all);
});

it("has a picture of every screen that the companies' site can show", async () => {
  // Read as text, because importing it would compile all screens.
  const table = await readFile(new URL('../../apps/desk/src/app/screens.ts', import.meta.url), 'utf8');
  const routes = [...table.matchAll(/ path: '(\/[^']*)'/g)].map(([, route = '']) => route);
  expect(routes).toContain('/jobs/:job/edit');
  const pictured = picturedPaths(true);
  const isPictured = (route: string) => {
    // A colon marks a parameter, and a question mark a last part that may be missing.
    const pattern = route.replace(/:\w+/g, '[^/]+').replace(/\/\w+\?$/, '');
    return pictured.some((path) => new RegExp(`^${pattern}$`).test(path));
  };
  expect(routes.filter((route) => !isPictured(route))).toEqual([]);
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
    isChecked: false,
    isTreeWritten: false,
    at: undefined,
    to: 'test-results/screens',
  });
});

it('takes what is seen without scrolling, checks it and writes its tree when asked to', () => {
  expect(readTakeOptions(['--first-view']).isFirstView).toBe(true);
  expect(readTakeOptions(['--axe']).isChecked).toBe(true);
  expect(readTakeOptions(['--tree']).isTreeWritten).toBe(true);
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

it('writes a tree in reading order, without layout and what only repeats the name above it', () => {
  const node = (nodeId: string, role: string, name: string, childIds: string[] = []) => ({
    nodeId,
    role: { value: role },
    name: { value: name },
    childIds,
  });
  const level = { name: 'level', value: { value: 2 } };
  const pressed = { name: 'pressed', value: { value: 'false' } };
  const expanded = { name: 'expanded', value: { value: true } };
  const lines = treeLines([
    node('1', 'RootWebArea', 'काम', ['2', '6', '8']),
    node('2', 'generic', '', ['3']),
    { ...node('3', 'heading', 'पुणे', ['4']), properties: [level] },
    node('4', 'StaticText', 'पुणे', ['5']),
    node('5', 'InlineTextBox', 'पुणे'),
    { ...node('6', 'button', 'सेव करें', ['7']), properties: [pressed, expanded] },
    { ...node('7', 'image', ''), ignored: true },
    { ...node('8', 'textbox', 'खोजें'), value: { value: 'ड्राइवर' } },
  ]);
  expect(lines).toEqual([
    'RootWebArea "काम"',
    '  heading "पुणे" (level 2)',
    '  button "सेव करें" (expanded)',
    '  textbox "खोजें" (value "ड्राइवर")',
  ]);
});
