import { Window } from 'happy-dom';
import { expect, inject } from 'vitest';

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The content of a page for crawlers and browsers without JavaScript. */
export interface PublicPage {
  readonly status: number;
  readonly title: string;
  /** The text of the main element. */
  readonly text: string;
  readonly language: string | null;
  readonly canonical: string | null;
  /** The addresses of the page in other languages, by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly robots: string | null;
  readonly meta: Readonly<Record<string, string>>;
  readonly things: readonly Thing[];
  readonly links: readonly string[];
}

type Page = Window['document'];

function metaOf(page: Page): Record<string, string> {
  const meta: Record<string, string> = {};
  for (const tag of page.querySelectorAll('head meta[content]')) {
    const name = tag.getAttribute('name') ?? tag.getAttribute('property');
    if (name) meta[name] = tag.getAttribute('content') ?? '';
  }
  return meta;
}

function alternatesOf(page: Page): Record<string, string> {
  const links = [...page.querySelectorAll('head link[rel="alternate"]')];
  return Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
}

function thingsOf(page: Page): Thing[] {
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap(({ textContent }) => JSON.parse(textContent) as Thing | Thing[]);
}

/** Fetches a page, follows redirects, and parses its HTML. No scripts run and no other files are fetched. */
export async function readWithoutScript(path: string, language: string | null = 'en'): Promise<PublicPage> {
  const response = await fetch(inject('origin') + path, {
    headers: { accept: 'text/html', ...(language && { cookie: `nukkad_language=${language}` }) },
  });
  const window = new Window();
  try {
    const page = new window.DOMParser().parseFromString(await response.text(), 'text/html');
    const titles = [...page.querySelectorAll('head title')];
    expect(titles).toHaveLength(1);
    const meta = metaOf(page);
    return {
      status: response.status,
      title: titles[0]?.textContent ?? '',
      text: page.querySelector('#main')?.textContent ?? '',
      language: page.documentElement.getAttribute('lang'),
      alternates: alternatesOf(page),
      canonical: page.querySelector('head link[rel="canonical"]')?.getAttribute('href') ?? null,
      robots: meta.robots ?? null,
      meta,
      things: thingsOf(page),
      links: [...page.querySelectorAll('#main a')].map((link) => link.getAttribute('href') ?? ''),
    };
  } finally {
    await window.happyDOM.close();
  }
}
