import { RECORD_CLICK_SCRIPT } from '../src/lib/hydration/record-click-script.ts';
import { SHOW_THEME_SCRIPT } from '../src/lib/hydration/show-theme-script.ts';
import type { Assets } from './assets.ts';

/** Runs in each page before anything is shown; the same on all pages, so that stores may keep them. */
export const PAGE_SCRIPT = SHOW_THEME_SCRIPT + RECORD_CLICK_SCRIPT;

/** What stands as script within pages, for their content security policy. */
export function inlineScripts({ inline }: Assets): readonly string[] {
  return inline === undefined ? [PAGE_SCRIPT] : [PAGE_SCRIPT, inline];
}
