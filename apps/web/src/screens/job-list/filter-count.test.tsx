import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

const shown = () => document.querySelector('.job-list-bar__filters')?.textContent;

it.each([
  ['en', '', 'Filters'],
  ['en', '?type=part_time', 'Filters (1)'],
  ['en', '?type=part_time&workplace=home', 'Filters (2)'],
  ['hi', '', 'फ़िल्टर'],
  ['hi', '?type=part_time', 'फ़िल्टर (1)'],
  ['mr', '', 'फिल्टर'],
  ['mr', '?type=part_time', 'फिल्टर (1)'],
] as const)('the button says in %s how many filters are on for %j', async (language, filters, text) => {
  const screen = await renderScreen(`/joblist${filters}`, { language, viewer: 'visitor' });
  await screen.shows(text);
  expect(shown()).toBe(text);
});
