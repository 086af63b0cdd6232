import { describe, expect, it } from 'vitest';
import { outcomeOf } from './tests-together.ts';

const file = (status: string) => ({ name: `${status}.test.ts`, status, assertionResults: [] });

describe('a package in a run of several', () => {
  it('passes with all its files', () => {
    expect(outcomeOf([file('passed'), file('skipped')], 0)).toBe(true);
  });

  it('fails with any of its files', () => {
    expect(outcomeOf([file('passed'), file('failed')], 0)).toBe(false);
  });

  it('fails with an error outside of all tests, whoever made it', () => {
    expect(outcomeOf([file('passed')], 1)).toBe(false);
    expect(outcomeOf([], 1)).toBe(false);
  });

  it('runs by itself where nothing is told of it', () => {
    expect(outcomeOf([], 0)).toBeUndefined();
  });
});
