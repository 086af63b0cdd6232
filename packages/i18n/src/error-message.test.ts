import { LANGUAGES } from '@nukkad/contract';
import { ERRORS, type ErrorCode } from '@nukkad/contract/errors.ts';
import { describe, expect, it } from 'vitest';
import { errorMessage } from './error-message.ts';
import { phrases } from './errors/en.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];
const HOURS = { from: 9, to: 20 };

describe('the sentence of an error', () => {
  it('exists for exactly the codes of the catalogue', () => {
    expect(Object.keys(phrases.code).sort()).toEqual([...CODES].sort());
  });

  it.each(LANGUAGES)('is a whole sentence for every code in %s', (language) => {
    for (const code of CODES) {
      const said = errorMessage(code, language, HOURS);
      expect(said, code).toMatch(language === 'en' ? /[a-z]/ : /\p{Script=Devanagari}/u);
      expect(said, code).not.toMatch(/[{}]/);
    }
  });

  it('equals the text of the screens', () => {
    expect(errorMessage('ALREADY_APPLIED', 'en')).toBe(phrases.code.ALREADY_APPLIED);
    expect(errorMessage('INVALID_OTP', 'hi')).toBe('यह कोड सही नहीं है। देख लें।');
  });

  it('is the fixed sentence of the wire, in English only', () => {
    expect(errorMessage('INVALID_OTP', 'en')).toBe('Invalid OTP');
    expect(errorMessage('NO_CREDITS', 'en')).toMatch(/^Your credit score have been finished/);
  });

  it('is the sentence of the specification for an unknown server and a choice of profiles', () => {
    expect(errorMessage('UNKNOWN_SERVER', 'en')).toBe('Please reload the app');
    expect(errorMessage('INTERESTS_COUNT', 'en')).toBe('choose a profile');
    expect(errorMessage('INTERESTS_COUNT', 'en', { max: 6 })).toBe('You can select maximum 6 profiles');
    expect(errorMessage('UNKNOWN_SERVER', 'hi')).toBe('ऐप शुरू नहीं हुआ। फिर से खोलें।');
    expect(errorMessage('UNKNOWN_SERVER', 'mr')).toBe('ॲप सुरू झालं नाही. पुन्हा उघडा.');
    expect(errorMessage('INTERESTS_COUNT', 'hi', { max: 6 })).toBe('कम से कम 1 और ज़्यादा से ज़्यादा 6 चुनें।');
    expect(errorMessage('INTERESTS_COUNT', 'mr', { max: 6 })).toBe('कमीत कमी 1 आणि जास्तीत जास्त 6 निवडा.');
  });

  it('names the calling hours, formatted for the wire in English', () => {
    expect(errorMessage('HR_WINDOW_CLOSED', 'en', HOURS)).toBe(
      'Unable to contact HR at the moment, Please call between 9AM to 8PM',
    );
    expect(errorMessage('HR_WINDOW_CLOSED', 'hi', { from: 0, to: 12 })).toBe(
      'HR रात 12 बजे से दोपहर 12 बजे तक फ़ोन उठाते हैं। तब फ़ोन करें।',
    );
  });

  it.each(LANGUAGES)('leaves out the hours in %s if there are none', (language) => {
    expect(errorMessage('HR_WINDOW_CLOSED', language, {})).toMatch(/^HR [^{}]+$/);
  });
});
