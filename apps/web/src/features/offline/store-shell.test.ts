import { expect, it } from 'vitest';
import { asStandIn } from './store-shell.ts';

const PAGE = [
  '<!doctype html><html lang="hi"><body><header>Nukkad</header>',
  '<main id="main" tabindex="-1"><h1>इंटरनेट नहीं है</h1>\n<p>hint</p></main><footer>end</footer>',
  '<script id="state" type="application/json">{"shellPath":"/hi/offline","language":"hi"}</script></body></html>',
].join('');

it('keeps the frame of the page and replaces its content by a skeleton', () => {
  const page = asStandIn(PAGE);
  expect(page).toMatch(/<header>Nukkad<\/header><main id="main" tabindex="-1"><div [^>]*aria-busy="true">/);
  expect(page.match(/nk-card/g)).toHaveLength(4);
  expect(page).not.toContain('इंटरनेट नहीं है');
  expect(page).toContain('</main><footer>end</footer>');
});

it('belongs to no address, so that no page is hydrated from the skeleton', () => {
  expect(asStandIn(PAGE)).toContain('{"shellPath":"any","language":"hi"}');
});
