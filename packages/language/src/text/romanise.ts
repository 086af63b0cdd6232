/** Devanagari as people spell it in Latin letters: कुक → kuk, रसोइया → rasoiya, बिजली → bijli. */

/** Of each sign its Latin letters: `क k, ख kh`; virama and visarga stand for none. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'क k, ख kh, ग g, घ gh, ङ n, च ch, छ chh, ज j, झ jh, ञ n, ट t, ठ th, ड d, ढ dh, ण n, त t, थ th, द d, ध dh, न n, प p, फ f, ब b, भ bh, म m, य y, र r, ऱ r, ल l, ळ l, व v, श sh, ष sh, स s, ह h, अ a, आ aa, इ i, ई ii, उ u, ऊ uu, ऋ ri, ऍ e, ऎ e, ए e, ऐ ai, ऑ o, ऒ o, ओ o, औ au, ॲ e, ा aa, ि i, ी ii, ु u, ू uu, ृ ri, ॅ e, ॆ e, े e, ै ai, ॉ o, ॊ o, ो o, ौ au, ं n, ः , ् '
    .split(', ')
    .map((pair) => pair.split(' ')),
);

const CONSONANT = '[\u0915-\u0939]';
/** Letters and signs of vowels, and `a` for the unwritten one. */
const VOWEL = '[\u0904-\u0914\u0972\u093E-\u094Ca]';

/** Marathi writes the v of loanwords as व्ह: ड्रायव्हर. */
const V_OF_LOANWORDS = /व्ह/g;
const NO_VOWEL_WRITTEN = new RegExp(`${CONSONANT}(?![\u093E-\u094D])`, 'g');
const SILENT_AT_END = new RegExp(`(?<=.${CONSONANT})a(?=ः?$)`);
/** The last one between a vowel before and a full syllable after, or a consonant joined to y: कपड्याचे, kapdyache. */
const SILENT_BETWEEN = new RegExp(`^(.*${VOWEL}${CONSONANT})a(?=${CONSONANT}(?:${VOWEL}|्य))`);
/** Of several signs, and of अ with one (अॅ), the last is the vowel. */
const BEFORE_SIGN = /[अ\u093E-\u094C](?=[\u093E-\u094C])/g;
const NASAL_OF_LIPS = /ं(?=[पफबभम])/g;

/** Leaves out the unwritten vowels that are silent, from the end: what follows tells, समझना is samajhnaa. */
function withoutSilent(word: string): string {
  const shorter = word.replace(SILENT_BETWEEN, '$1');
  return shorter === word ? word : withoutSilent(shorter);
}

/** Writes the Devanagari of a word in Latin letters; other signs stay. */
export function romanise(word: string): string {
  const spoken = word
    .replace(V_OF_LOANWORDS, 'व')
    .replace(NO_VOWEL_WRITTEN, '$&a')
    .replace(SILENT_AT_END, '');
  const sounded = withoutSilent(spoken).replace(BEFORE_SIGN, '').replace(NASAL_OF_LIPS, 'm');
  return sounded.replace(/[\u0900-\u097F]/g, (sign) => LETTERS[sign] ?? sign);
}

export function isDevanagari(word: string): boolean {
  return /[\u0900-\u097F]/.test(word);
}
