import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../content/escape-html.ts';
import { safeHtml } from './safe-html.ts';

describe('safe HTML', () => {
  it.each([
    ['<p onclick="steal()">Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    [
      '<a href="javascript:alert(1)">x</a>',
      '<a rel="nofollow noopener noreferrer ugc" target="_blank">x</a>',
    ],
    ['<iframe src="https://bad.example"></iframe><img src=x onerror=alert(1)>', ''],
    ['<ul><li>काम <strong>रोज़</strong></li></ul>', '<ul><li>काम <strong>रोज़</strong></li></ul>'],
    ['<style>p{}</style><p style="position:fixed">t</p>', '<p>t</p>'],
  ])('makes %s into %s', (dirty, clean) => {
    expect(safeHtml(dirty)).toBe(clean);
  });

  it('escapes what is put into HTML', () => {
    expect(escapeHtml(`<a href="x">R&D</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;R&amp;D&lt;/a&gt;');
  });
});
