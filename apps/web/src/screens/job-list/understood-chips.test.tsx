import { until } from '@nukkad/browser/testing/page.ts';
import type { UnderstoodTerm } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const FOUND = exampleOf('jobs.filter');
const DRIVER: UnderstoodTerm = {
  kind: 'JOB_PROFILE',
  text: 'driver',
  value: 'delivery/driver-light',
  names: { en: 'Car & Van Driver', hi: 'कार और वैन ड्राइवर', mr: 'कार आणि व्हॅन ड्रायव्हर' },
  spans: [[0, 6]],
};
const TRUCK: UnderstoodTerm = {
  kind: 'JOB_PROFILE',
  text: 'truck',
  value: 'delivery/driver-heavy',
  names: { en: 'Truck', hi: 'ट्रक', mr: 'ट्रक' },
  spans: [[7, 20]],
  isNegated: true,
};

const chips = () =>
  [...document.querySelectorAll('.understood li')].map(({ textContent }) =>
    textContent?.replaceAll(/\s+/g, ' '),
  );

async function shown(language: 'en' | 'hi' | 'mr', text: string, understood: readonly UnderstoodTerm[]) {
  const api = fakeApi({ 'jobs.filter': { ...FOUND, understood: [...understood] } });
  const screen = await renderScreen(`/joblist?q=${encodeURIComponent(text)}`, { language, api });
  await until(() => expect(chips()).toHaveLength(understood.length));
  return screen;
}

describe('the chip of something excluded', () => {
  it.each([
    ['en', 'Not: Truck', 'Remove Not: Truck'],
    ['hi', 'ट्रक नहीं', 'ट्रक नहीं हटाएँ'],
    ['mr', 'ट्रक नको', 'ट्रक नको काढा'],
  ] as const)('names it in %s, and removes it with its negator', async (language, label, remove) => {
    const screen = await shown(language, 'driver but not truck', [DRIVER, TRUCK]);
    expect(chips()[1]).toContain(label);
    await screen.press(remove);
    await until(() => expect(screen.address()).toBe('/joblist?q=driver'));
    await until(() =>
      expect(screen.api.calls('jobs.filter').map(({ text: sent }) => sent)).toContain('driver'),
    );
  });

  it('keeps its negator if another chip is removed', async () => {
    const screen = await shown('en', 'driver but not truck', [DRIVER, TRUCK]);
    await screen.press('Remove Car & Van Driver');
    await until(() => expect(screen.address()).toBe('/joblist?q=but+not+truck'));
  });
});

it.each([
  ['en', 'Not: ladies', 'not used'],
  ['hi', 'ladies नहीं', 'यह नहीं खोजा'],
  ['mr', 'ladies नको', 'यात धरलं नाही'],
] as const)('says in %s what was understood but not applied', async (language, label, words) => {
  const ladies: UnderstoodTerm = {
    kind: 'WORD',
    text: 'ladies',
    value: 'ladies',
    spans: [[0, 9]],
    isNegated: true,
    isApplied: false,
  };
  await shown(language, 'no ladies driver', [ladies, { ...DRIVER, spans: [[10, 16]] }]);
  expect(chips()[0]).toContain(label);
  expect(chips()[0]).toContain(words);
  expect(chips()[1]).not.toContain(words);
});
