import { soundKeys } from './sound-key.ts';

/**
 * Endings of nouns and verbs in Hindi and Marathi as they sound, in either script: cases (दुकानात, कपड्यांच्या, kapdyanchi),
 * plurals, and all that hangs on a verb (शिवणारी, shivnyache, शिवायला, सिलने).
 */
const VERB_ENDINGS = /(niasati|niaCi|niaCa|niaCia|aiCi|aiCa|aila|nara|nari|ni|na)$/;
const CASE_ENDINGS = /(anCia|anCi|anCa|asati|amadil?|aCia|aCi|aCa|anna|anni|avar|sati|madil?|Cia|Ci|Ca)$/;
const SHORT_ENDINGS = /(atil|iat|til|var|at|la|un)$/;
const LAST_VOWEL = /[aiu]$/;
/** What must be left; more before endings that many words end in anyway. */
const ROOT_MIN = 3;
const LONG_ROOT_MIN = 4;

function cut(key: string, ending: RegExp, least: number): string {
  const root = key.replace(ending, '');
  return root.length >= least ? root : key;
}

/** What is left of a word's sound without its endings: कपडे, कपड्यांचे and kapdyanchya are one. Short words stay. */
export function rootOf(word: string): string {
  const key = soundKeys(word)[0] ?? '';
  const noun = cut(cut(key, VERB_ENDINGS, ROOT_MIN), CASE_ENDINGS, ROOT_MIN);
  return cut(cut(noun, SHORT_ENDINGS, LONG_ROOT_MIN), LAST_VOWEL, ROOT_MIN);
}

/** Words that may stand in a phrase or not: dukan me ladka, dukan ladka. */
const BETWEEN = new Set(
  'kaam kam naukri nokri job काम नौकरी नोकरी जॉब me mein mai men ka ki ke ko se par pe madhe madhye var che chi cha chya में मे का की के को से पर मध्ये मधे वर चे ची चा च्या'.split(
    ' ',
  ),
);
const WORDS_MIN = 2;

/** The roots of a phrase, little words left out; null for fewer than two, which would say too little. */
export function rootsOf(words: readonly string[]): string | null {
  const telling = words.filter((word) => !BETWEEN.has(word));
  if (telling.length < WORDS_MIN || BETWEEN.has(words[0] ?? '') || BETWEEN.has(words.at(-1) ?? ''))
    return null;
  return telling.map(rootOf).join('+');
}
