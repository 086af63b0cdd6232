import { until } from '@nukkad/browser/testing/page.ts';
import { button, press } from '@nukkad/ui/testing/render.tsx';
import { act } from 'react';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi, offline } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const START = exampleOf('search.start');

it.each([
  ['en', 'Find jobs · Nukkad Jobs', 'Companies you looked at', '12 followers', 'Newest jobs'],
  ['hi', 'काम खोजें · Nukkad Jobs', 'आपकी देखी हुई कंपनियाँ', '12 फ़ॉलोअर', 'सबसे नए काम'],
  ['mr', 'काम शोधा · Nukkad Jobs', 'तुम्ही पाहिलेल्या कंपन्या', '12 फॉलोअर', 'सगळ्यात नवीन कामं'],
] as const)('shows in %s recent and new items before typing', async (language, title, ...sentences) => {
  const screen = await renderScreen('/searchjob', { language });
  expect(document.title).toBe(title);
  for (const sentence of sentences) await screen.shows(sentence);
});

it('searches while typing', async () => {
  const screen = await renderScreen('/searchjob');
  await screen.type('Job, company or place', 'cook');
  await until(() => expect(screen.api.calls('search.typeahead')).toMatchObject([{ text: 'cook' }]));
  await screen.shows('Annapurna Kitchens');
});

it.each([
  ['without typing', null],
  ['after typing', 'cook'],
])('goes back to the page before the search, %s', async (_what, text) => {
  const screen = await renderScreen('/blog');
  await screen.go('/joblist?city=Pune');
  await screen.go('/searchjob');
  if (text !== null) {
    await screen.type('Job, company or place', text);
    await until(() => expect(screen.address()).toBe(`/searchjob?q=${text}`));
    await screen.settled();
  }
  await screen.press('Back');
  await until(() => expect(screen.address()).toBe('/joblist?city=Pune'));
});

it('removes recent items at once, and restores them on Undo', async () => {
  const screen = await renderScreen('/searchjob');
  screen.api.answer({ 'search.start': { ...START, recentCompanies: [] } });
  await screen.press('Clear what I looked at');
  await screen.hides('Companies you looked at');
  screen.api.answer({ 'search.start': START });
  await screen.press('Undo');
  await screen.shows('Companies you looked at');
  const [company] = START.recentCompanies;
  await until(() =>
    expect(screen.api.calls('search.rememberCompany')).toEqual([
      { companyId: company?.id, remembering: 'FORGET_ALL' },
      { companyId: company?.id, remembering: 'REMEMBER' },
    ]),
  );
});

it('says that Undo failed, not that the removal did', async () => {
  const screen = await renderScreen('/searchjob');
  await screen.press('Clear what I looked at');
  await screen.shows('Removed');
  screen.api.answer({ 'search.rememberCompany': offline });
  await screen.press('Undo');
  await screen.shows('It could not be brought back. Please try again.');
});

it('restores one company on Undo, with those that were opened after it, in their order', async () => {
  const [shown] = START.recentCompanies;
  if (!shown) throw new Error('The example has no company');
  const companies = ['One', 'Two', 'Three'].map((name, at) => ({
    ...shown,
    id: `${shown.id.slice(0, -1)}${at}`,
    name,
  }));
  const api = fakeApi({ 'search.start': { ...START, recentCompanies: companies } });
  const screen = await renderScreen('/searchjob', { api });
  const left = companies.filter(({ name }) => name !== 'Two');
  api.answer({ 'search.start': { ...START, recentCompanies: left } });
  await screen.press('Remove Two from what you looked at');
  await screen.press('Undo');
  const [one, two] = companies.map(({ id }) => id);
  await until(() =>
    expect(api.calls('search.rememberCompany')).toEqual([
      { companyId: two, remembering: 'FORGET_THIS' },
      { companyId: two, remembering: 'REMEMBER' },
      { companyId: one, remembering: 'REMEMBER' },
    ]),
  );
});

it('ignores responses that were pending before Undo', async () => {
  const held = Promise.withResolvers<typeof START>();
  const remembered = Promise.withResolvers<never>();
  const screen = await renderScreen('/searchjob');
  screen.api.answer({ 'search.start': () => held.promise });
  const asked = screen.api.calls('search.start').length;
  await press(button('Clear what I looked at'));
  await until(() => expect(screen.api.calls('search.start')).toHaveLength(asked + 1));
  screen.api.answer({ 'search.start': START, 'search.rememberCompany': () => remembered.promise });
  await press(button('Undo'));
  await screen.shows('Companies you looked at');
  await act(async () => held.resolve({ ...START, recentCompanies: [] }));
  await screen.settled();
  await screen.shows('Companies you looked at');
});

it.each([
  ['en', 'No internet. Please check your internet connection and try again.', 'Try again'],
  ['hi', 'इंटरनेट नहीं है। इंटरनेट देखकर फिर कोशिश करें।', 'फिर कोशिश करें'],
  ['mr', 'इंटरनेट नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा.', 'पुन्हा प्रयत्न करा'],
] as const)('shows in %s that the browser is offline, and tries again', async (language, words, retry) => {
  const api = fakeApi({ 'search.start': offline });
  const screen = await renderScreen('/searchjob', { language, api });
  await screen.shows(words);
  api.answer({ 'search.start': START });
  await screen.press(retry);
  await screen.shows('Annapurna Kitchens');
});
