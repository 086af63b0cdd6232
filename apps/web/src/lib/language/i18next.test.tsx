import { watchI18next } from '@nukkad/i18n/testing/watch-i18next.ts';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

it.each([
  ['en', 'Questions and answers'],
  ['hi', 'सवाल-जवाब'],
  ['mr', 'प्रश्न-उत्तरं'],
] as const)('is what looks up the texts of a screen and of its frame: %s', async (language, heading) => {
  const { keys } = watchI18next();
  const screen = await renderScreen('/faq', { language, viewer: 'visitor' });
  await screen.shows(heading);
  expect(keys().length).toBeGreaterThan(20);
});
