import { expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { buildMeanings, understandText } from './understand-text.ts';

const entry = (kind: Meaning, value: string, phrase: string): LexiconEntry => ({
  phrase,
  kind,
  value,
  weight: 0,
});
const meanings = buildMeanings([entry('PROFILE', 'cook', 'cook'), entry('STOP', 'stop', 'job')]);

const parse = (text: string) => understandText(meanings, text);
const workOf = (text: string) => parse(text).work?.profiles ?? [];

it.each([
  [24, ['cook']],
  [25, []],
])('reads the first 24 words: an occupation at word %d is found as %j', (at, works) => {
  expect(workOf(`${'job '.repeat(at - 1)}cook`)).toEqual(works);
});

it('searches for at most eight words that it does not know', () => {
  const unknown = 'quartz vortex zephyr fjord gnome kiwi jazz blitz lynx'.split(' ');
  expect(unknown).toHaveLength(9);
  expect(parse(unknown.slice(0, 7).join(' ')).words.map(({ text }) => text)).toEqual(unknown.slice(0, 7));
  expect(parse(unknown.join(' ')).words.map(({ text }) => text)).toEqual(unknown.slice(0, 8));
});
