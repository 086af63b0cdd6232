import { LANGUAGES, type Language } from '@nukkad/contract';
import { expect, it } from 'vitest';
import { ALL_NAMESPACES, textsOf } from './testing/phrase-texts.ts';

/** Words of sentences about credits that the seeker gets, and about those that are used. */
const WAYS: Readonly<Record<'in' | 'out', Readonly<Record<Language, RegExp>>>> = {
  in: {
    en: /\b(?:get|added|earn|start with|back|brings?|welcome)\b/i,
    hi: /मिल|जुड़|वापस|लौट/,
    mr: /मिळ|परत/,
  },
  out: { en: /\b(?:takes?|used|costs?)\b/i, hi: /लग|कट|ख़त्म|ख़र्च/, mr: /लाग|काप|संप|खर्च/ },
};

/** Phrases in which a word also means something else: a code that is used, credits of which none are left or come. */
const SAID_OTHERWISE: Readonly<Record<keyof typeof WAYS, readonly string[]>> = {
  in: ['notices.credits.request-declined'],
  out: ['errors.code.NO_CREDITS', 'notices.credits.referral-anonymous', 'success.referralApplied'],
};

it.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
  'each language says alike whether credits go %s',
  async (way) => {
    const differing: string[] = [];
    let count = 0;
    for (const name of ALL_NAMESPACES) {
      const texts = {
        en: await textsOf('en', name),
        hi: await textsOf('hi', name),
        mr: await textsOf('mr', name),
      };
      for (const [key, text] of texts.en) {
        if (!/credit/i.test(text)) continue;
        count += 1;
        const says = LANGUAGES.map((language) => WAYS[way][language].test(texts[language].get(key) ?? ''));
        if (new Set(says).size > 1) differing.push(key);
      }
    }
    expect(differing.toSorted()).toEqual(SAID_OTHERWISE[way]);
    expect(count).toBeGreaterThan(50);
  },
);
