import { LANGUAGES } from '@nukkad/contract';
import { expect, it } from 'vitest';
import { localValues } from './local-values.ts';

it('names a city as the reader does', () => {
  const stored = { city: 'Nashik', cityHi: 'नासिक', cityMr: 'नाशिक' };
  expect(LANGUAGES.map((language) => localValues(stored, language).city)).toEqual([
    'Nashik',
    'नासिक',
    'नाशिक',
  ]);
});

it('names a city in English where it has no other name on record', () => {
  const stored = { city: 'Nashik', cityHi: null, cityMr: null };
  expect(localValues(stored, 'hi').city).toBe('Nashik');
  expect(localValues({ city: 'Nashik' }, 'mr').city).toBe('Nashik');
});

it('names the work before the title of a job, where the title does not say it', () => {
  const stored = { jobTitle: 'Waiter', work: { en: 'Waiter', hi: 'वेटर', mr: 'वेटर' } };
  const titles = LANGUAGES.map((language) => localValues(stored, language).jobTitle);
  expect(titles).toEqual(['Waiter', 'वेटर · Waiter', 'वेटर · Waiter']);
  expect(localValues({ jobTitle: 'Waiter' }, 'hi').jobTitle).toBe('Waiter');
});
