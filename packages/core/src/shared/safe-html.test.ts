import { describe, expect, it } from 'vitest';
import { safeHtml, textOfHtml } from './safe-html.ts';

describe('safeHtml', () => {
  it.each([
    ['<img src=x onerror=alert(1)>', ''],
    ['<p style="color:red" class="x">a</p>', '<p>a</p>'],
    ['<h1>a</h1>', '<h2>a</h2>'],
    ['<a href="data:text/html,x">a</a>', '<a rel="nofollow noopener noreferrer ugc" target="_blank">a</a>'],
    ['<svg><script>x</script></svg><b>b</b>', '<b>b</b>'],
    ['<p>5 < 6 & 7', '<p>5 &lt; 6 &amp; 7</p>'],
  ])('%s becomes %s', (html, safe) => {
    expect(safeHtml(html)).toBe(safe);
    expect(safeHtml(safe)).toBe(safe);
  });
});

describe('textOfHtml', () => {
  it('keeps blocks apart and entities readable', () => {
    expect(textOfHtml('<p>Cook &amp; clean</p><ul><li>Daily</li><li>8 hours</li></ul>')).toBe(
      'Cook & clean. Daily. 8 hours.',
    );
  });
});
