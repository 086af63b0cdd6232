import { fileURLToPath } from 'node:url';

/** The fonts of a resume, one for each script. */
export type Face = 'latin' | 'devanagari';
export type Weight = 400 | 600 | 700;

const PACKAGES: Record<Face, string> = {
  latin: '@fontsource/noto-sans/files/noto-sans-latin',
  devanagari: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
};

/** Returns the path of the font file (Noto Sans, SIL Open Font License). */
export function fontPath(face: Face, weight: Weight): string {
  return fileURLToPath(import.meta.resolve(`${PACKAGES[face]}-${weight}-normal.woff`));
}

const DEVANAGARI = /[\u0900-\u097F\uA8E0-\uA8FF\u1CD0-\u1CFF\u20B9\u25CC]|\u200C|\u200D/;
const LATIN = /[\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018-\u201D\u2022\u2026]/;

function faceOf(character: string): Face | null {
  if (DEVANAGARI.test(character)) return 'devanagari';
  return LATIN.test(character) ? 'latin' : null;
}

export interface Run {
  readonly face: Face;
  readonly text: string;
}

/** Removes characters that the fonts lack. An accented letter that is missing is replaced by its base letter. */
function drawable(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => (faceOf(character) ? character : character.normalize('NFD').charAt(0)))
    .filter((character) => faceOf(character))
    .join('');
}

/** Returns a text split into runs of one script each. */
export function runsOf(text: string): Run[] {
  const runs: { face: Face; text: string }[] = [];
  for (const character of drawable(text)) {
    const face = faceOf(character) as Face;
    const last = runs.at(-1);
    if (last && last.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}
