import { describe, expect, it } from 'vitest';
import { phraseSpans } from './phrase-spans.ts';

const found = (text: string, phrase: string) => phraseSpans(text, phrase).map((span) => text.slice(...span));

describe('the words of an understood part', () => {
  it.each([
    ['Delivery job Pune 20,000', '20000', ['20,000']],
    ['Delivery JOB, Pune', 'pune', ['Pune']],
    ['पुणे २०,००० पगार', '20000', ['२०,०००']],
    ['ऑफ़िस का काम', 'ऑफिस', ['ऑफ़िस']],
    ['B.Com fresher', 'bcom', ['B.Com']],
    ['data entry  operator', 'data entry', ['data entry']],
    ['cook/driver', 'driver', ['driver']],
    ['cooking for a cook', 'cook', ['cook']],
    ['cookpune', 'pune', ['pune']],
    ['bus wala school driver', 'school bus driver', ['bus', 'school', 'driver']],
  ])('%j has %j', (text, phrase, parts) => {
    expect(found(text, phrase)).toEqual(parts);
  });

  it.each([
    ['teacher in pune', 'cook'],
    ['teacher in pune', 'cook pune'],
    ['pune', ''],
    ['', 'pune'],
  ])('%j has not %j', (text, phrase) => {
    expect(found(text, phrase)).toEqual([]);
  });
});
