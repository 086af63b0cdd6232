import type { RenderedPage } from '../src/entry-server.tsx';
import { jsonLdText } from '../src/lib/structured-data/thing.ts';
import type { Assets } from './assets.ts';
import { PAGE_SCRIPT } from './inline-scripts.ts';

/** Serialises a value as JSON that cannot end the script element around it. */
function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

interface Links {
  /** What the first paint needs: the inline script and the styles. */
  readonly head: string;
  /**
   * The scripts. They are at the end of the page: on a slow line the browser would otherwise load them at the same time as the
   * page itself. The data for search engines is there too, because the first paint would wait for its bytes.
   */
  readonly end: string;
}

/**
 * Returns a page's styles. Their text is in the page, because on a slow line a style sheet of its own would delay the
 * first paint by more than a second. `markPageStyles` reads the paths.
 */
function stylesOf(paths: readonly string[], text: string): string {
  return paths.length === 0 ? '' : `<style data-files="${paths.join(' ')}">${text}</style>`;
}

function linksOf({ inline, ...assets }: Assets, sources: readonly string[]): Links {
  const page = assets.for(sources);
  const preloads = page.preloads.map((href) => `<link rel="modulepreload" href="${href}">`);
  // Not async: from the browser's cache it would run before the document and its state are complete.
  const script = `<script type="module" src="${page.script}"></script>`;
  const first = `<script>${PAGE_SCRIPT}</script>`;
  const module = inline === undefined ? '' : `<script type="module">${inline}</script>`;
  return { head: first + stylesOf(page.styles, page.styleText), end: module + script + preloads.join('') };
}

function structuredData({ things = [] }: RenderedPage): string {
  return things.length > 0 ? `<script type="application/ld+json">${jsonLdText(things)}</script>` : '';
}

/** Adds styles, scripts and the query data to a rendered document. Returns the bytes to send. */
export function documentHtml(page: RenderedPage, assets: Assets): Buffer {
  const html = Buffer.from(page.html);
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const links = linksOf(assets, page.sources);
  const state = `<script id="state" type="application/json">${scriptSafeJson(page.state)}</script>`;
  return Buffer.concat([
    html.subarray(0, headEnd),
    Buffer.from(links.head),
    html.subarray(headEnd, bodyEnd),
    Buffer.from(state + links.end + structuredData(page)),
    html.subarray(bodyEnd),
  ]);
}
