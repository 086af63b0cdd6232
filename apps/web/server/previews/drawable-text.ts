const DEVANAGARI = /[\u0900-\u097F\uA8E0-\uA8FF\u1CD0-\u1CFF\u20B9\u25CC\u200C\u200D]/;
const LATIN = /[\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018-\u201D\u2022\u2026]/;

const isDrawable = (character: string): boolean => DEVANAGARI.test(character) || LATIN.test(character);

/**
 * What the fonts have of a text: letters with marks beyond them lose the mark; pictographs, other scripts and what turns
 * the direction of writing are left out, where a box or another font of the machine would be drawn.
 */
export function drawableText(text: string): string {
  return [...text.normalize('NFC').replace(/\s/g, ' ')]
    .map((character) => (isDrawable(character) ? character : character.normalize('NFD').charAt(0)))
    .filter(isDrawable)
    .join('')
    .trim();
}
