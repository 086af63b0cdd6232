import type { RenderedPage } from '../src/entry-server.tsx';
import { RECORD_CLICK_SCRIPT } from '../src/lib/hydration/record-click-script.ts';
import type { PageAssets } from './assets.ts';

/** JSON that may stand inside a script element. */
function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function headLinks(assets: PageAssets, nonce: string): string {
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  const preloads = assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`);
  // Not async: out of the browser's store it would run before the page and its state are here.
  const script = `<script type="module" src="${assets.script}" nonce="${nonce}"></script>`;
  const recordClick = `<script nonce="${nonce}">${RECORD_CLICK_SCRIPT}</script>`;
  const inline = assets.inline ? [`<script type="module" nonce="${nonce}">${assets.inline}</script>`] : [];
  return [recordClick, ...styles, ...inline, script, ...preloads].join('');
}

/** The rendered document with its styles, its script and the data it was rendered from. */
export function documentHtml(page: RenderedPage, assets: PageAssets, nonce: string): string {
  const state = `<script id="state" type="application/json">${scriptSafeJson(page.state)}</script>`;
  return page.html
    .replace('</head>', () => `${headLinks(assets, nonce)}</head>`)
    .replace('</body>', () => `${state}</body>`);
}
