import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { logBrowser } from '@nukkad/browser/testing/presses/browser-log.ts';
import { recordPresses } from '@nukkad/browser/testing/presses/press-record.ts';
import { fileOfPath, stateName } from '@nukkad/browser/testing/screen-names.ts';
import { showAtWidth } from '@nukkad/browser/testing/screen-width.ts';
import { stopTime } from '@nukkad/browser/testing/stopped-time.ts';
import { moveFocusWithDialogs } from '@nukkad/ui/testing/dialog-focus.ts';
import { beforeEach, expect, it } from 'vitest';
import { NOW } from '../testing/sample-interview.ts';
import { openPressState } from '../testing/states/open-press-state.ts';
import { PRESS_STATES } from '../testing/states/press-states.ts';
import { pathOf } from '../testing/states/screen-state.ts';

/** What the pages did with the browser since the last press. */
const log: string[] = [];

const FOLDER = join(import.meta.dirname, '../../approved/presses');
/** Milliseconds that only a test that hangs takes. */
const LONG = 600_000;

// The width of a phone.
showAtWidth(390);
beforeEach(() => stopTime(NOW));

const app = { open: openPressState, pathOf: (address: string) => pathOf({ address }) };
const paths = [...new Set(PRESS_STATES.map(pathOf))];

it.each(paths)(
  'the buttons of %s do what is approved',
  async (path) => {
    logBrowser(log);
    moveFocusWithDialogs();
    const pressed = new Set<string>();
    const parts: string[] = [];
    for (const state of PRESS_STATES.filter((one) => pathOf(one) === path)) {
      const lines = await recordPresses(app, state, log, pressed);
      expect.soft(lines, `${stateName(state)} has controls that no earlier state has`).not.toEqual([]);
      parts.push(`=== ${stateName(state)} ===`, ...lines, '');
    }
    await expect(parts.join('\n')).toMatchFileSnapshot(join(FOLDER, fileOfPath(path)));
  },
  LONG,
);

it('has an approved file for each screen and no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(paths.map(fileOfPath).sort());
});
