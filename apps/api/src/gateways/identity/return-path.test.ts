import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const ORIGIN = 'https://site.test';

describe('safeReturnPath', () => {
  it.each(['/joblist', '/jobs?cook-abc123', '/jobs?cook-abc123#apply', '/'])('keeps %s', (path) => {
    expect(safeReturnPath(path, ORIGIN)).toBe(path);
  });

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'joblist',
    `/${'x'.repeat(600)}`,
    undefined,
    ['/a'],
  ])('turns %j into the job list', (asked) => {
    expect(safeReturnPath(asked, ORIGIN)).toBe('/joblist');
  });
});
