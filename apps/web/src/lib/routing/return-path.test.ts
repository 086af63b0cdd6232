import { describe, expect, test } from 'vitest';
import { safeReturnPath, withReturnPath } from './return-path.ts';

describe('the path to go back to', () => {
  test.each(['/jobs?cook-abc123', '/myjobs?tab=applied', '/joblist#all'])('keeps %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  test.each([
    null,
    '',
    'jobs',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
  ])('does not follow %j', (path) => {
    expect(safeReturnPath(path)).toBe('/joblist');
  });

  test.each(['/.//x', '/a/..//x'])(
    'of %j begins with one slash, so that the router stays on this site',
    (path) => {
      expect(safeReturnPath(path)).toBe('/x');
    },
  );

  test('survives a round trip through a URL', () => {
    const url = new URL(withReturnPath('/register', '/jobs?रसोइया-abc123&x=1'), 'https://this.site');
    expect(safeReturnPath(url.searchParams.get('returnTo'))).toBe(
      '/jobs?%E0%A4%B0%E0%A4%B8%E0%A5%8B%E0%A4%87%E0%A4%AF%E0%A4%BE-abc123&x=1',
    );
  });
});
