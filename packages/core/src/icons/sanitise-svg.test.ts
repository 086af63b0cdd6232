import { describe, expect, it } from 'vitest';
import { sanitiseSvg } from './sanitise-svg.ts';

const svg = (inner: string, root = 'viewBox="0 0 24 24"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`;

describe('sanitiseSvg', () => {
  it('keeps the shapes, and the paint attributes of the root', () => {
    const drawing = sanitiseSvg(
      svg(
        '<g transform="translate(1 1)"><path d="M1 2L3 4"/></g>',
        'viewBox="0,0 24 24" fill="none" width="24"',
      ),
    );
    expect(drawing).toEqual({
      viewBox: '0 0 24 24',
      body: '<g fill="none"><g transform="translate(1 1)"><path d="M1 2L3 4" /></g></g>',
    });
  });

  it('builds the viewBox from width and height if it is missing', () => {
    expect(sanitiseSvg(svg('<circle r="4"/>', 'width="32px" height="16"'))?.viewBox).toBe('0 0 32 16');
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'alert'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>', 'onload'],
    ['a picture from elsewhere', '<image href="https://x.example/a.png"/>', 'example'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>', 'javascript'],
    ['a use', '<use href="https://x.example/a.svg#b"/>', 'use'],
    ['a paint from elsewhere', '<path d="M0 0" fill="url(https://x.example/#a)"/>', 'url'],
    ['a style', '<style>@import "https://x.example"</style><path d="M0 0" style="fill:red"/>', 'style'],
    ['HTML', '<foreignObject><iframe src="//x.example"/></foreignObject>', 'iframe'],
    ['text', '<text>hello</text>', 'hello'],
  ])('removes %s', (_content, inner, trace) => {
    const drawing = sanitiseSvg(svg(`${inner}<rect width="2" height="2"/>`));
    expect(drawing?.body).toContain('<rect');
    expect(drawing?.body).not.toContain(trace);
  });

  it.each([
    ['no SVG', '<html><body>hello</body></html>'],
    ['of no size', svg('<path d="M0 0"/>', '')],
    ['in a broken box', svg('<path d="M0 0"/>', 'viewBox="0 0 auto 24"')],
    ['without a shape', svg('<g></g>')],
    ['too long', svg(`<path d="${'M0 0 '.repeat(4000)}"/>`)],
  ])('returns null: %s', (_problem, text) => {
    expect(sanitiseSvg(text)).toBeNull();
  });
});
