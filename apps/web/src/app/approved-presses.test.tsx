import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { logBrowser } from '@nukkad/browser/testing/presses/browser-log.ts';
import { recordPresses } from '@nukkad/browser/testing/presses/press-record.ts';
import { fileOfPath, stateName } from '@nukkad/browser/testing/screen-names.ts';
import { showAtWidth } from '@nukkad/browser/testing/screen-width.ts';
import { stopTime } from '@nukkad/browser/testing/stopped-time.ts';
import { moveFocusWithDialogs } from '@nukkad/ui/testing/dialog-focus.ts';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { memoryOutbox } from '../testing/memory-outbox.ts';
import { NOW } from '../testing/states/all-states.ts';
import { loadCode } from '../testing/states/load-code.ts';
import { openPressState } from '../testing/states/open-press-state.ts';
import { PRESS_STATES } from '../testing/states/press-states.ts';
import { pathOf, type ScreenState } from '../testing/states/screen-state.ts';

/** What the pages did with the browser and the chat since the last press. */
const log = vi.hoisted(() => [] as string[]);

vi.mock('../features/chat/connect-chat.ts', () => ({
  connectChat: () => ({
    send: (peer: object, text: string) => {
      log.push(`chat sends ${JSON.stringify(peer)} ${text}`);
      return new Promise(() => undefined);
    },
    markRead: () => undefined,
    typing: () => undefined,
    close: () => undefined,
  }),
}));

const FOLDER = join(import.meta.dirname, '../../approved/presses');
/** Milliseconds that only a test that hangs takes. */
const LONG = 600_000;

// The width of a phone. A wide page shows the list of jobs and a job side by side.
showAtWidth(390);
beforeAll(loadCode);
beforeEach(() => stopTime(NOW));

const app = {
  open: openPressState,
  pathOf: (address: string) => pathOf({ address }),
  /** Links of the frame whose address names the page that is shown. */
  ignored: /→ \/(language\/(en|hi|mr)|register)\?(back|returnTo)=/,
};
const paths = [...new Set(PRESS_STATES.map(pathOf))];

const nameOf = (state: ScreenState) =>
  stateName({ ...state, address: [state.address, state.viewer].filter(Boolean).join(' · ') });

it.each(paths)(
  'the buttons of %s do what is approved',
  async (path) => {
    memoryOutbox();
    logBrowser(log);
    moveFocusWithDialogs();
    const pressed = new Map<string, Set<string>>();
    const parts: string[] = [];
    for (const state of PRESS_STATES.filter((one) => pathOf(one) === path)) {
      const viewer = state.viewer ?? 'seeker';
      const ofViewer = pressed.get(viewer) ?? new Set();
      pressed.set(viewer, ofViewer);
      const lines = await recordPresses(app, state, log, ofViewer);
      expect.soft(lines, `${nameOf(state)} has controls that no earlier state has`).not.toEqual([]);
      parts.push(`=== ${nameOf(state)} ===`, ...lines, '');
    }
    await expect(parts.join('\n')).toMatchFileSnapshot(join(FOLDER, fileOfPath(path)));
  },
  LONG,
);

it('has an approved file for each screen and no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(paths.map(fileOfPath).sort());
});
