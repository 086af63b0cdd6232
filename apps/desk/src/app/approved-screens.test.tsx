import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { approvedText, type LinesByLanguage } from '@nukkad/browser/testing/approved-text.ts';
import { pageLines } from '@nukkad/browser/testing/page-lines.ts';
import { fileOfPath, stateName } from '@nukkad/browser/testing/screen-names.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW } from '../testing/sample-interview.ts';
import { SCREEN_STATES } from '../testing/states/all-states.ts';
import { openState, pathOf, type ScreenState } from '../testing/states/screen-state.ts';
import { screens } from './screens.ts';

const FOLDER = join(import.meta.dirname, '../../approved/screens');
/** Milliseconds that only a test that hangs takes. */
const LONG = 600_000;

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function linesOf(state: ScreenState): Promise<LinesByLanguage> {
  const page = await openState(state);
  // The frame of the page is the same on all screens.
  const root = state.address === '/today' ? document.body : document.querySelector('#main');
  const read = () => [
    `address: ${page.address()}`,
    `title: ${document.title}`,
    ...pageLines(root ?? document.body),
  ];
  const en = read();
  await page.speak('hi');
  const hi = read();
  await page.speak('mr');
  return { en, hi, mr: read() };
}

it.each(screens)(
  '$path reads in each state and language as approved',
  async ({ path }) => {
    const states = SCREEN_STATES.filter((state) => pathOf(state) === path);
    expect(states, `${path} has a state`).not.toEqual([]);
    const named: [string, LinesByLanguage][] = [];
    for (const state of states) named.push([stateName(state), await linesOf(state)]);
    await expect(approvedText(named)).toMatchFileSnapshot(join(FOLDER, fileOfPath(path)));
  },
  LONG,
);

it('has an approved file for each screen and no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(screens.map(({ path }) => fileOfPath(path)).sort());
});
