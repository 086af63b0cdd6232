import { until } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const PROFILE = exampleOf('profile.whole');

/** Chooses an option of the list with this name, as the browser does. */
async function select(name: string, option: string): Promise<void> {
  const find = () =>
    [...document.querySelectorAll('select')].find(
      ({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent?.trim() === name,
    );
  await until(() => expect(find()).toBeDefined());
  const list = find() as HTMLSelectElement;
  const { value } = [...list.options].find(({ text }) => text === option) as HTMLOptionElement;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, value);
  list.dispatchEvent(new Event('change', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 0));
}

it.each([
  ['en', 'Date of birth', 'Day', 'Month', 'Year', 'Apr', 'Save'],
  ['hi', 'जन्म तारीख', 'दिन', 'महीना', 'साल', 'अप्रैल', 'सेव करें'],
  ['mr', 'जन्मतारीख', 'दिवस', 'महिना', 'वर्ष', 'एप्रिल', 'सेव्ह करा'],
] as const)(
  'asks in %s for the birth date as day, month by name and year',
  async (language, title, day, month, year, april, save) => {
    const api = fakeApi({ 'profile.whole': { ...PROFILE, birthDay: null } });
    const screen = await renderScreen('/editprofile', { language, api });
    await screen.shows(title);
    await select(day, '2');
    await select(month, april);
    await select(year, '1999');
    await screen.press(save);
    await until(() => expect(api.calls('profile.edit')).toMatchObject([{ birthDate: '1999-04-02' }]));
  },
);

it('refuses a day that does not exist, and shows the stored date otherwise', async () => {
  const api = fakeApi({ 'profile.whole': { ...PROFILE, birthDay: '1999-04-30' } });
  const screen = await renderScreen('/editprofile', { api });
  await select('Month', 'Feb');
  await screen.press('Save');
  await screen.shows('Please check the date of birth. You must be 18 or older.');
  expect(api.calls('profile.edit')).toEqual([]);
  await select('Day', '28');
  await screen.press('Save');
  await until(() => expect(api.calls('profile.edit')).toMatchObject([{ birthDate: '1999-02-28' }]));
});

it.each([
  ['en', 'Choose Pune'],
  ['hi', 'पुणे चुनें'],
  ['mr', 'पुणे निवडा'],
] as const)(
  'offers in %s the city of the last search, and fills it in only when pressed',
  async (language, offer) => {
    const api = fakeApi({ 'profile.whole': { ...PROFILE, city: null } });
    const screen = await renderScreen('/editprofile', { language, api, device: { city: 'Pune' } });
    await screen.press(offer);
    await screen.hides(offer);
  },
);

it.each([
  ['a profile with a city', PROFILE, { city: 'Pune' }],
  ['a device without a search', { ...PROFILE, city: null }, {}],
] as const)('offers no city for %s', async (_who, profile, device) => {
  const screen = await renderScreen('/editprofile', { api: fakeApi({ 'profile.whole': profile }), device });
  await screen.shows('Date of birth');
  expect(screen.names()).not.toContain('Choose Pune');
});

it('offers the keyboard for addresses in the fields of social networks', async () => {
  const screen = await renderScreen('/editprofile');
  await screen.shows('Instagram');
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=url]')];
  expect(fields.map(({ placeholder }) => placeholder)).toEqual([
    'linkedin.com/in/…',
    'instagram.com/…',
    'facebook.com/…',
  ]);
  for (const field of fields) {
    expect(field.getAttribute('inputmode')).toBe('url');
    expect(field.getAttribute('autocomplete')).toBe('off');
  }
});
