import { ERRORS } from '@nukkad/contract/errors.ts';
import { expect, test } from 'vitest';
import { clockHour } from './clock-hour.ts';
import { deviceMessages } from './device-messages.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import type { Localized } from './localized.ts';
import { successMessages } from './success-messages.ts';
import { systemMessages } from './system-messages.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test('every error code has its message and no message is left over', () => {
  expect(Object.keys(systemMessages).sort()).toEqual(Object.keys(ERRORS).sort());
});

test.each(Object.entries({ systemMessages, successMessages, deviceMessages }))(
  '%s are written in all three languages, with the same placeholders',
  (_, texts) => {
    for (const [key, text] of Object.entries<Localized>(texts)) {
      expect(text.en, key).toMatch(/[a-z]/i);
      expect(text.hi, key).toMatch(/\p{Script=Devanagari}/u);
      expect(text.mr, key).toMatch(/\p{Script=Devanagari}/u);
      expect(text.hi, key).not.toBe(text.mr);
      expect(placeholders(text.hi), key).toEqual(placeholders(text.en));
      expect(placeholders(text.mr), key).toEqual(placeholders(text.en));
    }
  },
);

test('the HR refusal names the default hours as the specification does', () => {
  const said = fillPlaceholders(systemMessages.HR_WINDOW_CLOSED.en, {
    from: clockHour(9, 'en'),
    to: clockHour(20, 'en'),
  });
  expect(said).toBe('Unable to contact HR at the moment, Please call between 9AM to 8PM');
});

test('a placeholder without a value is an error, never shown to a reader', () => {
  expect(() => fillPlaceholders('Call {{brandName}}', {})).toThrow('brandName');
});
