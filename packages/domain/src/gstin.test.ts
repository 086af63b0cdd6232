import { describe, expect, it } from 'vitest';
import { gstinCheckCharacter, isGstin } from './gstin.ts';

describe('GSTIN', () => {
  it('has the check character of the published sample numbers', () => {
    expect(gstinCheckCharacter('27AAPFU0939F1Z')).toBe('V');
    expect(gstinCheckCharacter('29AAGCB7383J1Z')).toBe('4');
  });

  it('accepts a valid number and refuses any single changed character', () => {
    const good = '27AAPFU0939F1ZV';
    expect(isGstin(good)).toBe(true);
    for (let place = 2; place < 15; place++) {
      const other = good[place] === 'A' ? 'B' : 'A';
      expect(isGstin(good.slice(0, place) + other + good.slice(place + 1))).toBe(false);
    }
  });

  it('refuses other shapes', () => {
    for (const text of [
      '',
      '27AAPFU0939F1Z',
      '27aapfu0939f1zv',
      'XXAAPFU0939F1ZV',
      '27AAPFU0939F1ZV ',
      ' 27AAPFU0939F1ZV',
      '427AAPFU0939F1ZV',
    ])
      expect(isGstin(text)).toBe(false);
    expect(() => gstinCheckCharacter('27-APFU0939F1Z')).toThrow(
      'A GSTIN holds digits and capital letters only',
    );
  });
});
