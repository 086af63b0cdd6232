import { expect, it } from 'vitest';
import { escapeHtml } from './send-page.ts';

it.each([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
  ['&lt;', '&amp;lt;'],
  ['<a title="b" rel=\'c\'>&<', '&lt;a title=&quot;b&quot; rel=&#39;c&#39;&gt;&amp;&lt;'],
])('%s is written as %s', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
