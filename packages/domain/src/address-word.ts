/** Zero-width joiners, which are invisible, and apostrophes. */
const DROPPED = /\u200c|\u200d|['’]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;
const ENDS = /^-+|-+$/g;

/**
 * Converts a name to a URL path segment: lower-case letters and digits of any script, with single hyphens between
 * words. `AC & Fridge Technician` becomes `ac-fridge-technician`, `घर का रसोइया` becomes `घर-का-रसोइया`. Normalised to
 * NFC, so that two encodings of one name give the same URL. Not percent-encoded; empty if the name has no letters or
 * digits.
 */
export function addressWord(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(DROPPED, '')
    .replace(BETWEEN_WORDS, '-')
    .replace(ENDS, '');
}
