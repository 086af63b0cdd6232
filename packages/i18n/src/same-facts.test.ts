import { readdirSync } from 'node:fs';
import { LANGUAGES, type Language } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { loadNamespace, type Namespace } from './namespaces.ts';

const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name as Namespace);

const LETTER = String.raw`[\p{L}\p{M}]`;
const asWords = (words: string) => new RegExp(`(?<!${LETTER})(?:${words})(?!${LETTER})`, 'giu');

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
  'support.emptyTitle',
  'work.skillsWrong',
  'work.none',
  'work.inFuture',
  'work.endBeforeStart',
]);
/** Phrases in which a language repeats a number: "3-3" means in Hindi that each of two people gets 3. */
const OTHER_NUMBERS = new Set(['success.referralApplied', 'landing.asked.credits.answer']);

function texts(phrases: object, prefix: string): [string, string][] {
  return Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}.${key}`, value]] : texts(value, `${prefix}.${key}`),
  );
}

const facts = {
  numbers: (text: string) => (text.replace(PLACEHOLDER, '').match(NUMBER) ?? []).sort(),
  links: (text: string) => (text.replace(PLACEHOLDER, '').match(LINK) ?? []).sort(),
};

const isNegated = (language: Language, text: string) => text.search(NEGATIONS[language]) >= 0;
const weekdays = (language: Language, text: string) =>
  WEEKDAYS[language].flatMap((day, index) => (text.search(day) >= 0 ? [index] : []));

/** Names Saturday and Sunday in Hindi and Marathi, which have no word for "weekend". */
const WEEKEND = 'jobs.choice.shift.WEEKEND';

describe.each(names)('the languages say the same in %s', async (name) => {
  const load = async (language: Language) => new Map(texts(await loadNamespace(language, name), name));
  const english = await load('en');
  const all = { en: english, hi: await load('hi'), mr: await load('mr') };
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
});
