import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const ORIGIN = 'https://site.test';

describe('the path to return to', () => {
  it.each(['/', '/jobs?cook-abc123', '/myjobs?tab=applied', '/joblist#all', '/jobs?cook-abc123#apply'])(
    'stays %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    ['/.//evil.example', '/evil.example'],
    ['/a/..//evil.example', '/evil.example'],
    ['/..//..///evil.example/x?y#z', '/evil.example/x?y#z'],
    ['/jobs?रसोइया', '/jobs?%E0%A4%B0%E0%A4%B8%E0%A5%8B%E0%A4%87%E0%A4%AF%E0%A4%BE'],
    ['/a\r\nX:1', '/aX:1'],
  ])('of %j becomes %s', (asked, path) => {
    expect(safeReturnPath(asked)).toBe(path);
  });

  it.each([
    undefined,
    null,
    ['/a', '/b'],
    '',
    'jobs',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n\\evil.example',
    '//[',
    `/${'x'.repeat(500)}`,
  ])('is not %j', (asked) => {
    expect(safeReturnPath(asked)).toBe('/joblist');
    expect(safeReturnPath(asked, '/language')).toBe('/language');
  });

  it('may be 500 characters long', () => {
    const longest = `/${'x'.repeat(499)}`;
    expect(safeReturnPath(longest)).toBe(longest);
  });

  it('never leads to another site, whatever is asked', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '\r',
      ' ',
      '%09',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      '\0',
    ];
    const piece = fc.oneof(
      fc.constantFrom(...pieces, 'evil.example', 'http:'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (parts) => {
        const path = safeReturnPath(`/${parts.join('')}`);
        expect(path).toMatch(/^\/(?![/\\])[^\t\r\n]*$/);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        if (path.length <= 500) expect(safeReturnPath(path)).toBe(path);
      }),
      { numRuns: 400 },
    );
  });
});
