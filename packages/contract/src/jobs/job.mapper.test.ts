import { expect, it } from 'vitest';
import { experienceToWireText, payToWireText } from './job.mapper.ts';

it('writes pay as one text', () => {
  expect(payToWireText({ min: 15_000, max: 20_000 })).toBe('15000-20000');
  expect(payToWireText({ min: 15_000, max: 15_000 })).toBe('15000');
  expect(payToWireText({ min: null, max: 20_000 })).toBe('20000');
  expect(payToWireText({ min: null, max: null })).toBe('');
});

it('writes experience as one text', () => {
  expect(experienceToWireText({ min: 0, max: 0 })).toBe('0 Year');
  expect(experienceToWireText({ min: 1, max: 1 })).toBe('1 Year');
  expect(experienceToWireText({ min: 1, max: 3 })).toBe('1-3 Years');
  expect(experienceToWireText({ min: 2, max: null })).toBe('2 Years');
});
