import { FOLLOW_LANGUAGE_SCRIPT } from '../src/lib/hydration/follow-language-script.ts';
import { LATER_CARDS_SCRIPT } from '../src/lib/hydration/later-cards-script.ts';
import { OFFER_LANGUAGE_SCRIPT } from '../src/lib/hydration/offer-language-script.ts';
import { OPEN_DIALOG_SCRIPT } from '../src/lib/hydration/open-dialog-script.ts';
import { RECORD_CLICK_SCRIPT } from '../src/lib/hydration/record-click-script.ts';
import { SHOW_THEME_SCRIPT } from '../src/lib/hydration/show-theme-script.ts';
import type { Assets } from './assets.ts';

/**
 * Source of the inline script that runs in each page before the first paint. It is the same on all pages, so that
 * pages can be cached.
 */
export const PAGE_SCRIPT =
  FOLLOW_LANGUAGE_SCRIPT +
  SHOW_THEME_SCRIPT +
  OFFER_LANGUAGE_SCRIPT +
  LATER_CARDS_SCRIPT +
  RECORD_CLICK_SCRIPT +
  OPEN_DIALOG_SCRIPT;

/** Returns all inline scripts of a page, whose hashes the content security policy lists. */
export function inlineScripts({ inline }: Assets): readonly string[] {
  return inline === undefined ? [PAGE_SCRIPT] : [PAGE_SCRIPT, inline];
}
