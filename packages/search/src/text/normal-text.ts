/**
 * Text as the search cuts it into words: lower case, Devanagari digits as ASCII, no nukta, one nasal sign, no joiners,
 * spaces for punctuation. The database does the same in `search_text` (prisma/migrations/0003_search); an integration
 * test holds the two together.
 */
const FOLDED: Readonly<Record<string, string>> = {
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
const DIGITS = /[\u0966-\u096F]/g;
const DIGIT_ZERO = 0x0966;
const TO_SPACE =
  /[-/,;:!?()[\]{}&+*"|_=<>@#%~^`\\\u2013\u2014\u2026\u2022\u0964\u20B9\u201C\u201D\t\n\r\u00A0]/g;
// Alternatives and not a class: a class may not hold what joins characters.
const DROPPED = /\.|'|\u2018|\u2019|\u093C|\u200B|\u200C|\u200D|\uFEFF/g;

const fold = (sign: string): string => FOLDED[sign] ?? sign;
const digit = (sign: string): string => String(sign.charCodeAt(0) - DIGIT_ZERO);

export function normalText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u0901\u0958-\u095F]/g, fold)
    .replace(DIGITS, digit)
    .replace(TO_SPACE, ' ')
    .replace(DROPPED, '');
}

/** The words of a text, in order. */
export function wordsOf(text: string): string[] {
  return normalText(text).split(' ').filter(Boolean);
}
