import { LANGUAGES, type Language } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { ALL_NAMESPACES, asWords, LETTER, textsOf } from './testing/phrase-texts.ts';

/** Words that negate a sentence. */
const NEGATIONS: Readonly<Record<Language, RegExp>> = {
  en: asWords("not|no|never|nobody|none|nothing|cannot|without|neither|nor|[a-z]+n['’]t"),
  hi: asWords('नहीं|न|ना|मत|बिना'),
  mr: asWords(`नाही|नाहीत|नका|नको|नकोत|नये|न|${LETTER}*शिवाय|विना|नस${LETTER}+|नव्ह${LETTER}+`),
};

/** The days of the week, from Monday, with the endings that Marathi adds to them. */
const WEEKDAYS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) =>
    asWords(`${day}s?`),
  ),
  hi: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'].map(asWords),
  mr: ['सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'].map((day) =>
    asWords(`${day}${LETTER}*`),
  ),
};

/** Links, mail addresses and paths. */
const LINK = /https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w.-]+\w|(?<=^|\s)\/[a-z]\S*/gi;
const NUMBER = /\d+(?:[.,:]\d+)*/g;
const PLACEHOLDER = /\{\{\w+\}\}/g;

/** Phrases with a negation in some languages only, because others say the same in a positive way. */
const SAID_POSITIVELY = new Set([
  'apply.answers.title',
  'apply.noCreditsText',
  'checks.reasons.too-good-to-be-true',
  'checks.reasons.stipend-far-above',
  'common.needsScript',
  'common.optional',
  'common.offline',
  'errors.field.lettersOnly',
  'errors.code.NO_CREDITS',
  'errors.code.JOB_NOT_ACTIVE',
  'errors.code.INVALID_OTP',
  'errors.code.NAME_INVALID',
  'filter.without',
  'hire-answers.changed.REJECTED',
  'hire-answers.heldFor_one',
  'hire-answers.heldFor_other',
  'hire-answers.orNo',
  'hire-applicants.stage.REJECTED',
  'hire-applicants.step.REJECTED',
  'home.onDevice',
  'hr.askText_one',
  'hr.askText_other',
  'jobs.step.WITHOUT_WORDS',
  'jobs.alert.stop',
  'jobs.checks.open',
  'meta.description.terms',
  'notices.application-status.number-freed',
  'notifications.alerts.stop',
  'offline.outbox.hide',
  'offline.status.someDown',
  'offline.status.down',
  'work.skillsWrong',
  'work.none',
  'work.inFuture',
  'work.endBeforeStart',
]);
/** Phrases in which a language repeats a number: "3-3" means in Hindi that each of two people gets 3. */
const OTHER_NUMBERS = new Set(['success.referralApplied', 'landing.asked.credits.answer']);

/**
 * Phrases that negate in each language, but not equally often: the numbers of negations in English, Hindi and Marathi. A
 * lost negation changes its number.
 */
const NEGATED_UNEQUALLY: Readonly<Record<string, readonly [en: number, hi: number, mr: number]>> = {
  'hire-applicants.empty.REJECTED': [2, 1, 1],
  'hire-help.hint': [2, 1, 1],
  'hire-jobs.reason.SILENT': [1, 2, 1],
  'hire-place.mapFailed': [2, 2, 1],
  'hire-reviews.replyHint': [2, 1, 1],
  'landing.five.checks.text': [1, 2, 2],
  'landing.checks.words.text': [1, 3, 3],
  'landing.asked.credits.answer': [2, 1, 1],
  'landing.asked.real.answer': [1, 2, 2],
  'landing.asked.privacy.answer': [1, 2, 2],
  'member-notices.jobs.closed-silent': [1, 2, 1],
  'notices.application-status.number-moved': [2, 1, 1],
  'notices.job-notices.held': [1, 2, 2],
  'partner-errors.code.JOB_LIMIT': [2, 1, 2],
};

const facts = {
  numbers: (text: string) => (text.replace(PLACEHOLDER, '').match(NUMBER) ?? []).sort(),
  links: (text: string) => (text.replace(PLACEHOLDER, '').match(LINK) ?? []).sort(),
};

const negations = (language: Language, text: string) => (text.match(NEGATIONS[language]) ?? []).length;
const isNegated = (language: Language, text: string) => negations(language, text) > 0;
const weekdays = (language: Language, text: string) =>
  WEEKDAYS[language].flatMap((day, index) => (text.search(day) >= 0 ? [index] : []));

/** Names Saturday and Sunday in Hindi and Marathi, which have no word for "weekend". */
const WEEKEND = 'jobs.choice.shift.WEEKEND';

describe.each(ALL_NAMESPACES)('the languages say the same in %s', async (name) => {
  const english = await textsOf('en', name);
  const all = { en: english, hi: await textsOf('hi', name), mr: await textsOf('mr', name) };
  const read = (language: Language, key: string) => all[language].get(key) ?? '';

  it('numbers and links', () => {
    for (const [key, text] of english) {
      for (const language of ['hi', 'mr'] as const) {
        const translated = read(language, key);
        expect(facts.links(translated), `${language} ${key}`).toEqual(facts.links(text));
        if (OTHER_NUMBERS.has(key)) continue;
        expect(facts.numbers(translated), `${language} ${key}`).toEqual(facts.numbers(text));
      }
    }
  });

  it('days of the week', () => {
    for (const [key, text] of english)
      for (const language of ['hi', 'mr'] as const)
        expect(weekdays(language, read(language, key)), `${language} ${key}`).toEqual(
          key === WEEKEND ? [5, 6] : weekdays('en', text),
        );
  });

  it('negations, except phrases that say it positively in some languages', () => {
    const differing = [...english.keys()].filter((key) => {
      const negated = LANGUAGES.filter((language) => isNegated(language, read(language, key)));
      return negated.length > 0 && negated.length < LANGUAGES.length;
    });
    const expected = [...SAID_POSITIVELY].filter((key) => english.has(key));
    expect(differing.sort()).toEqual(expected.sort());
  });

  it('the number of negations, except phrases that need more of them in some languages', () => {
    for (const [key, text] of english) {
      if (SAID_POSITIVELY.has(key)) continue;
      const count = negations('en', text);
      const counts = LANGUAGES.map((language) => negations(language, read(language, key)));
      expect(counts, key).toEqual(NEGATED_UNEQUALLY[key] ?? [count, count, count]);
    }
  });
});
