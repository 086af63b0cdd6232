import { expect, test } from 'vitest';
import { clockHour } from './clock-hour.ts';

test('says the default HR hours as the specification does', () => {
  expect([clockHour(9, 'en'), clockHour(20, 'en')]).toEqual(['9AM', '8PM']);
});

test('says noon, midnight and the end of the day on a 12-hour clock', () => {
  expect([0, 12, 13, 24].map((hour) => clockHour(hour, 'en'))).toEqual(['12AM', '12PM', '1PM', '12AM']);
});

test('names the part of the day in Hindi and Marathi', () => {
  expect([2, 9, 14, 17, 20].map((hour) => clockHour(hour, 'hi'))).toEqual([
    'रात 2 बजे',
    'सुबह 9 बजे',
    'दोपहर 2 बजे',
    'शाम 5 बजे',
    'रात 8 बजे',
  ]);
  expect([9, 20].map((hour) => clockHour(hour, 'mr'))).toEqual(['सकाळी 9', 'रात्री 8']);
});
