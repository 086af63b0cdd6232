import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { buildMeanings, understandText } from '../understand/understand-text.ts';
import { markText } from './mark-text.ts';
import { searchTermsOf } from './search-terms.ts';

const entries = (kind: Meaning, value: string, phrases: string): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value }));

const meanings = buildMeanings([
  ...entries('PROFILE', 'cook', 'cook, chef, rasoiya, रसोइया, स्वयंपाकी'),
  ...entries('SUB_PROFILE', 'cook/waiter-steward', 'waiter, वेटर'),
  ...entries('SUB_PROFILE', 'cook/tandoor-chef', 'tandoor cook, tandoori'),
  ...entries('PROFILE', 'delivery', 'delivery, डिलीवरी'),
  ...entries('SUB_PROFILE', 'delivery/driver-heavy', 'truck driver, tempo driver'),
  ...entries('SUB_PROFILE', 'technician/electrician', 'electrician, wireman, इलेक्ट्रीशियन, bijli mistri'),
  ...entries('CITY', 'pune', 'pune, पुणे, पुण्यात'),
  ...entries('LOCALITY', 'pune/aundh', 'aundh, औंध'),
  ...entries('JOB_TYPE', 'PART_TIME', 'part time'),
  ...entries('GROUP', 'night', 'night shift, raat'),
  ...entries('STOP', 'stop', 'job, chahiye, चाहिए, for, के, लिए'),
]);

function marked(typed: string, title: string, ...texts: string[]): string[] {
  const { lexicon } = meanings;
  const understandings = (texts.length > 0 ? texts : [typed]).map((text) => understandText(meanings, text));
  const { spans } = markText(lexicon, title, searchTermsOf(lexicon, typed, understandings));
  return spans.map((span) => title.slice(...span));
}

describe('markText', () => {
  it.each([
    ['rasoiya', 'Chef for a hotel', ['Chef']],
    ['bijli ka mistri', 'Bijli Mistri', ['Bijli Mistri']],
    ['wireman', 'Senior Bijli Mistri', ['Bijli Mistri']],
    ['स्वयंपाकी', 'Tiffin Centre Cook - Aundh', ['Cook']],
    ['स्वयंपाकी पुण्यात', 'मेस के लिए रसोइया चाहिए', ['रसोइया']],
    ['cook', 'Cooks needed', ['Cook']],
    ['chef pune', 'Chefs needed', ['Chefs']],
    ['रसोइया', 'RASOIA wanted', ['RASOIA']],
    ['bijli mistri', 'Senior Electrician (ITI)', ['Electrician']],
    ['electrician', 'इलेक्ट्रीशियन चाहिए', ['इलेक्ट्रीशियन']],
    ['tempo driver', 'Truck Driver', ['Driver']],
  ])('marks words with the meaning of %s in %s', (typed, title, parts) => {
    expect(marked(typed, title)).toEqual(parts);
  });

  it.each([
    ['part time cook pune', 'Part-Time Cook, Pune', ['Part', 'Time Cook', 'Pune']],
    ['cook औंध', 'Home Cook - Aundh', ['Cook', 'Aundh']],
    ['raat cook', 'Cook, Night Shift', ['Cook', 'Night Shift']],
  ])('marks place and conditions of %s in %s', (typed, title, parts) => {
    expect(marked(typed, title)).toEqual(parts);
  });

  it.each([
    ['receptionst', 'Receptionist at a clinic', ['Receptionist']],
    ['mess cook', 'Cook for a mess', ['Cook', 'mess']],
    ['टीचर', 'Home Teacher', ['Teacher']],
    ['zebras', 'One zebra only', ['zebra']],
    ['chef', "Chef's helper", ['Chef']],
    ['b.com', 'B.Com. fresher', ['B.Com']],
    ['फौज', 'फ़ौज से', ['फ़ौज']],
  ])('marks the typed words with endings, typos and in the other script: %s in %s', (typed, title, parts) => {
    expect(marked(typed, title)).toEqual(parts);
  });

  it('marks the typed prefix, or a word with the meaning of a completion', () => {
    expect(marked('deliv', 'Delivery Boy', 'delivery')).toEqual(['Deliv']);
    expect(marked('deliv', 'डिलीवरी चाहिए', 'delivery')).toEqual(['डिलीवरी']);
    expect(marked('rasoi', 'रसोइया चाहिए', 'rasoiya')).toEqual(['रसोइया']);
    expect(marked('फौज', 'फ़ौजी भाई')).toEqual(['फ़ौज']);
    expect(marked('recepsh', 'Receptionist')).toEqual([]);
  });

  it.each([
    ['rasoiya', 'वेटर चाहिए'],
    ['cook', 'Scooter rider'],
    ['cook job', 'Job for all'],
    ['electrician', 'Technician'],
    ['look', 'Cook'],
  ])('marks no other occupation, no middle of a word and no stop word: %s in %s', (typed, title) => {
    expect(marked(typed, title)).toEqual([]);
  });

  it('reports whether the title names the occupation, and which typed words it contains', () => {
    const { lexicon } = meanings;
    const searched = searchTermsOf(lexicon, 'rasoiya zebra', [understandText(meanings, 'rasoiya zebra')]);
    expect(markText(lexicon, 'Chef', searched)).toMatchObject({ namesWork: true, matchedWords: new Set() });
    expect(markText(lexicon, 'Zebra', searched)).toMatchObject({
      namesWork: false,
      matchedWords: new Set(['zebra']),
    });
  });
});
