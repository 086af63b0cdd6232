import { expect, it } from 'vitest';
import { isShellPath, shellPathFor } from './shell-path.ts';

it.each([
  ['/', '/offline'],
  ['/joblist', '/offline'],
  ['/jobs', '/offline'],
  ['/hi', '/hi/offline'],
  ['/hi/joblist', '/hi/offline'],
  ['/mr/', '/mr/offline'],
  ['/hindi', '/offline'],
])('the offline page of %s is %s', (pathname, shell) => {
  expect(shellPathFor(pathname)).toBe(shell);
  expect(isShellPath(shell)).toBe(true);
});

it.each(['/offlines', '/jobs/offline', '/offline/', '/a/hi/offline'])(
  '%s is not an offline page',
  (pathname) => {
    expect(isShellPath(pathname)).toBe(false);
  },
);
