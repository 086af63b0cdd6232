import { LANGUAGES, type Language } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { ALL_NAMESPACES, asWords, LETTER, textsOf } from './testing/phrase-texts.ts';

type Words = Readonly<Record<Language, RegExp>>;

const words = (en: string, hi: string, mr: string): Words => ({
  en: asWords(en),
  hi: asWords(hi),
  mr: asWords(mr),
});

/** Words that every language says if one of them does: times, people, and things that they give or get. */
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
  owner: words('owners?', 'मालिक|मालिकों', `मालक${LETTER}*`),
  resume: words('resumes?', 'रिज़्यूमे', `रेझ्युमे${LETTER}*|रिझ्युमे${LETTER}*`),
  'e-mail': words('e-mails?', 'ई-मेल', `ई-मेल${LETTER}*`),
  map: words('maps?', 'नक्शा|नक्शे', `नकाश${LETTER}*`),
  team: words('team', 'टीम', `टीम${LETTER}*`),
  code: words('codes?', 'कोड', `कोड${LETTER}*`),
  review: words('reviews?', 'रिव्यू', `रिव्ह्यू${LETTER}*`),
  language: words('languages?', 'भाषा|भाषाएँ|भाषाओं', `भाष${LETTER}*`),
  passkey: words('passkeys?', 'पासकी', `पासकी${LETTER}*`),
  report: words('report(?:ed|s|ing)?', 'रिपोर्ट|शिकायत|शिकायतें', `रिपोर्ट|तक्रार${LETTER}*`),
  link: words('links?', 'लिंक', `लिंक${LETTER}*`),
  PIN: words('pin', 'पिन', `पिन${LETTER}*`),
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
  resume: ['resume.video.text'],
  'e-mail': ['checks.reasons.contact-blocked'],
  map: ['filter.placeNotKnown'],
  team: ['login.suspended.object', 'member-notices.team.unused'],
  report: ['checks.reasons.contact-blocked', 'jobs.failed.contact-blocked'],
  code: [
    'login.phone.agree',
    'personal.phone.missing',
    'personal.phone.triesLeft_one',
    'personal.phone.triesLeft_other',
    'personal.referralHint',
  ],
  review: ['errors.code.REVIEW_NOT_ALLOWED', 'hire-reviews.emptyHint', 'hire-reviews.intro'],
  language: ['landing.checks.words.text', 'reading.postsIntro'],
  evening: ['partner-errors.code.CALL_WINDOW_CLOSED'],
  night: ['partner-errors.code.CALL_WINDOW_CLOSED'],
};

/**
 * Words whose translations are also used for other things, so that only this is checked: where English says the word, the
 * translations say it too.
 */
const SAID_TOO = {
  always: [asWords('always'), /हमेशा/, /नेहमी|कायम/],
  last: [asWords('last'), /आख़िरी|पिछल/, /शेवट|माग|गेल/],
  first: [asWords('first'), /पहल/, /पहिल|आधी/],
  only: [asWords('only'), /सिर्फ़|बस|ही|केवल/, /फक्त|च/],
  yes: [asWords('yes'), /हाँ/, /हो/],
  money: [asWords('money'), /पैस/, /पैस|पैशां/],
  phone: [asWords('phones?'), /फ़ोन|नंबर/, /फोन|नंबर/],
  interview: [asWords('interviews?'), /इंटरव्यू/, /इंटरव्ह्यू/],
  call: [asWords('calls?|called'), /फ़ोन|कॉल|बुला/, /फोन|कॉल|बोल/],
  answer: [asWords('answers?|answered'), /जवाब/, /उत्तर/],
  delete: [asWords('deleted?|removed?'), /हट|मिट/, /काढ|पुस|हट|गेल/],
  closed: [asWords('closed'), /बंद/, /बंद/],
  seen: [asWords('seen|sees?|saw'), /दिख|देख/, /दिस|पाह|बघ|दाख/],
  hidden: [asWords('hid|hidden|hide'), /छिप/, /लपव|दिस/],
  new: [asWords('new'), /नय|नई|नए/, /नव/],
  wrong: [asWords('wrong'), /ग़लत|गड़बड़|सही नहीं|ठीक नहीं/, /चूक|चुक|गडबड|बरोबर/],
  earlier: [asWords('earlier'), /पहले|पुरान/, /आधी|पूर्वी/],
  before: [asWords('before'), /पहले/, /आधी|पूर्वी|पर्यंत/],
  until: [asWords('until'), /तक/, /पर्यंत/],
  below: [asWords('below|less than|fewer than|lower than'), /कम/, /कमी/],
  above: [asWords('above|more than|higher than|longer than'), /ज़्यादा|ऊपर|बड़|लंब/, /जास्त|वर|मोठ|लांब/],
  'at least': [asWords('at least'), /कम से कम/, /किमान|कमीत कमी/],
  'at most': [asWords('at most|up to'), /ज़्यादा से ज़्यादा|तक/, /जास्तीत जास्त|पर्यंत/],
  both: [asWords('both'), /दोनों/, /दोन्ही|दोघां/],
  everybody: [asWords('everybody|everyone'), /सब|सभी|हर/, /सगळ|सर्व|प्रत्येक/],
} as const satisfies Record<string, readonly [en: RegExp, hi: RegExp, mr: RegExp]>;

/** Phrases in which a translation says one of these words in another way. */
const SAID_TOO_OTHERWISE: Readonly<Partial<Record<keyof typeof SAID_TOO, readonly string[]>>> = {
  first: ['hire-applicants.column.name', 'interests.saved', 'jobs.firstJobs'],
  only: ['hire-settings.leaving.onlyOwner', 'login.notice.short'],
  call: ['hire-applicants.howWasIt'],
  answer: ['hire-applicants.outcome.NOT_REACHED', 'member-notices.jobs.closed-silent'],
  delete: ['education.marksheet.deleteText', 'profile.papers.deleteText', 'work.switchText'],
  closed: ['errors.code.JOB_NOT_ACTIVE'],
  seen: [
    'apply.weeklyTitle',
    'filter.loosen',
    'hire-shell.asOf',
    'landing.mission.text',
    'landing.features.near.text',
    'location.settings',
  ],
  hidden: ['notices.job-notices.held'],
  new: [
    'company.websiteHint',
    'hire-settings.quietWhy',
    'jobs.alert.offer',
    'notices.interview-scheduled.changed',
  ],
  before: ['errors.code.RESEND_TOO_SOON'],
  until: ['hire-messages.offline'],
  below: ['checks.reasons.stipend-far-below', 'hire-join.nothingFound'],
  above: ['checks.reasons.too-good-to-be-true', 'checks.reasons.stipend-far-above'],
  'at least': ['interests.tooFew'],
  'at most': ['filter.name.qualification', 'hire-join.claimOpen'],
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

it.each(Object.keys(SAID_TOO) as (keyof typeof SAID_TOO)[])(
  'the translations say “%s” where English says it',
  async (word) => {
    const [en, hi, mr] = SAID_TOO[word];
    const without: string[] = [];
    let count = 0;
    for (const name of ALL_NAMESPACES) {
      const texts = { hi: await textsOf('hi', name), mr: await textsOf('mr', name) };
      for (const [key, text] of await textsOf('en', name)) {
        if (text.replace(PLACEHOLDER, '').search(en) < 0) continue;
        count += 1;
        if (!hi.test(texts.hi.get(key) ?? '') || !mr.test(texts.mr.get(key) ?? '')) without.push(key);
      }
    }
    expect(without).toEqual(SAID_TOO_OTHERWISE[word] ?? []);
    expect(count).toBeGreaterThan(0);
  },
);
