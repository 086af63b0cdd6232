import { until } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi, offline } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const AS_VISITOR = { viewer: 'visitor' } as const;
const FOUND = exampleOf('search.typeahead');
const NOTHING = { ...FOUND, jobs: [], companies: [], suggestions: [], understood: [] };
const [JOB] = FOUND.jobs;
const SIMILAR = JOB
  ? { ...NOTHING, jobs: [{ ...JOB, marks: { title: [], company: [], isCity: false, fits: null } }] }
  : NOTHING;

const field = () => document.querySelector<HTMLInputElement>('input[name=q]');
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const selected = () => document.querySelector('[role=option][aria-selected=true]');

/** Focuses the field and waits until its suggestions are loaded. */
async function focus(): Promise<void> {
  await until(() => expect(field()).not.toBe(null));
  field()?.focus();
  await until(() => expect(field()?.getAttribute('role')).toBe('combobox'));
}

/** Presses a key in the field. Returns whether the browser would still handle it. */
function key(name: string): boolean {
  return (
    field()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })) ??
    true
  );
}

async function suggested(
  what: string,
  answer: typeof FOUND,
  language: 'en' | 'hi' | 'mr' = 'en',
  text = 'cook',
) {
  const api = fakeApi({ 'search.typeahead': answer });
  const screen = await renderScreen('/', { ...AS_VISITOR, language, api, device: { city: 'Pune' } });
  await focus();
  await screen.type(what, text);
  await until(() => expect(api.calls('search.typeahead')).toMatchObject([{ text, city: 'Pune' }]));
  await screen.settled();
  return screen;
}

it('is an ordinary search field until it has the focus', async () => {
  const screen = await renderScreen('/', AS_VISITOR);
  await until(() => expect(field()?.type).toBe('search'));
  expect(field()?.getAttribute('role')).toBe(null);
  expect(field()?.form?.method).toBe('get');
  expect(screen.api.calls('search.typeahead')).toEqual([]);
  await focus();
  expect(field()?.getAttribute('aria-expanded')).toBe('false');
  expect(options()).toEqual([]);
});

it.each([
  ['en', 'What work?', 'All jobs for “cook”'],
  ['hi', 'कौन सा काम?', '“cook” के सारे काम'],
  ['mr', 'कोणतं काम?', '“cook” ची सगळी कामं'],
] as const)('suggests works, jobs and companies in %s', async (language, what, all) => {
  await suggested(what, FOUND, language);
  await until(() => expect(options().length).toBe(2 + FOUND.jobs.length + FOUND.companies.length));
  expect(options()[0]).toContain('Cook');
  expect(options()[1]).toBe(all);
  expect(field()?.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(field()?.getAttribute('aria-controls') ?? '')?.role).toBe('listbox');
});

it.each([
  ['en', 'What work?', 'Search for “ward boy”'],
  ['hi', 'कौन सा काम?', '“ward boy” खोजें'],
  ['mr', 'कोणतं काम?', '“ward boy” शोधा'],
] as const)('leads to the list in %s if nothing contains the text', async (language, what, row) => {
  const screen = await suggested(what, NOTHING, language, 'ward boy');
  expect(options()).toEqual([row]);
  await screen.press(row);
  expect(screen.address()).toBe('/joblist?q=ward+boy&city=Pune');
});

it('shows similar jobs below the row that leads to the list', async () => {
  await suggested('What work?', SIMILAR, 'en', 'ward boy');
  await until(() => expect(options()).toHaveLength(2));
  expect(options()[0]).toBe('Search for “ward boy”');
});

it('leads to the list if the suggestions fail to load', async () => {
  const api = fakeApi({ 'search.typeahead': offline });
  const screen = await renderScreen('/', { ...AS_VISITOR, api });
  await focus();
  await screen.type('What work?', 'cook');
  expect(options()).toEqual(['Search for “cook”']);
});

it('is used by arrow keys, Enter and Escape', async () => {
  const screen = await suggested('What work?', FOUND);
  await until(() => expect(options().length).toBeGreaterThan(2));
  expect(key('ArrowDown')).toBe(false);
  await until(() => expect(selected()?.textContent).toContain('Cook'));
  await until(() => expect(field()?.getAttribute('aria-activedescendant')).toBe(selected()?.id));
  key('Escape');
  await until(() => expect(options()).toEqual([]));
  await until(() => expect(field()?.getAttribute('aria-expanded')).toBe('false'));
  expect(field()?.getAttribute('aria-activedescendant')).toBe(null);
  expect(field()?.value).toBe('cook');
  // A closed list leaves Escape, and Enter without a highlighted row, to the browser.
  expect(key('Escape')).toBe(true);
  expect(key('Enter')).toBe(true);
  key('ArrowDown');
  await until(() => expect(selected()?.textContent).toContain('Cook'));
  expect(key('Enter')).toBe(false);
  await screen.settled();
  expect(screen.address()).toBe('/joblist?city=Pune&profile=cook');
});

it('closes when the field loses the focus, and opens when it has it again', async () => {
  await suggested('What work?', FOUND);
  await until(() => expect(options().length).toBeGreaterThan(2));
  field()?.blur();
  await until(() => expect(options()).toEqual([]));
  field()?.focus();
  await until(() => expect(options().length).toBeGreaterThan(2));
});
