import { describe, expect, it } from 'vitest';
import { findPhrase, withoutPhrase } from './find-phrase.ts';

const found = (text: string, phrase: string) => {
  const span = findPhrase(text, phrase);
  return span && text.slice(...span);
};

describe('words found in a text', () => {
  it.each([
    ['Delivery job Pune 20,000', '20000', '20,000'],
    ['Delivery JOB, Pune', 'pune', 'Pune'],
    ['पुणे २०००० पगार', '20000', '२००००'],
    ['ऑफ़िस का काम', 'ऑफिस', 'ऑफ़िस'],
    ['B.Com fresher', 'bcom', 'B.Com'],
    ['data entry  operator', 'data entry', 'data entry'],
    ['cook/driver', 'driver', 'driver'],
  ])('%j has %j', (text, phrase, part) => {
    expect(found(text, phrase)).toBe(part);
  });

  it.each([
    ['cooking in pune', 'cook'],
    ['pune', ''],
    ['', 'pune'],
  ])('%j has not %j', (text, phrase) => {
    expect(found(text, phrase)).toBeNull();
  });
});

describe('a text without some words', () => {
  it('keeps the others, one space apart', () => {
    expect(withoutPhrase('delivery job Pune 20,000', 'pune')).toBe('delivery job 20,000');
  });

  it('is none when nothing remains', () => {
    expect(withoutPhrase(' Pune ', 'pune')).toBeUndefined();
  });
});
