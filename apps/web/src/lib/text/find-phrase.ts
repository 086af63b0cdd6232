/** A part of a text, as slice() takes it. */
export type Span = readonly [from: number, to: number];

const DEVANAGARI_ZERO = 0x0966;
/** Signs that the search takes for a plainer one: nukta letters and the nasal sign. */
const PLAIN: Readonly<Record<string, string>> = {
  '\u0958': '\u0915',
  '\u0959': '\u0916',
  '\u095A': '\u0917',
  '\u095B': '\u091C',
  '\u095C': '\u0921',
  '\u095D': '\u0922',
  '\u095E': '\u092B',
  '\u095F': '\u092F',
  '\u0901': '\u0902',
};
const WITHIN_WORDS = /[.'\u2018\u2019\u093C\u200B-\u200D\uFEFF]/;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
const DIGIT = /[\d\u0966-\u096F]/;

/** One sign as the search compares it: nothing within a word, a space between words. */
function plainSign(text: string, index: number): string {
  const sign = text[index]?.toLowerCase() ?? '';
  if (WITHIN_WORDS.test(sign)) return '';
  if (/[\u0966-\u096F]/.test(sign)) return String(sign.charCodeAt(0) - DEVANAGARI_ZERO);
  const isInNumber = sign === ',' && DIGIT.test(text[index - 1] ?? '') && DIGIT.test(text[index + 1] ?? '');
  if (isInNumber) return '';
  return LETTER.test(sign) ? (PLAIN[sign] ?? sign) : ' ';
}

/** The text's signs with where each stands; spaces once, and one at either end. */
function plainSigns(text: string): { readonly plain: string; readonly places: readonly number[] } {
  let plain = ' ';
  const places = [0];
  for (let index = 0; index < text.length; index += 1) {
    const sign = plainSign(text, index);
    if (sign === '' || (sign === ' ' && plain.endsWith(' '))) continue;
    plain += sign;
    places.push(index);
  }
  if (!plain.endsWith(' ')) {
    plain += ' ';
    places.push(text.length);
  }
  return { plain, places };
}

/** Where whole words stand in a text, whatever their case, digits and signs between them; null where they do not. */
export function findPhrase(text: string, phrase: string): Span | null {
  const { plain, places } = plainSigns(text);
  const wanted = plainSigns(phrase).plain;
  if (wanted.trim() === '') return null;
  const at = plain.indexOf(wanted);
  const from = places[at + 1];
  const to = places[at + wanted.length - 1];
  return at < 0 || from === undefined || to === undefined ? null : [from, to];
}

/** The text without the first such words; undefined when nothing remains. */
export function withoutPhrase(text: string, phrase: string): string | undefined {
  const span = findPhrase(text, phrase);
  const rest = span ? `${text.slice(0, span[0])} ${text.slice(span[1])}` : text;
  return rest.replace(/\s+/g, ' ').trim() || undefined;
}
