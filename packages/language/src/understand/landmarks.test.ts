import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { analyseText, spansOf } from './analyse-text.ts';
import { interpret } from './interpret.ts';
import { buildMeanings } from './understand-text.ts';

const entries = (kind: Meaning, value: string, phrases: string): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight: 0 }));

const PINS: Readonly<Record<string, string>> = { 422009: 'nashik/indira-nagar', 411028: 'pune/hadapsar' };

const built = buildMeanings([
  ...entries('PROFILE', 'cook', 'cook, रसोइया, स्वयंपाकी'),
  ...entries('SUB_PROFILE', 'delivery/driver-light', 'driver, ड्राइवर, ड्रायव्हर'),
  ...entries('SUB_PROFILE', 'sales/retail-store', 'mall, मॉल, dmart'),
  ...entries('WEAK', 'place', 'hospital, hotel'),
  ...entries('OTHER_WORK', 'priest', 'मंदिर'),
  ...entries('LOCALITY', 'nashik/satpur', 'satpur, सातपूर, सातपुर'),
  ...entries('LOCALITY', 'nashik/nashik-road', 'nashik road'),
  ...entries('CITY', 'pune', 'pune, पुणे'),
  ...entries('CITY', 'lucknow', 'lucknow'),
  ...entries('LOCALITY', 'lucknow/chowk', 'chowk'),
  ...entries('GROUP', 'bike', 'bike'),
  ...entries('STOP', 'near', 'mere paas, जवळ, station ke paas'),
  ...entries(
    'STOP',
    'stop',
    'near, ke paas, के पास, javal, काम, kaam, job, jobs, a, the, hai, च्या, बस, ka, के सामने, opposite, pin code, पिन कोड',
  ),
]);
const meanings = {
  ...built,
  lexicon: {
    ...built.lexicon,
    placeOfPin: (pin: string): LexiconEntry | null => {
      const value = PINS[pin];
      return value === undefined ? null : { phrase: pin, kind: 'LOCALITY', value };
    },
  },
};

const understand = (text: string) => interpret(meanings, analyseText(meanings.lexicon, text));
/** Returns the terms as short texts: "?mall" is understood and not applied, "!" is excluded. */
const read = (text: string): string =>
  understand(text)
    .terms.map(({ value, isNegated, isApplied }) => {
      const mark = `${isNegated ? '!' : ''}${isApplied === false ? '?' : ''}`;
      return mark + (value.split('/')[1] ?? value);
    })
    .toSorted()
    .join(' | ');

