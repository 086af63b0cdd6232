import { fieldValue } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const school = (name: string) => ({
  school: name,
  passingYear: 2016,
  percentage: 68.4,
  marksheet: 'marksheets/one.webp',
});
const degree = (institute: string) => ({ institute, degreeName: 'B.A.', passingYear: 2019, percentage: 61 });
const EDUCATION = {
  ...exampleOf('education.own'),
  ssc: school('School of the 10th'),
  hssc: school('School of the 12th'),
  ug: degree('College of the degree'),
  pg: degree('College of the second degree'),
};

const LEVELS = [
  ['/sscDetail', '10th (SSC)', 'School', 'School of the 10th', 'SSC'],
  ['/hsscDetail', '12th (HSSC)', 'School', 'School of the 12th', 'HSSC'],
  ['/ugDetail', 'Graduate', 'College or university', 'College of the degree', 'UG'],
  ['/pgDetail', 'Post graduate', 'College or university', 'College of the second degree', 'PG'],
] as const;

it.each(LEVELS)('at %s the tab “%s” is open, with its own record, and saves it', async (...row) => {
  const [address, tab, field, value, level] = row;
  const api = fakeApi({ 'education.own': EDUCATION });
  const screen = await renderScreen(address, { api });
  expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe(tab);
  expect(await fieldValue(field)).toBe(value);
  await screen.press('Save');
  const schools = api.calls('education.saveSchool').map((call) => [call.level, call.school]);
  const degrees = api.calls('profile.update').flatMap((call) => call.degrees ?? []);
  expect([...schools, ...degrees.map((call) => [call.level, call.institute])]).toEqual([[level, value]]);
});

it.each(LEVELS)('the tab to %s is named “%s”', async (address, tab) => {
  const screen = await renderScreen(address === '/pgDetail' ? '/sscDetail' : '/pgDetail', {
    api: fakeApi({ 'education.own': EDUCATION }),
  });
  await screen.press(tab);
  expect(screen.address()).toBe(address);
});

it.each([
  ['/sscDetail', [1, 0]],
  ['/hsscDetail', [0, 1]],
] as const)('at %s the marksheet of this class is deleted', async (address, [tenth, twelfth]) => {
  const api = fakeApi({ 'education.own': EDUCATION });
  const screen = await renderScreen(address, { api });
  await screen.press('Delete: Marksheet');
  await screen.press('Delete');
  expect([
    api.calls('education.deleteTenthMarksheet').length,
    api.calls('education.deleteTwelfthMarksheet').length,
  ]).toEqual([tenth, twelfth]);
});
