import { LANGUAGES, type Language } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { ALL_NAMESPACES, textsOf } from './testing/phrase-texts.ts';

/** Marks that a phrase has in each language or in none. A phrase in the place of another one often differs in them. */
const MARKS = {
  'a question mark': /\?/,
  'an ellipsis': /…/,
  'a full stop at the end': /[.।]["”]?$/,
  'a plus': /\+/,
} as const satisfies Record<string, RegExp>;

/** Phrases that are marked in some languages only. */
const MARKED_OTHERWISE: Readonly<Partial<Record<keyof typeof MARKS, readonly string[]>>> = {
  'a question mark': [
    'company.noReviewsHint',
    'sms.interviewMoved',
    'sms.interviewSet',
    'support.visitorIntro',
  ],
  'an ellipsis': ['hire-answers.orNo'],
  'a full stop at the end': ['notifications.push.afterApplying'],
};

/** Names that no language translates. */
const NAMES = ['CIN', 'Facebook', 'Google', 'GSTIN', 'HR', 'PDF', 'SMS', 'WhatsApp', 'YouTube'];

/** Shows in Hindi what can be typed in Latin letters, and another example in Marathi. */
const OTHER_EXAMPLES: ReadonlySet<string> = new Set(['landing.features.language.text']);

/** Names the place before the work in Marathi only. */
const OTHER_ORDER: ReadonlySet<string> = new Set(['jobs.pageTitle.ofIn']);

const PLACEHOLDER = /\{\{\w+\}\}/g;
/** An address or a link, which `same-facts.test.ts` compares. */
const LINK = /https?:\S+|www\.\S+|\S+@\S+/g;

/** Returns the number of sentences. "उदा." means "for example" in Marathi. */
const sentences = (text: string) =>
  text
    .replace(PLACEHOLDER, 'x')
    .replace('उदा.', '')
    .match(/[.।?…](?=\s|$)/g)?.length ?? 0;

const values = (text: string) => text.match(PLACEHOLDER) ?? [];

const latinWords = (text: string) =>
  [
    ...new Set(
      text
        .replace(PLACEHOLDER, '')
        .replace(LINK, '')
        .match(/[A-Za-z]{2,}/g),
    ),
  ].toSorted();

describe.each(ALL_NAMESPACES)('the languages are written alike in %s', async (name) => {
  const english = await textsOf('en', name);
  const all = { en: english, hi: await textsOf('hi', name), mr: await textsOf('mr', name) };
  const read = (language: Language, key: string) => all[language].get(key) ?? '';

  it.each(Object.keys(MARKS) as (keyof typeof MARKS)[])('with or without %s', (mark) => {
    const differing = [...english.keys()].filter(
      (key) => new Set(LANGUAGES.map((language) => MARKS[mark].test(read(language, key)))).size > 1,
    );
    const expected = (MARKED_OTHERWISE[mark] ?? []).filter((key) => english.has(key));
    expect(differing.toSorted()).toEqual(expected.toSorted());
  });

  it('in Hindi and Marathi with as many sentences', () => {
    for (const key of english.keys())
      expect(sentences(read('mr', key)), key).toBe(sentences(read('hi', key)));
  });

  it('in Hindi and Marathi with the values in the same order', () => {
    for (const key of english.keys())
      if (!OTHER_ORDER.has(key)) expect(values(read('mr', key)), key).toEqual(values(read('hi', key)));
  });

  it('in Hindi and Marathi with the same Latin words, all of them from English', () => {
    for (const [key, text] of english) {
      const words = latinWords(read('hi', key));
      if (!OTHER_EXAMPLES.has(key)) expect(latinWords(read('mr', key)), key).toEqual(words);
      for (const word of words) expect(text.toLowerCase(), key).toContain(word.toLowerCase());
    }
  });

  it('with the names that no language translates', () => {
    for (const [key, text] of english)
      for (const word of NAMES.filter((one) => new RegExp(String.raw`\b${one}\b`).test(text)))
        for (const language of ['hi', 'mr'] as const) expect(read(language, key), key).toContain(word);
  });
});
