import { expect, test } from 'vitest';
import { jobTypeOf, rangeOf, typedTerms } from './understood-terms.ts';

test('each term comes with the words as they were typed', () => {
  const understood = [
    { kind: 'JOB_PROFILE', text: 'delivery', value: 'delivery' },
    { kind: 'PAY', text: '20000', value: '20000-100000' },
  ] as const;
  expect(typedTerms('Delivery job, २०,०००', understood).map(({ typed }) => typed)).toEqual([
    'Delivery',
    '२०,०००',
  ]);
});

test('a term that no longer stands in the text is no chip', () => {
  expect(typedTerms('cook', [{ kind: 'CITY', text: 'pune', value: 'pune' }])).toEqual([]);
});

test('values are read leniently', () => {
  expect(rangeOf('1-3')).toEqual([1, 3]);
  expect(rangeOf('FRESHER')).toBeNull();
  expect(jobTypeOf('part_time')).toBe('PART_TIME');
  expect(jobTypeOf('night')).toBeUndefined();
});
