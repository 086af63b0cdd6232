import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { approvedText, type LinesByLanguage } from '@nukkad/browser/testing/approved-text.ts';
import { pageLines } from '@nukkad/browser/testing/page-lines.ts';
import { fileOfPath, stateName } from '@nukkad/browser/testing/screen-names.ts';
import { stopTime } from '@nukkad/browser/testing/stopped-time.ts';
import type { Language } from '@nukkad/contract';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { memoryOutbox } from '../testing/memory-outbox.ts';
import { seeAll } from '../testing/see-all.ts';
import { NOW, SCREEN_STATES, SHOWN } from '../testing/states/all-states.ts';
import { loadCode } from '../testing/states/load-code.ts';
import { openState, pathOf, type ScreenState } from '../testing/states/screen-state.ts';

vi.mock('../features/chat/connect-chat.ts', () => ({
  connectChat: () => ({
    send: () => new Promise(() => undefined),
    markRead: () => undefined,
    typing: () => undefined,
    close: () => undefined,
  }),
}));

const FOLDER = join(import.meta.dirname, '../../approved/screens');
/** Milliseconds that only a test that hangs takes. */
const LONG = 600_000;

beforeAll(loadCode);
beforeEach(() => {
  stopTime(NOW);
  memoryOutbox();
  seeAll();
});

/** Each path of the route table, and an unknown address. */
const paths = [...SHOWN.map(([path]) => path), '*'];

const nameOf = (state: ScreenState) =>
  stateName({ ...state, address: [state.address, state.viewer].filter(Boolean).join(' · ') });

async function linesOf(state: ScreenState, isFirst: boolean): Promise<LinesByLanguage> {
  const page = await openState(state);
  const read = (): readonly string[] => {
    const address = `address: ${page.address()}`;
    // Another screen has its own approved file.
    if (pathOf({ address: page.address() }) !== pathOf(state)) return [address];
    // The frame of the page is the same on all screens.
    const main = state.address === '/' ? document.body : document.querySelector('#main');
    return [address, `title: ${document.title}`, ...pageLines(main ?? document.body)];
  };
  const speak = async (language: Language) => {
    await page.speak(language);
    await page.settled();
    return read();
  };
  const en = read();
  return isFirst ? { en, hi: await speak('hi'), mr: await speak('mr') } : { en };
}

it.each(paths)(
  '%s reads in each state as approved',
  async (path) => {
    const states = SCREEN_STATES.filter((state) => pathOf(state) === path);
    expect(states, `${path} has a state`).not.toEqual([]);
    const named: [string, LinesByLanguage][] = [];
    for (const state of states) {
      named.push([nameOf(state), await linesOf(state, state === states[0])]);
    }
    await expect(approvedText(named)).toMatchFileSnapshot(join(FOLDER, fileOfPath(path)));
  },
  LONG,
);

it('has an approved file for each screen and no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(paths.map(fileOfPath).sort());
});
