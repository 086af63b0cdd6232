import endings from './endings.json' with { type: 'json' };
import { memoize } from './memoize.ts';
import { isDevanagari } from './romanise.ts';
import { applyRules, endingRule } from './rules.ts';
import { soundKey } from './sound-key.ts';

const STEM_RULES = endings.stems.map(endingRule);
const ROOT_RULES = endings.roots.map(endingRule);
const LOCATIVE_RULES = endings.where.map(endingRule);
/** Words that make no difference inside a phrase: "dukan me ladka" equals "dukan ladka". */
const OPTIONAL_WORDS = new Set(endings.between.split(' '));
const PHRASE_WORDS_MIN = 2;
const STEM_LENGTH_MIN = { devanagari: 2, latin: 3 };

/** Returns the forms of a word without its ending, the mildest cut first. Leaves out forms that are too short. */
export function stemsOf(word: string): string[] {
  const lengthMin = isDevanagari(word) ? STEM_LENGTH_MIN.devanagari : STEM_LENGTH_MIN.latin;
  // Marathi writes ऱ instead of र before an ending: साताऱ्यात.
  const stems = STEM_RULES.map((rule) => applyRules(word, [rule]).replace('ऱ', 'र'));
  return [...new Set(stems)].filter((stem) => stem !== word && stem.length >= lengthMin);
}

/** The ending that a Marathi noun has before a suffix: मंदिरा of मंदिर, शाळे of शाळा. */
const OBLIQUE_ENDING = /[\u093E\u0947ae]$/;
/** The ending of nouns with another last vowel, and the vowels that it replaces: पुण्या of पुणे, साताऱ्या of सातारा. */
const OBLIQUE_YA = {
  devanagari: { ending: /्या$/, a: 'ा', others: ['े', 'ी'] },
  latin: { ending: /ya$/, a: 'a', others: ['e', 'i'] },
};
const NOUN_LENGTH_MIN = 3;

/**
 * Returns the noun that a Marathi word has before a suffix such as जवळ or शिवाय: मंदिर of मंदिरा, पुणे of पुण्या. `known` are tests
 * for a known noun; the first one that any form passes decides. An unknown noun loses only its ending.
 */
export function nounBeforeSuffix(stem: string, ...known: readonly ((noun: string) => boolean)[]): string {
  const { ending, a, others } = OBLIQUE_YA[isDevanagari(stem) ? 'devanagari' : 'latin'];
  const noun = stem.replace(OBLIQUE_ENDING, '');
  // Marathi writes ऱ instead of र before this ending.
  const ofYa = [...others, a].map((vowel) => stem.replace(ending, vowel).replace('ऱ', 'र'));
  const forms = [stem, noun, `${noun}${a}`, ...ofYa];
  for (const isKnown of known) {
    const form = forms.find(isKnown);
    if (form !== undefined) return form;
  }
  return noun.length >= NOUN_LENGTH_MIN ? noun : stem;
}

/** Endings of Hindi and Marathi verbs for an action: पहुंचाना, chalani, बनवायची, vikaycha. */
const ACTION_ENDING = /(?:n[aei]|nar|yach[aei]|ych[aei]|ना|नी|ने|णार|णं|णे|यचं|यचा|यची|यचे)$/;

/** Whether a word ends like a Hindi or Marathi verb for an action. So do some nouns. */
export const endsLikeAction = (word: string): boolean => ACTION_ENDING.test(word);

/**
 * Whether a word has a locative ending ("in", "at"). Without one, a stem must not match a small town: मुलांची does not
 * mean the town of Mul.
 */
export const hasLocativeEnding = (word: string): boolean =>
  LOCATIVE_RULES.some(([ending]) => ending.test(word));

/** Returns the phonetic key of a word without its endings: the same for कपडे, कपड्यांचे and kapdyanchya. */
export const rootOf = memoize((word) => applyRules(soundKey(word), ROOT_RULES));

/**
 * Returns the word roots of a phrase without its optional words. Null if fewer than two words remain, or if the
 * phrase begins or ends with an optional word.
 */
export function rootsOf(words: readonly string[]): string | null {
  const required = words.filter((word) => !OPTIONAL_WORDS.has(word));
  if (required.length < PHRASE_WORDS_MIN) return null;
  if (OPTIONAL_WORDS.has(words[0] ?? '') || OPTIONAL_WORDS.has(words.at(-1) ?? '')) return null;
  return required.map(rootOf).join('+');
}
