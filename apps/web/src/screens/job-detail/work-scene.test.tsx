import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const { job: JOB } = exampleOf('jobs.byShareId');

it.each([
  ['cook', 'cook'],
  ['safety-management', 'safety-management'],
  ['beekeeping', 'work'],
] as const)('shows the workplace of %s, named %s, below the checks', async (jobProfileKey, name) => {
  const api = fakeApi({ 'jobs.byShareId': { job: { ...JOB, jobProfileKey } } });
  const screen = await renderScreen('/jobs?cook-for-a-mess-aZ09bY', { api });
  await screen.shows('At a glance');
  const pictures = document.querySelectorAll<HTMLImageElement>('.nk-work-scene');
  expect(pictures).toHaveLength(1);
  const [picture] = pictures;
  expect(picture?.getAttribute('src')).toMatch(
    new RegExp(`^/assets/work-scenes/${name}\\.svg\\?[0-9a-f]{8}$`),
  );
  // Decorative, loaded late, and with a size, so that nothing moves when it arrives.
  expect(picture?.alt).toBe('');
  expect(picture?.getAttribute('loading')).toBe('lazy');
  expect([picture?.width, picture?.height]).toEqual([320, 180]);
  expect(picture?.closest('.job-detail__side')).not.toBeNull();
});

it('shows no broken image if the drawing cannot be loaded', async () => {
  const screen = await renderScreen('/jobs?cook-for-a-mess-aZ09bY', {});
  await screen.shows('At a glance');
  const picture = document.querySelector('.nk-work-scene');
  picture?.dispatchEvent(new Event('error'));
  await expect.poll(() => document.querySelector('.nk-work-scene')).toBeNull();
  await screen.shows('At a glance');
});
