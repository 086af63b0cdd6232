import { describe, expect, it } from 'vitest';
import { languageFromHeader } from './language-from-header.ts';

describe('languageFromHeader', () => {
  it.each([
    ['mr', 'mr'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['en;q=0.2, mr-IN;q=0.7', 'mr'],
    ['fr, de;q=0.5', undefined],
    ['hi;q=0, en', 'en'],
    ['hi;q=0', undefined],
    ['fr, mr;q=0.5', 'mr'],
    ['hindi', undefined],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %s', (header, language) => {
    expect(languageFromHeader(header)).toBe(language);
  });
});
