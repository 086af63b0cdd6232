import { memoize } from './memoize.ts';
import { soundKey } from './sound-key.ts';

/**
 * Endings of nouns and verbs in Hindi and Marathi as they sound, in either script, one cut off after the other: of verbs
 * (शिवणारी, shivnyache, शिवायला, सिलने), cases (दुकानात, कपड्यांच्या, kapdyanchi), nouns, and their last vowel.
 */
const ENDINGS = [
  /(?<=.{3})(niasati|niaCia?|niaCi|aiCi|aiCa|aila|nara|nari|ni|na)$/,
  /(?<=.{2})(anCia|anCi|anCa|aCia|aCi|aCa|Cia|Ci|Ca)$/,
  /(?<=.{3})(asati|sati|amadil?|madil?|anna|anni|avar)$/,
  // Many words end so anyway: more must be left.
  /(?<=.{4})(atil|iat|til|var|at|la|un)$/,
  /(?<=.{3})[aiu]$/,
];

/** What is left of a word's sound without its endings: कपडे, कपड्यांचे and kapdyanchya are one. Short words stay. */
export const rootOf = memoize((word) =>
  ENDINGS.reduce((root, ending) => root.replace(ending, ''), soundKey(word)),
);

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
