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

describe('another place that the text names', () => {
  const PUNE: UnderstoodTerm = {
    kind: 'CITY',
    text: 'pune',
    value: 'pune',
    names: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' },
    spans: [[10, 14]],
  };
  const MUMBAI: UnderstoodTerm = {
    kind: 'CITY',
    text: 'mumbai',
    value: 'mumbai',
    names: { en: 'Mumbai', hi: 'मुंबई', mr: 'मुंबई' },
    spans: [[15, 24]],
    isApplied: false,
    placeText: 'driver in mumbai',
  };
  const TERMS = [{ ...DRIVER, spans: [[0, 6]] as const }, PUNE, MUMBAI];

  it.each([
    ['en', 'Mumbai', 'not used', 'Also look in Mumbai'],
    ['hi', 'मुंबई', 'यह नहीं खोजा', 'मुंबई में भी देखें'],
    ['mr', 'मुंबई', 'यात धरलं नाही', 'मुंबईत पण पाहा'],
  ] as const)('is shown in %s as not searched, with a link to it', async (language, name, words, link) => {
    const screen = await shown(language, 'driver in pune or mumbai', TERMS);
    expect(chips()[2]).toContain(name);
    expect(chips()[2]).toContain(words);
    expect(document.querySelector('h1')?.textContent).not.toContain(name);
    const offer = [...document.querySelectorAll('.understood a')].find(
      ({ textContent }) => textContent === link,
    );
    expect(offer?.getAttribute('href')).toContain('q=driver+in+mumbai');
    expect(screen.address()).toContain('/joblist');
  });

  it('is removed with its “or”', async () => {
    const screen = await shown('en', 'driver in pune or mumbai', TERMS);
    await screen.press('Remove Mumbai');
    await until(() => expect(screen.address()).toBe('/joblist?q=driver+in+pune'));
  });
});

it.each([
  ['en', 'not on our map'],
  ['hi', 'यह जगह हमें नहीं पता'],
  ['mr', 'ही जागा आम्हाला माहीत नाही'],
] as const)('says in %s that it does not know a landmark', async (language, words) => {
  const stand: UnderstoodTerm = {
    kind: 'LANDMARK',
    text: 'bus stand',
    value: 'bus stand',
    spans: [[12, 21]],
    isApplied: false,
  };
  await shown(language, 'driver near bus stand', [{ ...DRIVER, spans: [[0, 6]] }, stand]);
  expect(chips()[1]).toContain('bus stand');
  expect(chips()[1]).toContain(words);
});
