import { describe, expect, it } from 'vitest';
import { optionalName, requireBirthDate, requireName, requireVerifiedPhone } from './profile.rules.ts';

const codeOf = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a name', () => {
  it('is stored tidy', () => {
    expect(requireName('  Asha   Patil ')).toBe('Asha Patil');
    expect(optionalName(' आशा  पाटील ')).toBe('आशा पाटील');
  });

  it('may be left out of a form, but not be empty or have other characters', () => {
    expect(optionalName(undefined)).toBeNull();
    for (const name of ['', '   ', 'Asha 2', 'Asha@', '7'])
      expect([name, codeOf(() => requireName(name)), codeOf(() => optionalName(name))]).toEqual([
        name,
        'NAME_INVALID',
        'NAME_INVALID',
      ]);
  });
});

describe('a birth date', () => {
  const eighteenToday = '2008-11-21';

  it('is the day as it was typed', () => {
    const now = new Date('2026-11-21T08:00:00Z');
    expect(requireBirthDate(eighteenToday, now)).toEqual(new Date('2008-11-21T00:00:00Z'));
    expect(requireBirthDate('1960-02-01', now)).toEqual(new Date('1960-02-01T00:00:00Z'));
    for (const day of ['2008-11-22', '1960-01-31', '2000-02-30', 'yesterday', ''])
      expect([day, codeOf(() => requireBirthDate(day, now))]).toEqual([day, 'BIRTH_DATE_INVALID']);
  });

  it.each([
    ['23:59 in India', '2026-11-20T18:29:00Z', 'BIRTH_DATE_INVALID'],
    ['00:01 in India', '2026-11-20T18:31:00Z', null],
    ['23:59 in UTC', '2026-11-20T23:59:00Z', null],
    ['00:01 in UTC', '2026-11-21T00:01:00Z', null],
  ])('makes somebody eighteen by the day in India, at %s', (_moment, now, code) => {
    expect(codeOf(() => requireBirthDate(eighteenToday, new Date(now)))).toBe(code);
  });
});

describe('the number in a form', () => {
  it.each([
    ['verified and not in the form', true, undefined, null],
    ['verified and the same in the form', true, '98765 43210', null],
    ['verified and another in the form', true, '98765 43211', 'PHONE_NOT_VERIFIED'],
    ['verified and empty in the form', true, '', 'PHONE_NOT_VERIFIED'],
    ['not verified and not in the form', false, undefined, 'PHONE_NOT_VERIFIED'],
    ['not verified and the same in the form', false, '98765 43210', 'PHONE_NOT_VERIFIED'],
  ])('%s', (_case, isMobileVerified, typed, code) => {
    const stored = { phone: '+919876543210', isMobileVerified };
    expect(codeOf(() => requireVerifiedPhone(stored, typed))).toBe(code);
  });
});
