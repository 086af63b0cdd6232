import { LANGUAGES, type Language } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { ALL_NAMESPACES, textsOf } from './testing/phrase-texts.ts';

/** Words in which the phrases for one and for many differ: first as for one, then as for many. */
const FORMS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'answer answers',
    'application applications',
    'check checks',
    'comes come',
    'credit credits',
    'day days',
    'follower followers',
    'gets get',
    'has have',
    'interview interviews',
    'is are',
    'item items',
    'job jobs',
    'letter letters',
    'message messages',
    'minute minutes',
    'notice notices',
    'person people',
    'question questions',
    'result results',
    'review reviews',
    'second seconds',
    'sentence sentences',
    'skill skills',
    'time times',
    'try tries',
    'waits wait',
    'was were',
    'year years',
  ],
  hi: [
    'अर्ज़ी अर्ज़ियाँ',
    'अर्ज़ी अर्ज़ियों',
    'उन्हें को',
    'उम्मीदवार उम्मीदवारों',
    'किया किए',
    'गया गए',
    'चीज़ चीज़ें',
    'जवाब जवाबों',
    'जाएगी जाएँगी',
    'तारा तारे',
    'देना देने',
    'नतीजा नतीजे',
    'नया नए',
    'नौकरी नौकरियों',
    'बचा बचे',
    'मिलता मिलते',
    'मौक़ा मौक़े',
    'रहा रहे',
    'लगा लगे',
    'लगेगा लगेंगे',
    'व्यक्ति लोग',
    'व्यक्ति लोगों',
    'सकी सकीं',
    'सवाल सवालों',
    'सूचना सूचनाएँ',
    'है हैं',
  ],
  mr: [
    'अक्षर अक्षरं',
    'अर्जाची अर्जांच्या',
    'आली आल्या',
    'आहे आहेत',
    'इंटरव्ह्यूची इंटरव्ह्यूंच्या',
    'उत्तर उत्तरं',
    'उत्तराची उत्तरांच्या',
    'उरलं उरली',
    'उरली उरल्या',
    'काम कामं',
    'कौशल्य कौशल्यं',
    'गेलेला गेलेले',
    'गेलेली गेलेल्या',
    'गोष्ट गोष्टी',
    'जणाची जणांची',
    'जणाने जणांनी',
    'जणाला जणांना',
    'जाईल जातील',
    'टीमची टीमच्या',
    'ठरला ठरले',
    'तपासणी तपासण्या',
    'तपासणीत तपासण्यांत',
    'तारा तारे',
    'दिवसात दिवसांत',
    'द्यायचं द्यायची',
    'नवा नवे',
    'नाही नाहीत',
    'नोकरीची नोकऱ्यांच्या',
    'पाठवली पाठवल्या',
    'पाठवायची पाठवायच्या',
    'प्रश्नाची प्रश्नांच्या',
    'मिनिटात मिनिटांत',
    'मिळेल मिळतील',
    'मेसेजची मेसेजच्या',
    'रिव्ह्यूची रिव्ह्यूंच्या',
    'लागलं लागली',
    'लागेल लागतील',
    'वर्ष वर्षं',
    'वर्षाचा वर्षांचा',
    'वाक्य वाक्यं',
    'व्यक्तीचा जणांचा',
    'सेकंदाने सेकंदांनी',
  ],
};

/** Phrases that say "one" and "many" with different numbers of words, such as "somebody else" and "3 others". */
const SAID_APART: ReadonlySet<string> = new Set([
  'hire-answers.done.HIRED',
  'hire-answers.done.INTERVIEWED',
  'hire-answers.done.SCHEDULED',
  'hire-answers.done.SHORTLISTED',
  'hire-calendar.othersThen',
  'member-pushes.part.answers',
  'member-pushes.part.applicants',
  'member-pushes.part.company',
  'member-pushes.part.interviews',
  'member-pushes.part.jobs',
  'hire-today.confirm',
  'settings.logins.others',
]);

/** Phrases with one text for both, in which a word of `FORMS` belongs to something else than the number. */
const SAME_FOR_BOTH: ReadonlySet<string> = new Set([
  'en jobs.picture.fine',
  'hi hire-answers.done.APPLIED',
  'hi hire-answers.heldFor',
  'hi hire-answers.sameTime',
  'hi hire-applicants.dueIn',
  'hi hire-jobs.applied',
  'hi hire-jobs.unanswered',
  'hi hire-start.resendIn',
  'hi hire-today.overdue',
  'mr hire-answers.sameTime',
]);

const ONE = /_one$/;
const WORD = /[\p{L}\p{M}]+/gu;
const wordsOf = (text: string) =>
  text
    .replace(/\{\{\w+\}\}/g, '')
    .toLowerCase()
    .match(WORD) ?? [];

interface Pair {
  readonly key: string;
  readonly one: readonly string[];
  readonly many: readonly string[];
}

async function pairsOf(language: Language): Promise<Pair[]> {
  const texts = await Promise.all(ALL_NAMESPACES.map((name) => textsOf(language, name)));
  return texts.flatMap((all) =>
    [...all.keys()]
      .filter((key) => ONE.test(key))
      .map((key) => ({
        key: key.replace(ONE, ''),
        one: wordsOf(all.get(key) ?? ''),
        many: wordsOf(all.get(key.replace(ONE, '_other')) ?? ''),
      })),
  );
}

const without = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => !others.includes(word));

describe.each(LANGUAGES)('the phrases for one and for many in %s', async (language) => {
  const pairs = await pairsOf(language);
  const known = new Set(FORMS[language]);

  it('differ only in the forms of words, in the right direction', () => {
    for (const { key, one, many } of pairs.filter(({ key }) => !SAID_APART.has(key))) {
      const onlyInOne = without(one, many);
      const onlyInMany = without(many, one);
      const forms = onlyInOne.map((word, at) => `${word} ${onlyInMany[at]}`);
      expect(onlyInMany.length, key).toBe(onlyInOne.length);
      expect(
        forms.filter((form) => !known.has(form)),
        key,
      ).toEqual([]);
    }
  });

  it('differ if they have a word that has two forms', () => {
    const words = new Set(FORMS[language].flatMap((form) => form.split(' ')));
    const same = pairs.filter(
      ({ key, one, many }) =>
        !SAID_APART.has(key) && without(one, many).length + without(many, one).length === 0,
    );
    const wrong = same.filter(({ one }) => one.some((word) => words.has(word)));
    expect(wrong.map(({ key }) => `${language} ${key}`).filter((key) => !SAME_FOR_BOTH.has(key))).toEqual([]);
  });
});
