import { describe, expect, it } from 'vitest';
import { blogPosts } from './blog-posts.ts';
import { companyTerms } from './company-terms.ts';
import { consentNotice } from './consent-notice.ts';
import { faqs } from './faqs.ts';
import { interviewTips } from './interview-tips.ts';
import { notificationTypes } from './notification-types.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { shortPosts } from './short-posts.ts';
import { terms } from './terms.ts';
import type { Localized } from './types.ts';
import { videoTips } from './video-tips.ts';

const LANGUAGES = ['en', 'hi', 'mr'] as const;

const MODULES: Readonly<Record<string, unknown>> = {
  blogPosts,
  companyTerms,
  consentNotice,
  faqs,
  interviewTips,
  notificationTypes,
  privacyPolicy,
  shortPosts,
  terms,
  videoTips,
};

/** Returns all localized texts inside a value, with their paths. */
function textsOf(value: unknown, path: string): [string, Localized][] {
  if (value === null || typeof value !== 'object') return [];
  if (LANGUAGES.every((language) => language in value)) return [[path, value as Localized]];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, `${path}.${key}`));
}

/** Returns the elements of an HTML text, so that a list item is compared with the same item of the translation. */
const partsOf = (html: string) => html.split(/<\/(?:li|p|h2)>/);
const bare = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\{\{\w+\}\}/g, '');
const NUMBER = /\d+(?:[.,:]\d+)*/g;
const numbersOf = (html: string) => (bare(html).match(NUMBER) ?? []).sort();
const addressesOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);

/** A letter of any script, or a vowel sign. */
const LETTER = String.raw`[\p{L}\p{M}]`;
const asWords = (words: string) => new RegExp(`(?<!${LETTER})(?:${words})(?!${LETTER})`, 'giu');

/** Words that negate a sentence. */
const NEGATIONS = {
  en: asWords("not|no|never|nobody|none|nothing|cannot|without|neither|nor|[a-z]+n['’]t"),
  hi: asWords('नहीं|न|ना|मत|बिना'),
  mr: asWords(`नाही|नाहीत|नका|नको|नकोत|नये|न|${LETTER}*शिवाय|विना|नस${LETTER}+|नव्ह${LETTER}+`),
};
const negationsOf = (html: string, language: (typeof LANGUAGES)[number]) =>
  (bare(html).match(NEGATIONS[language]) ?? []).length;

/**
 * Paragraphs and list items that a language negates more often than the others: the numbers of negations in English, Hindi and
 * Marathi. A lost negation changes its number.
 */
const NEGATED_UNEQUALLY: Readonly<Record<string, readonly [en: number, hi: number, mr: number]>> = {
  'blogPosts.0.body#2': [0, 1, 1],
  'blogPosts.0.body#13': [1, 2, 2],
  'blogPosts.1.summary#0': [0, 1, 0],
  'blogPosts.1.body#12': [0, 1, 0],
  'blogPosts.1.body#17': [2, 3, 2],
  'blogPosts.3.body#3': [1, 2, 2],
  'blogPosts.3.body#9': [2, 1, 2],
  'blogPosts.3.body#22': [1, 2, 2],
  'blogPosts.4.summary#0': [0, 2, 2],
  'blogPosts.4.body#7': [0, 1, 1],
  'blogPosts.4.body#21': [0, 1, 0],
  'blogPosts.7.body#24': [0, 1, 1],
  'companyTerms.sections.1.body#2': [2, 5, 1],
  'companyTerms.sections.2.body#1': [4, 3, 3],
  'faqs.1.answer#3': [0, 1, 1],
  'faqs.4.answer#0': [0, 1, 1],
  'faqs.4.answer#1': [1, 0, 1],
  'faqs.6.answer#0': [1, 2, 2],
  'faqs.8.answer#0': [2, 1, 2],
  'faqs.9.answer#0': [0, 2, 2],
  'faqs.11.answer#0': [0, 1, 1],
  'interviewTips.1.tips.3.points.0#0': [0, 1, 0],
  'interviewTips.2.tips.3.points.2#0': [0, 1, 1],
  'interviewTips.2.tips.4.points.1#0': [0, 1, 0],
  'interviewTips.3.tips.2.points.1#0': [1, 0, 0],
  'notificationTypes.4.description#0': [0, 1, 0],
  'privacyPolicy.sections.0.body#3': [1, 2, 2],
  'privacyPolicy.sections.2.body#3': [1, 2, 1],
  'privacyPolicy.sections.3.body#0': [5, 7, 6],
  'privacyPolicy.sections.4.body#1': [2, 2, 1],
  'privacyPolicy.sections.5.body#1': [1, 0, 1],
  'privacyPolicy.sections.7.body#0': [1, 2, 2],
  'privacyPolicy.sections.8.body#0': [3, 5, 3],
  'privacyPolicy.sections.8.body#5': [2, 3, 3],
  'privacyPolicy.sections.9.body#0': [3, 3, 4],
  'privacyPolicy.sections.9.body#1': [0, 2, 0],
  'privacyPolicy.sections.9.body#3': [1, 4, 1],
  'privacyPolicy.sections.9.body#11': [1, 2, 2],
  'privacyPolicy.sections.10.body#1': [1, 0, 0],
  'shortPosts.1.text#0': [1, 2, 1],
  'terms.sections.2.body#0': [0, 1, 0],
  'terms.sections.3.body#0': [4, 7, 4],
  'terms.sections.4.body#1': [0, 1, 1],
  'terms.sections.5.body#0': [1, 3, 3],
  'terms.sections.6.title#0': [1, 0, 1],
  'terms.sections.7.body#0': [3, 4, 4],
  'videoTips.0.videos.2.captions.5#0': [0, 1, 1],
  'videoTips.2.videos.1.captions.3#0': [2, 2, 1],
  'videoTips.2.videos.2.captions.3#0': [0, 1, 0],
  'videoTips.2.videos.2.captions.4#0': [1, 0, 1],
  'videoTips.2.videos.2.captions.5#0': [1, 2, 2],
};

/** Texts in which Hindi and Marathi repeat a number: "3-3" means that each of two people gets 3. */
const REPEATS_NUMBERS: ReadonlySet<string> = new Set(['faqs.3.answer', 'terms.sections.3.body']);

/** Asks whether the chat is open "24x7", for which Hindi and Marathi say "24 hours". */
const ROUND_THE_CLOCK = 'faqs.8.question';

describe.each(Object.entries(MODULES))('the languages say the same in %s', (name, value) => {
  const texts = textsOf(value, name);

  it.each(['hi', 'mr'] as const)('numbers and links, in %s', (language) => {
    for (const [path, text] of texts) {
      const numbers = (html: string) =>
        partsOf(html).map((part) =>
          REPEATS_NUMBERS.has(path) ? [...new Set(numbersOf(part))] : numbersOf(part),
        );
      expect(addressesOf(text[language]), path).toEqual(addressesOf(text.en));
      if (path === ROUND_THE_CLOCK) continue;
      expect(numbers(text[language]), path).toEqual(numbers(text.en));
    }
  });

  it('negations, in each paragraph and list item', () => {
    for (const [path, text] of texts) {
      for (const at of partsOf(text.en).keys()) {
        const place = `${path}#${at}`;
        const counts = LANGUAGES.map((language) => negationsOf(partsOf(text[language])[at] ?? '', language));
        const [count] = counts;
        expect(counts, place).toEqual(NEGATED_UNEQUALLY[place] ?? [count, count, count]);
      }
    }
  });
});
