import { afterEach, expect, it, vi } from 'vitest';
import { FOLLOW_LANGUAGE_SCRIPT } from './follow-language-script.ts';

const { cookie } = document;

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
  Object.defineProperty(document, 'cookie', { value: cookie, configurable: true, writable: true });
});

/** Runs the script on a page, and returns the address that it opens instead; null if it stays. */
function followed(path: string, { lang, cookies }: { lang: string; cookies: string }): string | null {
  const replace = vi.fn();
  const { pathname, search, hash } = new URL(path, 'https://jobs.example');
  document.documentElement.lang = lang;
  Object.defineProperty(document, 'cookie', { value: cookies, configurable: true, writable: true });
  new Function('location', FOLLOW_LANGUAGE_SCRIPT)({ pathname, search, hash, replace });
  return (replace.mock.calls[0]?.[0] as string | undefined) ?? null;
}

it.each([
  ['/', 'nukkad_language=mr', '/mr'],
  [
    '/joblist?q=cook&city=Pune#top',
    'nukkad_theme=dark; nukkad_language=hi',
    '/hi/joblist?q=cook&city=Pune#top',
  ],
  ['/jobs?cook-aZ09bY', 'nukkad_language=mr; other=1', '/mr/jobs?cook-aZ09bY'],
])('opens %s in the chosen language', (path, cookies, to) => {
  expect(followed(path, { lang: 'en', cookies })).toBe(to);
});

it.each([
  ['a reader who chose English', 'en', 'nukkad_language=en'],
  ['a reader who chose nothing', 'en', ''],
  ['a reader with an unknown language', 'en', 'nukkad_language=de'],
  ['a cookie whose name only ends like it', 'en', 'my_nukkad_language=hi'],
  ['a page in Hindi', 'hi', 'nukkad_language=mr'],
  ['a page in Marathi', 'mr', 'nukkad_language=hi'],
])('stays for %s', (_, lang, cookies) => {
  expect(followed('/joblist', { lang, cookies })).toBeNull();
});
