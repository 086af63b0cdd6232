/** Devanagari as people spell it in Latin letters: कुक → kuk, रसोइया → rasoiya, बिजली → bijli. */

/** Of each sign its Latin letters: `क k, ख kh`. */
const table = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(', ').map((pair) => pair.split(' ')));

const CONSONANTS = table(
  'क k, ख kh, ग g, घ gh, ङ n, च ch, छ chh, ज j, झ jh, ञ n, ट t, ठ th, ड d, ढ dh, ण n, त t, थ th, द d, ध dh, न n, प p, फ f, ब b, भ bh, म m, य y, र r, ऱ r, ल l, ळ l, व v, श sh, ष sh, स s, ह h',
);

const VOWELS = table(
  'अ a, आ aa, इ i, ई ii, उ u, ऊ uu, ऋ ri, ऍ e, ऎ e, ए e, ऐ ai, ऑ o, ऒ o, ओ o, औ au, ॲ e, ा aa, ि i, ी ii, ु u, ू uu, ृ ri, ॅ e, ॆ e, े e, ै ai, ॉ o, ॊ o, ो o, ौ au',
);

const NASAL = 'ं';

interface Syllable {
  consonant: string;
  vowel: string;
  /** Whether the vowel is the unwritten one, which may fall silent. */
  isInherent: boolean;
  isNasal: boolean;
}

/** Marathi writes the v of loanwords as व्ह: ड्रायव्हर. */
const V_OF_LOANWORDS = /व्ह/g;

/** A letter with its marks: a vowel sign or a virama, a nasal, a visarga. */
const SYLLABLE = /(.)([\u0902\u0903\u093E-\u094D]*)/gsu;

function syllableOf([, letter = '', marks = '']: RegExpExecArray): Syllable {
  const sign = marks.replace(/[\u0902\u0903]/g, '').at(-1);
  const isInherent = letter in CONSONANTS && sign === undefined;
  const own = isInherent ? 'a' : VOWELS[letter];
  return {
    consonant: CONSONANTS[letter] ?? (letter in VOWELS ? '' : letter),
    // अ with a vowel sign (अॅ) is that vowel; a virama stands for none.
    vowel: (sign === undefined ? own : VOWELS[sign]) ?? '',
    isInherent,
    isNasal: marks.includes(NASAL),
  };
}

/**
 * Whether the unwritten vowel is silent: at the end, and between a vowel before and a full syllable after. What follows has
 * been settled before: समझना is samajhnaa.
 */
function isSilent(syllables: readonly Syllable[], at: number): boolean {
  const own = syllables[at];
  if (own === undefined || !own.isInherent || own.isNasal) return false;
  const before = syllables[at - 1];
  const after = syllables[at + 1];
  if (after === undefined) return at > 0;
  if (before === undefined || before.vowel === '' || before.isNasal || after.consonant === '') return false;
  // Before a consonant joined to y as before one vowel: कपड्याचे, kapdyache.
  if (after.vowel === '' && !after.isInherent) return syllables[at + 2]?.consonant === 'y';
  return after.vowel !== '';
}

function nasalBefore(next: Syllable | undefined): string {
  return next !== undefined && /^[pbmf]/.test(next.consonant) ? 'm' : 'n';
}

/** Writes the Devanagari of a word in Latin letters; other signs stay. */
export function romanise(word: string): string {
  const syllables = [...word.replace(V_OF_LOANWORDS, 'व').matchAll(SYLLABLE)].map(syllableOf);
  for (let at = syllables.length - 1; at >= 0; at -= 1) {
    const own = syllables[at] as Syllable;
    if (isSilent(syllables, at)) own.vowel = '';
  }
  return syllables
    .map((own, at) => own.consonant + own.vowel + (own.isNasal ? nasalBefore(syllables[at + 1]) : ''))
    .join('');
}

export function isDevanagari(word: string): boolean {
  return /[\u0900-\u097F]/.test(word);
}
