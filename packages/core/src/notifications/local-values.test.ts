import { LANGUAGES } from '@nukkad/contract';
import { expect, it } from 'vitest';
import { localValues } from './local-values.ts';

it('translates the name of a city', () => {
  const stored = { city: 'Nashik', cityHi: 'नासिक', cityMr: 'नाशिक' };
  expect(LANGUAGES.map((language) => localValues(stored, language).city)).toEqual([
    'Nashik',
    'नासिक',
    'नाशिक',
  ]);
});

it('uses the English name of a city without a translation', () => {
  const stored = { city: 'Nashik', cityHi: null, cityMr: null };
  expect(localValues(stored, 'hi').city).toBe('Nashik');
  expect(localValues({ city: 'Nashik' }, 'mr').city).toBe('Nashik');
});

it('puts the translated work before a job title that does not contain it', () => {
  const stored = { jobTitle: 'Waiter', work: { en: 'Waiter', hi: 'वेटर', mr: 'वेटर' } };
  const titles = LANGUAGES.map((language) => localValues(stored, language).jobTitle);
  expect(titles).toEqual(['Waiter', 'वेटर · Waiter', 'वेटर · Waiter']);
  expect(localValues({ jobTitle: 'Waiter' }, 'hi').jobTitle).toBe('Waiter');
});

it('isolates names of scripts that are written from right to left, and no others', () => {
  const stored = { company: 'محمد', jobTitle: 'Cook\u202E', count: 2 };
  expect(localValues(stored, 'en')).toEqual({ company: '\u2068محمد\u2069', jobTitle: 'Cook', count: 2 });
});
