import { describe, expect, it, test } from 'vitest';
import { pathInLanguage, splitLanguagePath } from './language-path.ts';

describe('the language of an address', () => {
  test.each([
    ['/', 'en', '/'],
    ['/joblist?q=cook', 'en', '/joblist?q=cook'],
    ['/hi', 'hi', '/'],
    ['/hi/', 'hi', '/'],
    ['/hi?x=1', 'hi', '/?x=1'],
    ['/mr#mission', 'mr', '/#mission'],
    ['/hi/jobs?cook-abc123', 'hi', '/jobs?cook-abc123'],
    ['/mr/joblist?city=Pune#main', 'mr', '/joblist?city=Pune#main'],
    ['/hi//elsewhere.example', 'hi', '/elsewhere.example'],
    ['/hi/\\elsewhere.example', 'hi', '/elsewhere.example'],
    ['/hi/mr/joblist', 'hi', '/mr/joblist'],
  ])('of %s is %s, and the rest %s', (address, language, path) => {
    expect(splitLanguagePath(address)).toEqual({ language, path });
  });

  test.each(['/hindi', '/hijoblist', '/HI/joblist', '/en/joblist', '/joblist/hi', '/?hi/', 'hi/joblist'])(
    'is English for %s',
    (address) => {
      expect(splitLanguagePath(address)).toEqual({ language: 'en', path: address });
    },
  );
});

describe('an address in a language', () => {
  test.each([
    ['/', ['/', '/hi', '/mr']],
    ['/?x=1', ['/?x=1', '/hi?x=1', '/mr?x=1']],
    ['/#mission', ['/#mission', '/hi#mission', '/mr#mission']],
    ['/jobs?cook-abc123', ['/jobs?cook-abc123', '/hi/jobs?cook-abc123', '/mr/jobs?cook-abc123']],
  ])('of %s is %j', (address, expected) => {
    expect((['en', 'hi', 'mr'] as const).map((language) => pathInLanguage(address, language))).toEqual(
      expected,
    );
  });

  it('is the same whichever language it was in before', () => {
    for (const before of ['/faq', '/hi/faq', '/mr/faq']) {
      expect(pathInLanguage(before, 'mr')).toBe('/mr/faq');
      expect(pathInLanguage(before, 'en')).toBe('/faq');
    }
  });
});
