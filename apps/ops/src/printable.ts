/**
 * Matches characters that control a terminal or are invisible: control characters except line end and tab, direction
 * overrides, zero-width and other ignorable characters, and lone surrogates. Variation selectors are allowed, because
 * they are part of emoji.
 */
const UNPRINTABLE =
  /(?![\n\t]|[\uFE00-\uFE0F])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * Matches zero-width joiners between Devanagari letters, which are allowed because they change how the letters are
 * drawn.
 */
const DEVANAGARI_JOINER = /(?<=\p{Script=Devanagari})[\u200C\u200D](?=\p{Script=Devanagari})/u;
const JOINERS = new Set(['\u200C', '\u200D']);

function isJoining(text: string, at: number): boolean {
  return DEVANAGARI_JOINER.test(text.slice(Math.max(0, at - 1), at + 2));
}

/** Returns the escape sequence of a character, such as `\u{202e}`. */
const escaped = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/**
 * Escapes characters that could control the terminal, change the direction of text or hide in it. Operators read
 * texts of seekers and feeds.
 */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character, at: number) =>
    JOINERS.has(character) && isJoining(text, at) ? character : escaped(character),
  );
}

/** Escapes the same characters in JSON text, with escapes that every JSON parser decodes. */
export function printableJson(json: string): string {
  return json.replace(UNPRINTABLE, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
