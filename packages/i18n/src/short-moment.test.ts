import { expect, it } from 'vitest';
import { shortMoment } from './short-moment.ts';

it.each([
  ['en', '2 Apr, 12:15 AM'],
  ['hi', '2 अप्रैल, रात 12:15 बजे'],
  ['mr', '2 एप्रिल, रात्री 12:15 वाजता'],
] as const)('is the day and time in India in %s', (language, text) => {
  expect(shortMoment('2027-04-01T18:45:00Z', language, 30)).toBe(text);
  expect(shortMoment(new Date('2027-04-01T18:45:00Z'), language, 30)).toBe(text);
});

it.each([
  ['2027-09-08T11:30:00+05:30', '8 सप्टेंबर, सकाळी 11:30 वाजता', 29],
  ['2027-09-18T11:30:00+05:30', '18 सप्टेंबर, सकाळी 11:30 वाजता', 30],
  ['2027-09-18T12:30:00+05:30', '18 सप्टेंबर, दुपारी 12:30', 25],
])('in Marathi ends with "वाजता" if that is at most 30 characters: %s', (moment, text, characters) => {
  expect(shortMoment(moment, 'mr', 30)).toBe(text);
  expect([...text].length).toBe(characters);
});

it('leaves out the minutes of a full hour', () => {
  expect(shortMoment('2027-03-11T05:30:00Z', 'en', 30)).toBe('11 Mar, 11 AM');
});

it.each(['en', 'hi', 'mr'] as const)(
  'has at most 30 characters in %s, whichever month and hour',
  (language) => {
    const lengths = Array.from({ length: 12 * 24 }, (_, at) => {
      const month = String(Math.floor(at / 24) + 1).padStart(2, '0');
      const moment = `2027-${month}-28T${String(at % 24).padStart(2, '0')}:59:00+05:30`;
      return [...shortMoment(moment, language, 30)].length;
    });
    expect(Math.max(...lengths)).toBeLessThanOrEqual(30);
  },
);
