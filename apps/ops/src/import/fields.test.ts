import { nearestName } from '@nukkad/language/text/nearest-name.ts';
import { describe, expect, it } from 'vitest';
import { fieldNamed, readCell } from './fields.ts';

describe('a cell', () => {
  it.each([
    ['12000', 12_000],
    ['12,000', 12_000],
    ['1,20,000', 120_000],
    ['₹ 15,000', 15_000],
    ['Rs. 15000', 15_000],
    ['१५,०००', 15_000],
    ['-1', -1],
    ['73.85', 73.85],
    ['12k', '12k'],
    ['1,2', '1,2'],
    ['12.000,50', '12.000,50'],
    ['12,50', '12,50'],
    ['', null],
  ])('%j of a whole number is %j', (text, value) => {
    expect(readCell(text, 'whole')).toBe(value);
  });

  it.each([
    ['18.528', 18.528],
    ['18,528', '18,528'],
    ['1,20,000', '1,20,000'],
  ])('%j of a number with a fraction is %j', (text, value) => {
    expect(readCell(text, 'number')).toBe(value);
  });

  it.each<readonly [string, string | boolean | null]>([
    ...['Yes', 'y', 'TRUE', '1', 'हाँ', 'हां', 'होय', ' हो '].map((text) => [text, true] as const),
    ...['No', 'n', 'false', '0', 'नहीं', 'नाही'].map((text) => [text, false] as const),
    ['perhaps', 'perhaps'],
    ['', null],
  ])('%j of yes or no is %j', (text, value) => {
    expect(readCell(text, 'yes-no')).toBe(value);
  });

  it('of a list is split at semicolons or bars', () => {
    expect(readCell('a; b;;c | d', 'list')).toEqual(['a', 'b', 'c', 'd']);
    expect(readCell('', 'list')).toEqual([]);
  });

  it('that is not text stays as it is', () => {
    expect(readCell(5, 'whole')).toBe(5);
    expect(readCell(['a;b'], 'list')).toEqual(['a;b']);
  });
});

describe('a column', () => {
  const fields = { payMin: 'whole', subProfile: 'text', ref: 'text' } as const;

  it.each([
    ['payMin', 'payMin'],
    ['Pay Min', 'payMin'],
    ['SUB_PROFILE', 'subProfile'],
    ['minPay', undefined],
  ])('%s is %s', (name, field) => {
    expect(fieldNamed(name, fields)).toBe(field);
  });

  it('that is misspelt is matched with a similar one', () => {
    expect(nearestName('pay_mim', Object.keys(fields))).toBe('payMin');
    expect(nearestName('subprofil', Object.keys(fields))).toBe('subProfile');
    expect(nearestName('temperature', Object.keys(fields))).toBeUndefined();
  });
});
