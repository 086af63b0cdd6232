import type { Language } from '@nukkad/contract';
import { createI18n, loadPhrases, type Namespace, translator } from '@nukkad/i18n';
import { accessibilityFaults } from '@nukkad/testing/accessibility.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect, inject } from 'vitest';
import { recordTrace } from './record-trace.ts';

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1280, height: 860 };

const SPOKEN = [
  'about',
  'apply',
  'chat',
  'common',
  'company',
  'education',
  'errors',
  'filter',
  'hr',
  'interests',
  'jobs',
  'login',
  'login-reasons',
  'map',
  'mine',
  'nav',
  'notifications',
  'offline',
  'personal',
  'profile',
  'reading',
  'report',
  'search',
  'settings',
  'upload',
  'work',
] as const;
type Spoken = (typeof SPOKEN)[number];
type Words = { readonly [N in Spoken]: ReturnType<typeof translator<N>> };

/** Somebody with a browser of their own, in one language. */
export interface Viewer {
  readonly page: Page;
  readonly words: Words;
  readonly language: Language;
  /** Chooses another language, which the next page is read in; `words` stay those of the first. */
  speak(language: Language): Promise<void>;
  /** Opens an address of the site; answers the page's status. */
  open(path: string): Promise<number>;
  /** Waits until the script answers for what is there: before that, a link loads its page anew. */
  awaitScript(selector: string): Promise<void>;
  /** The screen now shown has no accessibility fault and nothing went wrong on the console. */
  expectSound(): Promise<void>;
  close(): Promise<void>;
}

async function wordsOf(language: Language): Promise<Words> {
  const i18n = createI18n(language, await loadPhrases(language, [...SPOKEN] as Namespace[]));
  const entries = SPOKEN.map((name) => [name, translator(i18n, name)] as const);
  return Object.fromEntries(entries) as unknown as Words;
}

function watchConsole(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // The screen shows a wrong answer of a call; the browser notes it all the same. What a policy only reports is checked
    // by policy.e2e.test.ts.
    const isNote = /^(Failed to load resource|\[Report Only\])/.test(message.text());
    if (message.type() === 'error' && !isNote) faults.push(message.text());
  });
  return faults;
}

/** Opens the site as a new visitor of one language; null chose none. */
export async function openViewer(
  browser: Browser,
  chosen: Language | null,
  options: BrowserContextOptions = {},
): Promise<Viewer> {
  const origin = inject('origin');
  // A service worker answers before `page.route` does: the journey that is about it lets it in.
  const context = await browser.newContext({
    viewport: PHONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  const language = chosen ?? 'en';
  const speak = (value: Language) => context.addCookies([{ name: 'nukkad_language', value, url: origin }]);
  if (chosen) await speak(chosen);
  const page = await context.newPage();
  await recordTrace(context, page);
  page.setDefaultTimeout(60_000);
  const faults = watchConsole(page);
  return {
    page,
    language,
    words: await wordsOf(language),
    speak,
    async open(path) {
      const response = await page.goto(origin + path);
      return response?.status() ?? 0;
    },
    async awaitScript(selector) {
      await page.waitForFunction((at) => {
        const part = document.querySelector(at);
        return part !== null && Object.keys(part).some((key) => key.startsWith('__reactProps'));
      }, selector);
    },
    async expectSound() {
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
    close: () => context.close(),
  };
}
