import { expect, it } from 'vitest';
import { countdownText, isOtpShaped, tidyOtp } from './otp.ts';

it('accepts codes with spaces and Devanagari digits', () => {
  expect(tidyOtp(' 123 456 ')).toBe('123456');
  expect(tidyOtp('१२३-४५६')).toBe('123456');
});

it('recognises the format of a code', () => {
  expect(isOtpShaped('012345')).toBe(true);
  expect(['', '12345', '1234567', '12345a'].map(isOtpShaped)).toEqual([false, false, false, false]);
});

it('counts down in minutes and seconds', () => {
  expect(countdownText(60)).toBe('01:00');
  expect(countdownText(9.2)).toBe('00:10');
  expect(countdownText(-3)).toBe('00:00');
});
