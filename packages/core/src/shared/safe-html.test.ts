import { describe, expect, it } from 'vitest';
import { safeHtml, textOfHtml } from './safe-html.ts';

describe('safeHtml', () => {
  it.each([
    ['<img src=x onerror=alert(1)>', ''],
    ['<p style="color:red" class="x">a</p>', '<p>a</p>'],
    ['<h1>a</h1>', '<h2>a</h2>'],
    ['<a href="data:text/html,x">a</a>', '<a rel="nofollow noopener noreferrer ugc" target="_blank">a</a>'],
    ['<svg><script>x</script></svg><b>b</b>', '<b>b</b>'],
    ['<p>a<br />b</p><iframe src="https://a.example"></iframe>', '<p>a<br />b</p>'],
    ['<p>5 < 6 & 7', '<p>5 &lt; 6 &amp; 7</p>'],
  ])('%s becomes %s', (html, safe) => {
    expect(safeHtml(html)).toBe(safe);
    expect(safeHtml(safe)).toBe(safe);
  });
});

describe('a link in safeHtml', () => {
  it.each([
    ['https://a.example/x', true],
    ['http://a.example/x', true],
    ['mailto:a@b.example', true],
    ['tel:+919876543210', true],
    ['javascript:alert(1)', false],
    ['ftp://a.example/x', false],
    ['data:text/html,x', false],
  ])('to %s stays: %s', (href, isStored) => {
    const attributes = 'rel="nofollow noopener noreferrer ugc" target="_blank"';
    const attribute = isStored ? `href="${href}" ${attributes}` : attributes;
    expect(safeHtml(`<a href="${href}" onclick="x()">a</a>`)).toBe(`<a ${attribute}>a</a>`);
  });

  it.each('p ul ol li strong b em i u h2 h3 h4 blockquote'.split(' '))('the tag %s stays', (tag) => {
    expect(safeHtml(`<${tag}>a</${tag}>`)).toBe(`<${tag}>a</${tag}>`);
  });
});

describe('textOfHtml', () => {
  it('keeps blocks apart and entities readable', () => {
    expect(textOfHtml('<p>Cook &amp; clean</p><ul><li>Daily</li><li>8 hours</li></ul>')).toBe(
      'Cook & clean. Daily. 8 hours.',
    );
  });
});