describe('a landmark next to "near"', () => {
  it.each([
    ['cook near dmart pune', '?dmart | cook | pune'],
    ['cook near the phoenix mall', '?phoenix mall | cook'],
    ['cook opposite hotel taj', '?hotel taj | cook'],
    ['phoenix mall ke paas kaam pune', '?phoenix mall | pune'],
    ['hospital ke paas driver', '?hospital | driver-light'],
    ['मॉल के पास ड्राइवर', '?मॉल | driver-light'],
    ['तपोवन के सामने रसोइया', '?तपोवन | cook'],
    ['मंदिर जवळ स्वयंपाकी', '?मंदिर | cook'],
    ['मंदिराच्या जवळ स्वयंपाकी', '?मंदिराच्या | cook'],
    ['मंदिराजवळ काम पुणे', '?मंदिर | pune'],
    ['शाळेजवळ स्वयंपाकी', '?शाळा | cook'],
    ['tapovan javal driver', '?tapovan | driver-light'],
  ])('is shown and not applied: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
    expect(understand(text).words).toEqual([]);
  });

  it.each([
    ['cook near satpur', 'cook | satpur'],
    ['satpur ke paas driver', 'driver-light | satpur'],
    ['सातपुर के पास रसोइया', 'cook | satpur'],
    ['सातपूरजवळ स्वयंपाकी', 'cook | satpur'],
    ['cook near nashik road station', '?station | cook | nashik-road'],
    ['driver near 422009', 'driver-light | indira-nagar'],
    ['422009 ke paas driver', 'driver-light | indira-nagar'],
    ['411028 च्या जवळ स्वयंपाकी', 'cook | hadapsar'],
  ])('is a place if the search knows where it is: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['satpur bus stand driver', '?bus stand | driver-light | satpur', 'JUNCTION'],
    ['satpur ka bus stand, cook', '?bus stand | cook | satpur', 'JUNCTION'],
    ['सातपूर बस स्टँडजवळ स्वयंपाकी', '?बस स्टंड | cook | satpur', 'JUNCTION'],
    ['cook pune chowk', '?chowk | cook | pune', 'JUNCTION'],
    ['driver satpur station', '?station | driver-light | satpur', 'RAILWAY_STATION'],
    ['station ke bahar cook pune', '?station | cook | pune', 'RAILWAY_STATION'],
    // Chowk is also an area of another city.
    ['tapovan chowk cook', '?tapovan chowk | cook', undefined],
    ['tapovan chowk cook pune', '?tapovan chowk | cook | pune', undefined],
    ['cook chowk lucknow', 'chowk | cook | lucknow', undefined],
  ] as const)('needs no word such as "near" after a place: %s', (text, expected, landmark) => {
    expect(read(text)).toBe(expected);
    expect(understand(text).terms.find(({ isApplied }) => isApplied === false)?.landmark).toBe(landmark);
  });

  it.each([
    // Somebody has a licence; nobody looks for work near a driver.
    ['driver ke paas licence hai', 'driver-light | licence'],
    ['mere paas bike hai driver', 'bike | driver-light'],
    ['mall driver', 'driver-light'],
    ['hospital cook', 'cook'],
  ])('is none in %s', (text, expected) => {
    expect(read(text)).toContain(expected.split(' | ')[0] ?? '');
    expect(understand(text).terms.every(({ isApplied }) => isApplied !== false)).toBe(true);
  });

  it('can be removed with the words that name it', () => {
    const text = 'cook near phoenix mall pune';
    const analysis = analyseText(meanings.lexicon, text);
    const landmark = interpret(meanings, analysis).terms.find(({ isApplied }) => isApplied === false);
    expect(spansOf(analysis, landmark?.wordIndexes ?? [])).toEqual([[10, 22]]);
    const without = interpret(meanings, analysis, new Set(landmark?.wordIndexes));
    expect(without.terms.map(({ value }) => value)).toEqual(['cook', 'pune']);
  });
});

describe('a PIN code', () => {
  it.each([
    ['cook 422009', ['nashik/indira-nagar']],
    ['cook 422 009', ['nashik/indira-nagar']],
    ['रसोइया ४२२००९', ['nashik/indira-nagar']],
    ['पिन कोड 411028 स्वयंपाकी', ['pune/hadapsar']],
    ['cook 15000 pin code 411028', ['pune/hadapsar']],
  ])('is a place: %s', (text, localities) => {
    const understanding = understand(text);
    expect(understanding.localities).toEqual(localities);
    expect(understanding.work?.profiles).toEqual(['cook']);
    expect(understanding.pay).toEqual(text.includes('15000') ? [15_000, 100_000] : undefined);
  });

  it('is excluded by a negator', () => {
    expect(read('cook 411028 nako')).toBe('!hadapsar | cook');
  });

  it.each([
    ['cook 200000', [200_000, 200_000]],
    ['cook 999999', [999_999, 999_999]],
    ['cook 22009', [22_009, 100_000]],
  ])('is none if no such code exists: %s is a pay', (text, pay) => {
    expect(understand(text)).toMatchObject({ localities: [], pay });
  });

  it('is a number for a search that knows no codes', () => {
    const { localities, pay } = interpret(built, analyseText(built.lexicon, 'cook 422009'));
    expect({ localities, pay }).toEqual({ localities: [], pay: [422_009, 422_009] });
  });
});
