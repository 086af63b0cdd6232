import { describe, expect, it } from 'vitest';
import { maskPhone, nationalDigits, normalisePhone } from './phone.ts';

describe('normalisePhone', () => {
  it.each([
    '9876543210',
    '09876543210',
    '+919876543210',
    '919876543210',
    '00919876543210',
    '98765 43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '+91\u00A098765\u201143210',
    '\u202A+91 98765 43210\u202C',
    '98765.43210',
    '(098765)-43210',
    '९८७६५४३२१०',
    '+९१ ९८७६५ ४३२१०',
  ])('normalises %j', (typed) => {
    expect(normalisePhone(typed)).toBe('+919876543210');
  });

  it('keeps a number that begins with 91', () => {
    expect(normalisePhone('9198765432')).toBe('+919198765432');
    expect(normalisePhone('+91 91987 65432')).toBe('+919198765432');
  });

  it.each([
    '',
    '5876543210',
    '987654321',
    '98765432101',
    '00987654321',
    '91987654321',
    '+9198765432100',
    '+91919876543210',
    '05876543210',
    '+19876543210',
    '98765x3210',
    '9876543210;',
  ])('refuses %j', (typed) => {
    expect(normalisePhone(typed)).toBeNull();
  });

  it('is idempotent', () => {
    expect(normalisePhone('+916000000000')).toBe('+916000000000');
  });
});

it('formats and masks the ten digits', () => {
  expect(nationalDigits('+919876543210')).toBe('9876543210');
  expect(maskPhone('+919876543210')).toBe('+91XXXXXXXX10');
});
