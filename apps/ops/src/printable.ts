/**
 * What a terminal obeys or does not show: control characters but line end and tab, direction overrides, zero-width and other
 * ignorable characters, halves of surrogate pairs. Variation selectors belong to emoji and stay.
 */
const UNPRINTABLE =
  /(?![\n\t]|[\uFE00-\uFE0F])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** The joiners of Devanagari, which decide how the letters around them are drawn. */
const DEVANAGARI_JOINER = /(?<=\p{Script=Devanagari})[\u200C\u200D](?=\p{Script=Devanagari})/u;
const JOINERS = new Set(['\u200C', '\u200D']);

function isJoining(text: string, at: number): boolean {
  return DEVANAGARI_JOINER.test(text.slice(Math.max(0, at - 1), at + 2));
}

/** Escapes a code point as `\u{202e}`. */
const escaped = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/**
 * A text as it may be printed to a terminal: characters that could steer the terminal, turn the direction of the text or
 * hide in it are escaped. Seekers and feeds write what operators read.
 */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character, at: number) =>
    JOINERS.has(character) && isJoining(text, at) ? character : escaped(character),
  );
}

/** The same for JSON: escapes that every reader of JSON turns back. */
export function printableJson(json: string): string {
  return json.replace(UNPRINTABLE, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
