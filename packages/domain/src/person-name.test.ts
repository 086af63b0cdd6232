import { describe, expect, it } from 'vitest';
import { isLettersOnly, keepLetters, tidyName } from './person-name.ts';

describe('isLettersOnly', () => {
  it.each(['Asha Patil', 'आशा पाटील', 'श्री क्षत्रिय', 'र्‍याचा', 'José', 'A'])('accepts %s', (name) => {
    expect(isLettersOnly(name)).toBe(true);
  });

  it.each(['', '   ', 'Asha1', 'Asha२', 'Asha_Patil', "O'Neil", 'a@b', '\u094d', 'Asha\nPatil', '😀'])(
    'refuses %j',
    (name) => {
      expect(isLettersOnly(name)).toBe(false);
    },
  );
});

describe('keepLetters', () => {
  it('removes everything but letters and spaces', () => {
    expect(keepLetters('As4ha-  Pa.til')).toBe('Asha  Patil');
    expect(keepLetters('आशा १२ पाटील!')).toBe('आशा  पाटील');
  });
});

describe('tidyName', () => {
  it('composes characters and joins spaces', () => {
    expect(tidyName('  Jose\u0301   Rao ')).toBe('José Rao');
  });
});
