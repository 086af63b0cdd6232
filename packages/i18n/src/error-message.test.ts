import { LANGUAGES } from '@nukkad/contract';
import { ERRORS, type ErrorCode } from '@nukkad/contract/errors.ts';
import { describe, expect, it } from 'vitest';
import { errorMessage } from './error-message.ts';
import { phrases } from './errors/en.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];
const HOURS = { from: 9, to: 20 };

describe('what a server says of an error', () => {
  it('is written for every code and no other', () => {
    expect(Object.keys(phrases.code).sort()).toEqual([...CODES].sort());
  });

  it.each(LANGUAGES)('is a whole sentence for every code in %s', (language) => {
    for (const code of CODES) {
      const said = errorMessage(code, language, HOURS);
      expect(said, code).toMatch(language === 'en' ? /[a-z]/ : /\p{Script=Devanagari}/u);
      expect(said, code).not.toMatch(/[{}]/);
    }
  });

  it('is what the screens show', () => {
    expect(errorMessage('ALREADY_APPLIED', 'en')).toBe(phrases.code.ALREADY_APPLIED);
    expect(errorMessage('INVALID_OTP', 'hi')).toBe('यह कोड सही नहीं है। देख लें।');
  });

  it('is the sentence that the wire fixes, in English alone', () => {
    expect(errorMessage('INVALID_OTP', 'en')).toBe('Invalid OTP');
    expect(errorMessage('NO_CREDITS', 'en')).toMatch(/^Your credit score have been finished/);
  });

  it('names the hours of the HR window, as the wire writes them in English', () => {
    expect(errorMessage('HR_WINDOW_CLOSED', 'en', HOURS)).toBe(
      'Unable to contact HR at the moment, Please call between 9AM to 8PM',
    );
    expect(errorMessage('HR_WINDOW_CLOSED', 'hi', { from: 0, to: 12 })).toBe(
      'HR रात 12 बजे से दोपहर 12 बजे तक फ़ोन उठाते हैं। तब फ़ोन करें।',
    );
  });

  it.each(LANGUAGES)('does without the hours in %s where none came', (language) => {
    expect(errorMessage('HR_WINDOW_CLOSED', language, {})).toMatch(/^HR [^{}]+$/);
  });
});
