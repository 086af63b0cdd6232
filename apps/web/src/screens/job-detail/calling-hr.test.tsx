import { expect, it, onTestFinished, vi } from 'vitest';
import { exampleOf, fakeApi, offline } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ADDRESS = '/jobs?cook-for-a-mess-aZ09bY';
const SETTINGS = { ...exampleOf('startup.settings'), hrFromHour: 0, hrToHour: 24 };

it.each([
  ['en', 'Call HR', 'That did not work', 'No internet.', 'Try again', 'Show number'],
  ['hi', 'HR को फ़ोन करें', 'यह नहीं हो पाया', 'इंटरनेट नहीं है।', 'फिर कोशिश करें', 'नंबर देखें'],
  ['mr', 'HR ला फोन करा', 'हे झालं नाही', 'इंटरनेट नाही.', 'पुन्हा प्रयत्न करा', 'नंबर पाहा'],
] as const)(
  'shows in %s that HR cannot be called offline, and tries again',
  async (language, call, title, why, again, show) => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => line.mockRestore());
    const api = fakeApi({ 'startup.settings': offline });
    const screen = await renderScreen(ADDRESS, { api, language });
    await screen.press(call);
    await screen.shows(title);
    await screen.shows(why);
    api.answer({ 'startup.settings': SETTINGS });
    await screen.press(again);
    await screen.shows(show);
    expect(api.calls('hr.contact')).toEqual([]);
  },
);
