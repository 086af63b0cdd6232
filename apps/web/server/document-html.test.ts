import { expect, it } from 'vitest';
import type { RenderedPage } from '../src/entry-server.tsx';
import { documentHtml } from './document-html.ts';

it('runs the script when the page and its state are there, and not before', () => {
  const page = { html: '<html><head></head><body>Jobs</body></html>', state: { note: '</script>' } };
  const assets = { script: '/assets/a.js', preloads: ['/assets/b.js'], styles: ['/assets/a.css'] };
  const html = documentHtml(page as unknown as RenderedPage, assets, 'once');
  expect(html).toContain('<script type="module" src="/assets/a.js" nonce="once"></script>');
  expect(html).toContain('{"note":"\\u003c/script>"}</script></body>');
  expect(html.indexOf('a.css')).toBeLessThan(html.indexOf('b.js'));
});
