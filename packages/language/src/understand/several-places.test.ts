import { withoutSpans } from '@nukkad/domain/without-spans.ts';
import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { analyseText, spansOf } from './analyse-text.ts';
import { interpret } from './interpret.ts';
import { buildMeanings } from './understand-text.ts';

const entries = (kind: Meaning, value: string, phrases: string): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight: 300_000 }));

const meanings = buildMeanings([
  ...entries('PROFILE', 'cook', 'cook, रसोइया, स्वयंपाकी'),
  ...entries('PROFILE', 'driver', 'driver'),
  ...entries('CITY', 'pune', 'pune, पुणे'),
  ...entries('CITY', 'mumbai', 'mumbai, मुंबई'),
  ...entries('CITY', 'nashik', 'nashik, नाशिक'),
  ...entries('LOCALITY', 'pune/hadapsar', 'hadapsar'),
  ...entries('LOCALITY', 'pune/kothrud', 'kothrud'),
  ...entries('LOCALITY', 'mumbai/andheri', 'andheri'),
  ...entries('LOCALITY', 'navi-mumbai/vashi', 'vashi'),
  ...entries('LOCALITY', 'bengaluru/mg-road', 'mg road, एमजी रोड'),
  ...entries('CITY', 'delhi', 'delhi, दिल्ली'),
  ...entries('CITY', 'dwarka', 'dwarka, द्वारका'),
  ...entries('LOCALITY', 'delhi/dwarka', 'dwarka, द्वारका'),
  ...entries('STOP', 'stop', 'in, me, में, madhe, jobs, job, near'),
]);

/** The lexicon with the positions of places: only the MG Road of Bengaluru is far from the cities above. */
const placed = {
  ...meanings,
  lexicon: { ...meanings.lexicon, isAreaNear: (area: string) => !area.startsWith('bengaluru/') },
};

/** Returns the searched place, and for each other place the search text with only that place. */
function placesOf(text: string, chosenCity?: string) {
  const analysis = analyseText(meanings.lexicon, text);
  const { city, localities, terms, words } = interpret(placed, analysis, new Set(), chosenCity);
  const textOf = (indexes: readonly number[]) => withoutSpans(text, spansOf(analysis, indexes));
  const others = terms.filter(({ leftOut }) => leftOut !== undefined);
  return {
    searched: [...localities, ...(city === null ? [] : [city])].join(' '),
    others: others.map(({ value, leftOut = [] }) => `${value}: ${textOf(leftOut)}`),
    withoutOthers: textOf(others.flatMap(({ wordIndexes }) => wordIndexes)),
    words: words.map((word) => word.text),
  };
}

describe('a text with several places', () => {
  it.each([
    ['cook jobs in Pune or Mumbai', 'pune', ['mumbai: cook jobs in Mumbai'], 'cook jobs in Pune'],
    ['cook in Pune or in Mumbai', 'pune', ['mumbai: cook in Mumbai'], 'cook in Pune'],
    ['cook Pune/Mumbai', 'pune', ['mumbai: cook Mumbai'], 'cook Pune'],
    ['cook Pune, Mumbai', 'pune', ['mumbai: cook Mumbai'], 'cook Pune'],
    ['पुणे किंवा मुंबई', 'pune', ['mumbai: मुंबई'], 'पुणे'],
    ['पुण्यात किंवा नाशिकमध्ये स्वयंपाकी', 'pune', ['nashik: नाशिकमध्ये स्वयंपाकी'], 'पुण्यात स्वयंपाकी'],
    ['पुणे में या मुंबई में रसोइया', 'pune', ['mumbai: मुंबई में रसोइया'], 'पुणे में रसोइया'],
    ['cook hadapsar or kothrud', 'pune/hadapsar', ['pune/kothrud: cook kothrud'], 'cook hadapsar'],
    [
      'hadapsar ya kothrud, pune cook',
      'pune/hadapsar pune',
      ['pune/kothrud: kothrud, pune cook'],
      'hadapsar pune cook',
    ],
    [
      'cook hadapsar pune or andheri mumbai',
      'pune/hadapsar pune',
      ['mumbai/andheri: cook andheri mumbai'],
      'cook hadapsar pune',
    ],
    ['pune, mumbai ya nashik cook', 'pune', ['mumbai: mumbai cook', 'nashik: nashik cook'], 'pune, cook'],
    ['pune me cook ya mumbai', 'pune', ['mumbai: me cook mumbai'], 'pune me cook'],
  ])('is searched in the first, and the others have a text of their own: %s', (...row) => {
    const [text, searched, others, withoutOthers] = row;
    expect(placesOf(text)).toEqual({ searched, others, withoutOthers, words: [] });
  });

  it('is searched in the city that is already chosen, if it is one of them', () => {
    expect(placesOf('cook in Pune or Mumbai', 'mumbai')).toMatchObject({
      searched: 'mumbai',
      others: ['pune: cook in Pune'],
      withoutOthers: 'cook in Mumbai',
    });
    expect(placesOf('cook in Andheri or Hadapsar', 'pune').searched).toBe('pune/hadapsar');
    expect(placesOf('cook in Pune or Mumbai', 'nashik').searched).toBe('pune');
  });

  it.each([
    ['cook pune', 'pune'],
    ['cook hadapsar pune', 'pune/hadapsar pune'],
    ['pune hadapsar cook', 'pune/hadapsar pune'],
    ['cook Pune पुणे', 'pune'],
    // People call the town beside it by the name of the large city.
    ['cook vashi mumbai', 'navi-mumbai/vashi mumbai'],
    ['cook pune not mumbai', 'pune'],
  ])('has no other place in %s', (text, searched) => {
    expect(placesOf(text)).toMatchObject({ searched, others: [] });
  });

  it('shows the other place as not applied, with the words that join it', () => {
    const text = 'cook in pune or mumbai';
    const analysis = analyseText(meanings.lexicon, text);
    const other = interpret(meanings, analysis).terms.find(({ isApplied }) => isApplied === false);
    expect(other).toMatchObject({ kind: 'CITY', text: 'mumbai', value: 'mumbai', wordIndexes: [3, 4] });
    // Without the first place, the other one is searched.
    expect(interpret(meanings, analysis, new Set([2]))).toMatchObject({ city: 'mumbai' });
  });
});

