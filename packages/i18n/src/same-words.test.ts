import { LANGUAGES, type Language } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { ALL_NAMESPACES, asWords, LETTER, textsOf } from './testing/phrase-texts.ts';

type Words = Readonly<Record<Language, RegExp>>;

const words = (en: string, hi: string, mr: string): Words => ({
  en: asWords(en),
  hi: asWords(hi),
  mr: asWords(mr),
});

/** Words that every language says if one of them does: times, and things that seekers give or get. */
const WORDS = {
  minute: words('minutes?|min', 'मिनट|मिनटों', `मिनि${LETTER}*`),
  hour: words('hours?', 'घंटे|घंटा|घंटों', `तास${LETTER}*`),
  day: words('days?', 'दिन|दिनों', `दिवस${LETTER}*|दिवशी`),
  week: words('weeks?|weekly', 'हफ़्ते|हफ़्ता|हफ़्तों', `आठवड${LETTER}*`),
  month: words('months?|monthly', 'महीने|महीना|महीनों', `महिन${LETTER}*`),
  year: words('years?', 'साल|सालों', `वर्ष${LETTER}*`),
  morning: words('mornings?', 'सुबह', `सकाळ${LETTER}*`),
  evening: words('evenings?', 'शाम', `संध्याकाळ${LETTER}*`),
  night: words('nights?', 'रात|रातों', `रात्र${LETTER}*`),
  today: words('today', 'आज', `आज|आजच${LETTER}*`),
  tomorrow: words('tomorrow', 'कल', `उद्या${LETTER}*`),
  three: words('three', 'तीन', 'तीन'),
  SMS: words('sms', 'SMS', 'SMS'),
  photo: words('photos?|pictures?', 'फ़ोटो|तस्वीर|तस्वीरें', `फोटो${LETTER}*|चित्र${LETTER}*`),
  video: words('videos?', 'वीडियो', `व्हिडि${LETTER}*`),
  Aadhaar: words('aadhaar', 'आधार', `आधार${LETTER}*`),
  credit: words('credits?', 'क्रेडिट', `क्रेडिट${LETTER}*`),
  company: words('company|companies', `कंपनी|कंपनिय${LETTER}*`, `कंपन${LETTER}*`),
} as const satisfies Record<string, Words>;

type Word = keyof typeof WORDS;

/** Phrases in which a language leaves a word out, or says it where the others say it with another word. */
const SAID_OTHERWISE: Readonly<Partial<Record<Word, readonly string[]>>> = {
  company: [
    'apply.doneText',
    'errors.code.HR_LIMIT',
    'hire-start.isYours',
    'home.why',
    'home.voiceNotice',
    'jobs.noMoney',
    'landing.offersTitle',
    'landing.steps.follow.text',
    'landing.five.days.text',
    'login.owner.text',
    'mine.empty.APPLIED',
    'nav.employers',
    'notices.interview-scheduled.company-absent',
    'partner-errors.code.PICTURES_FULL',
    'profile.video.there',
    'voice.notice',
  ],
  credit: ['apply.requestedTitle', 'profile.statement.balance', 'profile.statement.kind.START'],
  photo: ['education.marksheet.replace'],
  year: ['errors.code.BIRTH_DATE_INVALID', 'filter.ends.years.from', 'filter.ends.years.to'],
  hour: [
    'filter.name.shift',
    'hire-company.hours',
    'hire-company.saveHours',
    'hire-job-form.block.hours',
    'job.fact.shift',
    'landing.five.clicks.text',
    'landing.features.callHr.text',
    'meta.job.offer',
  ],
  day: ['work.inFuture'],
  evening: ['partner-errors.code.CALL_WINDOW_CLOSED'],
  night: ['partner-errors.code.CALL_WINDOW_CLOSED'],
};

const PLACEHOLDER = /\{\{\w+\}\}/g;

describe.each(ALL_NAMESPACES)('the languages use the same words in %s', async (name) => {
  const english = await textsOf('en', name);
  const all = { en: english, hi: await textsOf('hi', name), mr: await textsOf('mr', name) };

  it.each(Object.keys(WORDS) as Word[])('%s', (word) => {
    const says = (language: Language, key: string) =>
      (all[language].get(key) ?? '').replace(PLACEHOLDER, '').search(WORDS[word][language]) >= 0;
    const differing = [...english.keys()].filter(
      (key) => new Set(LANGUAGES.map((language) => says(language, key))).size > 1,
    );
    const expected = (SAID_OTHERWISE[word] ?? []).filter((key) => english.has(key));
    expect(differing.sort()).toEqual(expected.toSorted());
  });
});
