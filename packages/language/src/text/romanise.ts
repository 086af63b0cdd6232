import letters from './letters.json' with { type: 'json' };
import { invertTable } from './rules.ts';

const LATIN_LETTERS = invertTable(letters.letters);
const CONSONANT = '[\u0915-\u0939]';
/** Latin spellings of vowel letters and vowel signs. Includes `a` for the inherent vowel, which is not written. */
const VOWEL = '[\u0904-\u0914\u0972\u093E-\u094Ca]';

/** Marathi writes the v of loanwords as व्ह: ड्रायव्हर. */
const V_OF_LOANWORDS = /व्ह/g;
const CONSONANT_WITHOUT_VOWEL = new RegExp(`${CONSONANT}(?![\u093E-\u094D])`, 'g');
const FINAL_INHERENT_VOWEL = new RegExp(`(?<=.${CONSONANT})a(?=ः?$)`);
/** The last inherent vowel that is followed by a full syllable, or by a consonant joined to y: कपड्याचे, kapdyache. */
const MEDIAL_INHERENT_VOWEL = new RegExp(`^(.*${VOWEL}${CONSONANT})a(?=${CONSONANT}(?:${VOWEL}|्य))`);
/** A vowel sign or अ that is followed by another vowel sign; the last sign is the vowel (अॅ). */
const OVERRIDDEN_VOWEL = /[अ\u093E-\u094C](?=[\u093E-\u094C])/g;
/** The nasal sign before a labial consonant, where it sounds like m. */
const LABIAL_NASAL = /ं(?=[पफबभम])/g;

/**
 * Removes silent inherent vowels (schwa deletion), starting from the end, because whether one is silent depends on what
 * follows it: समझना becomes samajhnaa.
 */
function withoutSilentVowels(word: string): string {
  const shorter = word.replace(MEDIAL_INHERENT_VOWEL, '$1');
  return shorter === word ? word : withoutSilentVowels(shorter);
}

/** Transliterates Devanagari as people spell it in Latin letters: कुक → kuk, बिजली → bijli. Other characters stay. */
export function romanise(word: string): string {
  if (!isDevanagari(word)) return word;
  const withVowels = word
    .replace(V_OF_LOANWORDS, 'व')
    .replace(CONSONANT_WITHOUT_VOWEL, '$&a')
    .replace(FINAL_INHERENT_VOWEL, '');
  const spoken = withoutSilentVowels(withVowels).replace(OVERRIDDEN_VOWEL, '').replace(LABIAL_NASAL, 'm');
  return spoken.replace(/[\u0900-\u097F]/g, (sign) => LATIN_LETTERS.get(sign) ?? sign);
}

export function isDevanagari(word: string): boolean {
  return /[\u0900-\u097F]/.test(word);
}