describe('an area that is far from the city', () => {
  it.each([
    ['cook mg road pune', 'pune', ['bengaluru/mg-road: cook mg road']],
    ['cook pune mg road', 'pune', ['bengaluru/mg-road: cook mg road']],
    ['पुणे एमजी रोड स्वयंपाकी', 'pune', ['bengaluru/mg-road: एमजी रोड स्वयंपाकी']],
    ['cook mg road', 'bengaluru/mg-road', []],
    ['cook vashi mumbai', 'navi-mumbai/vashi mumbai', []],
  ])('is another place, and the city is searched: %s', (text, searched, others) => {
    expect(placesOf(text)).toMatchObject({ searched, others });
  });
});

describe('a name of a city and of an area', () => {
  it.each([
    ['cook dwarka delhi', 'delhi/dwarka delhi'],
    ['दिल्ली द्वारका रसोइया', 'delhi/dwarka delhi'],
    ['cook dwarka', 'dwarka'],
    ['cook in pune or dwarka', 'pune'],
  ])('is the area if the text names its city: %s', (text, searched) => {
    expect(placesOf(text).searched).toBe(searched);
  });

  it('is the area if its city is already chosen', () => {
    expect(placesOf('cook dwarka', 'delhi').searched).toBe('delhi/dwarka');
  });

  it.each(['cook delhi, dwarka नहीं', 'दिल्ली में रसोइया, द्वारका छोड़कर'])('is the refused area in %s', (text) => {
    const { excluded, city } = interpret(placed, analyseText(meanings.lexicon, text));
    expect(city).toBe('delhi');
    expect(excluded).toMatchObject([{ localities: ['delhi/dwarka'] }]);
  });
});

describe('occupations in a place each', () => {
  it.each([
    'hadapsar me cook ya mumbai me driver',
    'cook in hadapsar or driver in mumbai',
    'hadapsar में रसोइया या मुंबई में driver',
  ])('are both searched in the first place, and both offered in the other: %s', (text) => {
    const { work, alternatives } = interpret(placed, analyseText(meanings.lexicon, text));
    expect([work, ...alternatives].flatMap((one) => one?.profiles ?? []).toSorted()).toEqual([
      'cook',
      'driver',
    ]);
    const { searched, others } = placesOf(text);
    expect(searched).toBe('pune/hadapsar');
    expect(others).toHaveLength(1);
    const other = interpret(placed, analyseText(meanings.lexicon, others[0]?.split(': ')[1] ?? ''));
    expect(other).toMatchObject({ city: 'mumbai', localities: [] });
    expect([other.work, ...other.alternatives]).toHaveLength(2);
  });
});
