import { describe, expect, it } from 'vitest';
import { boundedDetails } from './audit.ts';

/** A list of texts whose JSON has `length` characters. */
const listOf = (length: number) => [
  'x'.repeat(length % 250),
  ...Array(Math.floor(length / 250)).fill('y'.repeat(247)),
];
const sizeOf = (value: unknown) => JSON.stringify(value).length;

describe('boundedDetails', () => {
  it('leaves out only what does not fit, also if later details do', () => {
    const large = Array(50).fill('x'.repeat(300));
    expect(boundedDetails({ before: 'a', large, after: 'b' })).toEqual({
      before: 'a',
      after: 'b',
      leftOut: 'large',
    });
  });

  it('accepts 10,000 characters of names and values', () => {
    const value = listOf(9_900);
    const rest = 10_000 - sizeOf(value) - 'list'.length - 'text'.length;
    const text = 'z'.repeat(rest - 2);
    expect(boundedDetails({ list: value, text })).toEqual({ list: value, text });
    expect(boundedDetails({ list: value, text: `${text}z` })).toEqual({ list: value, leftOut: 'text' });
  });

  it('cuts a text after 300 characters and skips what is not defined', () => {
    expect(boundedDetails({ whole: 'x'.repeat(300), cut: 'x'.repeat(301), none: undefined })).toEqual({
      whole: 'x'.repeat(300),
      cut: `${'x'.repeat(300)}…`,
    });
  });
});
