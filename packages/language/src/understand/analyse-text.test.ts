import { expect, it } from 'vitest';
import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import { analyseText, spansOf } from './analyse-text.ts';
import { buildMeanings } from './understand-text.ts';

const entry = (phrase: string): LexiconEntry => ({ phrase, kind: 'WORD', value: phrase });
const { lexicon } = buildMeanings(['cook', 'pune', 'रसोइया', 'ऑफिस'].map(entry));

function parts(text: string, ...wordIndexes: number[]): string[] {
  return spansOf(analyseText(lexicon, text), wordIndexes).map((span) => text.slice(...span));
}

it.each([
  ['Delivery job Pune 20,000', [3], ['20,000']],
  ['पुणे २०,००० पगार', [1], ['२०,०००']],
  ['Delivery JOB, Pune', [2], ['Pune']],
  ['Delivery within 2.5 km.', [2], ['2.5']],
  ['ऑफ़िस का काम', [0], ['ऑफ़िस']],
  ['B.Com. fresher', [0], ['B.Com']],
  ['data-entry  operator', [0, 1, 2], ['data-entry  operator']],
  ['cook/driver', [1], ['driver']],
  ['cookpune', [1], ['pune']],
  ['ऑफ़िसरसोइया', [0], ['ऑफ़िस']],
  ['bus wala school driver', [3, 0, 2], ['bus', 'school driver']],
  ['teacher', [], []],
])('finds the words of %j with indexes %j as %j', (text, wordIndexes, expected) => {
  expect(parts(text, ...wordIndexes)).toEqual(expected);
});

it.each([
  ['a phrase', ['cook', 'pune', 'cookpune'], []],
  ['a word of jobs', ['cook', 'pune'], ['cookpune']],
])('does not split %s', (_name, phrases, jobWords) => {
  const { lexicon: known } = buildMeanings(phrases.map(entry), new Set(jobWords));
  expect(analyseText(known, 'cookpune punecook').words.map(({ word }) => word)).toEqual([
    'cookpune',
    'pune',
    'cook',
  ]);
});
