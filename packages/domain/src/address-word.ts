/** Zero-width joiners, which a reader cannot see, and apostrophes. */
const DROPPED = /\u200c|\u200d|['’]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;
const ENDS = /^-+|-+$/g;

/**
 * A name as one segment of an address: lower-case letters and digits of any script, with single hyphens between words.
 * `AC & Fridge Technician` becomes `ac-fridge-technician`, `घर का रसोइया` becomes `घर-का-रसोइया`. Normalised to NFC, so that two
 * encodings of one name are one address. Not percent-encoded; empty when the name has neither letter nor digit.
 */
export function addressWord(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(DROPPED, '')
    .replace(BETWEEN_WORDS, '-')
    .replace(ENDS, '');
}
