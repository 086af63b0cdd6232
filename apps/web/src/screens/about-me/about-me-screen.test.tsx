import { ABOUT_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const PROFILE = exampleOf('profile.whole');
const open = (about: string, language: 'en' | 'hi' | 'mr' = 'en') =>
  renderScreen('/aboutme', { language, api: fakeApi({ 'profile.whole': { ...PROFILE, about } }) });

it.each([
  ['en', 'letters left'],
  ['hi', 'अक्षर बचे'],
  ['mr', 'अक्षरं उरली'],
] as const)('counts in %s the letters that are left', async (language, left) => {
  const screen = await open('I cook.', language);
  await screen.shows(`${ABOUT_LENGTH_MAX - 'I cook.'.length} ${left}`);
});

const CHANGED = 'I cook for a mess of forty people and I bake bread every morning.';

it.each([
  ['nothing was changed', 'I cook.'],
  ['only spaces were added', ' I cook.  '],
])('leaves at once if %s', async (_what, typed) => {
  const screen = await open('I cook.');
  await screen.type('About you', typed);
  await screen.press('Back');
  expect(screen.address()).toBe('/profile');
  expect(screen.api.calls('profile.update')).toEqual([]);
});

it.each([
  ['Save', [CHANGED], '/profile'],
  ['Don’t save', [], '/profile'],
  ['Close', [], '/aboutme'],
])(
  'asks before it leaves with a change, and then does what was asked: %s',
  async (answer, saved, address) => {
    const screen = await open('I cook.');
    await screen.type('About you', CHANGED);
    await screen.press('Back');
    await screen.shows('Save your changes?');
    expect(screen.address()).toBe('/aboutme');
    await screen.press(answer);
    expect(screen.address()).toBe(address);
    expect(screen.api.calls('profile.update')).toEqual(saved.map((about) => ({ about, degrees: [] })));
  },
);
