const DEVANAGARI = /[\u0900-\u097F\uA8E0-\uA8FF\u1CD0-\u1CFF\u20B9\u25CC\u200C\u200D]/;
const LATIN = /[\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018-\u201D\u2022\u2026]/;

const isDrawable = (character: string): boolean => DEVANAGARI.test(character) || LATIN.test(character);

/**
 * Returns the part of a text that the preview fonts can draw. Letters with an unsupported accent lose the accent. Emoji, other
 * scripts and direction marks are left out, because they would be drawn as boxes or in another font.
 */
export function drawableText(text: string): string {
  return [...text.normalize('NFC').replace(/\s/g, ' ')]
    .map((character) => (isDrawable(character) ? character : character.normalize('NFD').charAt(0)))
    .filter(isDrawable)
    .join('')
    .trim();
}
