import { expect, it } from 'vitest';
import type { RenderedPage } from '../src/entry-server.tsx';
import { documentHtml } from './document-html.ts';

it('has only the text of its styles in the head; its state, scripts and structured data follow the document', () => {
  const page = {
    html: '<html><head></head><body>Jobs</body></html>',
    state: { note: '</script>' },
    sources: [],
    things: [{ '@type': 'Thing', name: '</script>' }],
  };
  const files = {
    script: '/assets/a.js',
    preloads: ['/assets/b.js'],
    styles: ['/assets/a.css', '/assets/b.css'],
    styleText: 'p{margin:0}',
  };
  const assets = { for: () => files };
  const html = documentHtml(page as unknown as RenderedPage, assets).toString();
  expect(html).toContain(
    '{"note":"\\u003c/script>"}</script><script type="module" src="/assets/a.js"></script>' +
      '<link rel="modulepreload" href="/assets/b.js"><script type="application/ld+json">',
  );
  expect(html).toContain('"name":"\\u003c/script>"}</script></body>');
  const [head] = html.split('</head>');
  expect(head).toMatch(/<style data-files="\/assets\/a\.css \/assets\/b\.css">p\{margin:0\}<\/style>$/);
});
