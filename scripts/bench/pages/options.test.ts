import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('measures everything in English for six minutes', () => {
  expect(readOptions([])).toEqual({
    address: undefined,
    pages: ['landing', 'list', 'job', 'map'],
    language: 'en',
    hasPaints: true,
    hasTaps: true,
    repeat: 1,
    limit: 360_000,
  });
});

it('takes an address, pages, a language and a part', () => {
  const line = '-- http://localhost:3001 --pages job,map --language mr --only taps --repeat 3 --minutes 2';
  expect(readOptions(line.split(' '))).toEqual({
    address: 'http://localhost:3001',
    pages: ['job', 'map'],
    language: 'mr',
    hasPaints: false,
    hasTaps: true,
    repeat: 3,
    limit: 120_000,
  });
});

it.each([
  ['--pages blog', 'There is no page "blog".'],
  ['--language fr', 'There is no language "fr".'],
  ['--only clicks', '--only must be taps or paints.'],
  ['--repeat 0', '--repeat must be a whole number from 1 to 9.'],
  ['--repeat 10', '--repeat must be a whole number from 1 to 9.'],
  ['--minutes 1.5', '--minutes must be a whole number from 1 to 60.'],
  ['--minutes 61', '--minutes must be a whole number from 1 to 60.'],
])('refuses %s', (line, problem) => {
  expect(() => readOptions(line.split(' '))).toThrow(problem);
});
