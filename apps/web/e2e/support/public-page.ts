import type { Browser } from 'playwright-core';
import { expect, inject } from 'vitest';

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** What a crawler or a browser without script makes of a page. */
export interface PublicPage {
  readonly status: number;
  readonly title: string;
  /** The words of the page's own part. */
  readonly text: string;
  readonly canonical: string | null;
  readonly robots: string | null;
  readonly meta: Readonly<Record<string, string>>;
  readonly things: readonly Thing[];
  readonly links: readonly string[];
}

async function thingsOf(texts: readonly string[]): Promise<Thing[]> {
  return texts.flatMap((text) => JSON.parse(text) as Thing | Thing[]);
}

/** Opens a page with script switched off and reads it. */
export async function readWithoutScript(
  browser: Browser,
  path: string,
  language = 'en',
): Promise<PublicPage> {
  const origin = inject('origin');
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    await context.addCookies([{ name: 'nukkad_language', value: language, url: origin }]);
    const page = await context.newPage();
    const response = await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    const attribute = async (selector: string, name: string) => {
      const found = page.locator(selector);
      return (await found.count()) > 0 ? await found.first().getAttribute(name) : null;
    };
    const meta: Record<string, string> = {};
    for (const tag of await page.locator('head meta[content]').all()) {
      const name = (await tag.getAttribute('name')) ?? (await tag.getAttribute('property'));
      if (name) meta[name] = (await tag.getAttribute('content')) ?? '';
    }
    expect(await page.locator('head title').count()).toBe(1);
    return {
      status: response?.status() ?? 0,
      title: await page.title(),
      text: (await page.locator('#main').textContent()) ?? '',
      canonical: await attribute('head link[rel="canonical"]', 'href'),
      robots: meta.robots ?? null,
      meta,
      things: await thingsOf(await page.locator('script[type="application/ld+json"]').allTextContents()),
      links: await page
        .locator('#main a')
        .evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href') ?? '')),
    };
  } finally {
    await context.close();
  }
}
