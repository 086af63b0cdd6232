import { expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ADDRESS = '/interviewtips?tab=video';
const [CATEGORY] = exampleOf('content.videoTips').categories;
const [STORY] = CATEGORY?.videos ?? [];

/** Returns an API with one own story and one YouTube video. */
function withOutsideVideo() {
  const videos = [STORY, { ...STORY, id: 'dQw4w9WgXcQ', title: 'From outside', captions: [] }];
  return fakeApi({ 'content.videoTips': { categories: [{ ...CATEGORY, videos }] } as never });
}

const frame = () => document.querySelector('dialog iframe');

it.each([
  ['en', 'Video on YouTube', 'Play', 'This video comes from YouTube', 'Open on YouTube'],
  ['hi', 'YouTube का वीडियो', 'चलाएँ', 'यह वीडियो YouTube का है', 'YouTube पर खोलें'],
  ['mr', 'YouTube वरचा व्हिडिओ', 'चालू करा', 'हा व्हिडिओ YouTube चा आहे', 'YouTube वर उघडा'],
] as const)(
  'plays a YouTube video in %s only after a click and without cookies',
  async (language, kind, play, says, open) => {
    const screen = await renderScreen(ADDRESS, { language, api: withOutsideVideo() });
    await screen.shows(kind);
    expect(document.querySelector('iframe')).toBeNull();
    await screen.press(play);
    await screen.shows(says);
    expect(frame()?.getAttribute('src')).toBe(
      `https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&hl=${language}`,
    );
    const link = [...document.querySelectorAll('dialog a')].find(({ textContent }) =>
      textContent?.startsWith(open),
    );
    expect(link?.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  },
);

it('plays an own story without YouTube', async () => {
  const screen = await renderScreen(ADDRESS, { api: withOutsideVideo() });
  await screen.press('Watch and listen');
  await screen.shows(STORY?.captions[0] ?? '');
  expect(frame()).toBeNull();
});

it('shows only the link when offline', async () => {
  const screen = await renderScreen(ADDRESS, { api: withOutsideVideo() });
  await screen.shows('Video on YouTube');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await screen.press('Play');
  await screen.shows('Open on YouTube');
  expect(frame()).toBeNull();
});
