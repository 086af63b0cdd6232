import { expect, it } from 'vitest';
import { cityListPath, listPath, readListPath } from './list-path.ts';

it.each([
  ['/jobs-in/pune', 'pune', undefined],
  ['/jobs-in/navi-mumbai/', 'navi-mumbai', undefined],
  ['/jobs-in/pune/human-resources', 'pune', 'human-resources'],
  ['/jobs-in/%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87', 'पुणे', undefined],
  ['/jobs-in/पुणे/स्वयंपाकी', 'पुणे', 'स्वयंपाकी'],
])('%s is the list of %s and %s', (path, city, work) => {
  expect(readListPath(path)).toEqual({ city, work });
});

it.each(['/joblist', '/jobs-in', '/jobs-in/', '/jobs-in/pune/cook/more', '/x/jobs-in/pune', '/jobs-in/%ff'])(
  '%s is another address',
  (path) => {
    expect(readListPath(path)).toBeNull();
  },
);

it.each([
  ['pune', '/jobs-in/pune'],
  ['pune/cook', '/jobs-in/pune/cook'],
  ['पुणे', '/jobs-in/%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87'],
])('the list behind %s has the address %s', (path, address) => {
  expect(listPath(path)).toBe(address);
});

it.each([
  ['en', '/jobs-in/amravati'],
  ['hi', `/jobs-in/${encodeURIComponent('अमरावती')}`],
  ['mr', `/jobs-in/${encodeURIComponent('अमरावती')}`],
] as const)('the list of a city has the words of the page in %s', (language, address) => {
  const names = { en: 'Amravati', hi: 'अमरावती', mr: 'अमरावती' };
  expect(cityListPath({ key: 'amravati', names }, language)).toBe(address);
});

it('the list of a city that shares its name with a larger one has a path of its own', () => {
  const names = { en: 'Amaravati', hi: 'अमरावती', mr: 'अमरावती' };
  const city = { key: 'amaravati', names, ownWords: { hi: 'amaravati', mr: 'amaravati' } };
  expect(cityListPath(city, 'mr')).toBe('/jobs-in/amaravati');
});
