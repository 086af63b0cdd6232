import { until } from '@nukkad/browser/testing/page.ts';
import { showAtWidth } from '@nukkad/browser/testing/screen-width.ts';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { listAddresses } from '../../testing/list-addresses.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

// Wide enough to show the filters next to the list.
showAtWidth(1366);

const FOUND = exampleOf('jobs.filter');
const ELECTRICIAN = { en: 'Electrician', hi: 'इलेक्ट्रीशियन', mr: 'इलेक्ट्रिशियन' };

const api = () =>
  fakeApi({
    'cities.listAddress': listAddresses,
    'jobs.filter': ({ jobProfile }) => ({
      ...FOUND,
      understood: [],
      steps: undefined,
      ...(jobProfile === 'electrician' && { workNames: ELECTRICIAN }),
    }),
    'jobs.topPicks': { jobs: [] },
  });

describe('an address of a list', () => {
  it.each([
    ['en', '/jobs-in/pune', 'Jobs in Pune | Nukkad Jobs', undefined],
    ['hi', '/jobs-in/पुणे/रसोइया', 'रसोइया · पुणे में नौकरी | Nukkad Jobs', 'cook'],
    ['mr', '/jobs-in/पुणे/स्वयंपाकी', 'पुण्यात स्वयंपाकी नोकरी | Nukkad Jobs', 'cook'],
    ['en', '/jobs-in/pune/electrician', 'Electrician jobs in Pune | Nukkad Jobs', 'electrician'],
    ['hi', '/jobs-in/पुणे/इलेक्ट्रीशियन', 'इलेक्ट्रीशियन · पुणे में नौकरी | Nukkad Jobs', 'electrician'],
    ['mr', '/jobs-in/पुणे/इलेक्ट्रिशियन', 'पुण्यात इलेक्ट्रिशियन नोकरी | Nukkad Jobs', 'electrician'],
  ] as const)('shows in %s the list that %s names', async (language, address, title, jobProfile) => {
    const screen = await renderScreen(address, { language, api: api() });
    // The translated name of the city may load after the page.
    await until(() => expect(document.title).toBe(title));
    const [asked] = screen.api.calls('jobs.filter');
    expect(asked).toMatchObject({ city: 'Pune' });
    expect(asked?.jobProfile).toBe(jobProfile);
    expect(screen.address()).toBe(address);
  });

  it.each([
    ['en', '/jobs-in/pune/electrician', 'Electrician jobs in Pune'],
    ['hi', '/jobs-in/पुणे/इलेक्ट्रीशियन', 'इलेक्ट्रीशियन\u00a0· पुणे में'],
    ['mr', '/jobs-in/पुणे/इलेक्ट्रिशियन', 'इलेक्ट्रिशियन\u00a0· पुणे इथली कामं'],
  ] as const)('has the sub-profile in its heading in %s', async (language, address, heading) => {
    await renderScreen(address, { language, api: api() });
    await until(() => expect(document.querySelector('h1#all-jobs')?.textContent).toBe(heading));
  });

  it.each([
    ['/jobs-in/nowhere', 'Find jobs'],
    ['/jobs-in/nowhere/cook', 'Find jobs'],
    ['/jobs-in/pune/nothing', 'Find jobs'],
  ])('%s is no page', async (address, words) => {
    const screen = await renderScreen(address, { api: api() });
    await screen.shows(words);
    expect(screen.api.calls('jobs.filter')).toEqual([]);
  });

  it.each([
    ['en', '/jobs-in/Pune', '/jobs-in/pune'],
    ['en', '/jobs-in/pune/', '/jobs-in/pune'],
    ['en', '/jobs-in/पुणे/cook?sort=nearest', '/jobs-in/pune/cook?sort=nearest'],
    ['hi', '/jobs-in/pune/electrician', '/jobs-in/पुणे/इलेक्ट्रीशियन'],
    ['mr', '/jobs-in/pune/इलेक्ट्रीशियन?type=part_time', '/jobs-in/पुणे/इलेक्ट्रिशियन?type=part_time'],
  ] as const)('in %s %s leads to %s', async (language, typed, address) => {
    expect((await renderScreen(typed, { language, api: api() })).address()).toBe(address);
  });

  it('changes to query parameters when a filter is changed, and keeps the sub-profile', async () => {
    const screen = await renderScreen('/jobs-in/pune/electrician', { api: api() });
    await until(() => expect(screen.names()).toContain('Electrician'));
    await screen.press('Part time');
    await screen.press('Show 200+ jobs');
    expect(screen.address()).toBe('/joblist?city=Pune&profile=electrician&type=part_time');
    expect(screen.api.calls('jobs.filter').at(-1)).toMatchObject({ city: 'Pune', jobProfile: 'electrician' });
    await until(() =>
      expect(document.querySelector('h1#all-jobs')?.textContent).toBe('Electrician jobs in Pune'),
    );
    // The button shows no count when the applied filters are rendered.
    await until(() => expect(screen.names()).toContain('Show jobs'));
    await screen.press('Electrician');
    await screen.press('Show 200+ jobs');
    await until(() => expect(screen.address()).toBe('/joblist?city=Pune&type=part_time'));
  });

  it('is translated when the reader changes the language', async () => {
    const screen = await renderScreen('/jobs-in/pune/electrician', { api: api() });
    await screen.press('म मराठी');
    await until(() => expect(screen.address()).toBe('/jobs-in/पुणे/इलेक्ट्रिशियन'));
  });
});
