import type { Language } from '@nukkad/contract';
import { createI18n, loadPhrases, type Namespace, translator } from '@nukkad/i18n';
import { accessibilityFaults } from '@nukkad/testing/accessibility.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect, inject } from 'vitest';
import { recordTrace } from './record-trace.ts';

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1280, height: 860 };

const NAMESPACES = [
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
  'permission',
  'personal',
  'profile',
  'reading',
  'report',
  'search',
  'settings',
  'upload',
  'voice',
  'work',
] as const;
type Words = { readonly [N in (typeof NAMESPACES)[number]]: ReturnType<typeof translator<N>> };

/** A browser context with one page, in one language. */
export interface Viewer {
  readonly page: Page;
  readonly words: Words;
  readonly language: Language;
  /** Origin of the site. */
  readonly origin: string;
  /** Sets the language cookie, which the next loaded page uses. `words` stay in the first language. */
  chooseLanguage(language: Language): Promise<void>;
  /** Opens an address of the site. Returns the status code. */
  open(path: string): Promise<number>;
  /** Waits until React has hydrated an element. Before that, a link would load its page. */
  awaitScript(selector: string): Promise<void>;
  /** Expects no accessibility errors on the current screen, and no errors on the console. */
  expectNoFaults(): Promise<void>;
  close(): Promise<void>;
}

async function wordsOf(language: Language): Promise<Words> {
  const i18n = createI18n(language, await loadPhrases(language, [...NAMESPACES] as Namespace[]));
  const entries = NAMESPACES.map((name) => [name, translator(i18n, name)] as const);
  return Object.fromEntries(entries) as unknown as Words;
}

function watchConsole(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Ignore failed calls, which the screen shows, and report-only violations, which policy.e2e.test.ts tests.
    const isNote = /^(Failed to load resource|\[Report Only\]|WebSocket .+ERR_INTERNET_DISCONNECTED$)/.test(
      message.text(),
    );
    if (message.type() === 'error' && !isNote) faults.push(message.text());
  });
  return faults;
}

/** Opens a browser context of a new visitor. `null` means that no language is chosen. */
export async function openViewer(
  browser: Browser,
  chosen: Language | null,
  options: BrowserContextOptions = {},
): Promise<Viewer> {
  const origin = inject('origin');
  // Service workers are blocked, because they handle requests before `page.route`. The journeys about them allow them.
  const context = await browser.newContext({
    viewport: PHONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  const language = chosen ?? 'en';
  const chooseLanguage = (value: Language) =>
    context.addCookies([{ name: 'nukkad_language', value, url: origin }]);
  if (chosen) await chooseLanguage(chosen);
  const page = await context.newPage();
  await recordTrace(context, page);
  page.setDefaultTimeout(60_000);
  const faults = watchConsole(page);
  return {
    page,
    language,
    origin,
    words: await wordsOf(language),
    chooseLanguage,
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
    async expectNoFaults() {
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
    close: () => context.close(),
  };
}
