import { useState } from 'react';

/** The sizes in pixels that the stylesheet supports. */
type AvatarSize = 40 | 48 | 56 | 72 | 80;

export interface AvatarProps {
  /** Its initials are shown if there is no picture. The caller shows the name itself next to the avatar. */
  readonly name: string;
  readonly src?: string | null | undefined;
  /** The width in pixels at the default font size. */
  readonly size?: AvatarSize | undefined;
  /** `round` for people, `square` for companies. */
  readonly shape?: 'round' | 'square' | undefined;
}

let letters: Intl.Segmenter | undefined;

/**
 * Returns the first letters of the first and the last word. In Devanagari it returns one letter with its vowel signs,
 * because two letters of different words would read as another word.
 */
export function initials(name: string): string {
  // Created once, because creating a segmenter is slow.
  letters ??= new Intl.Segmenter('hi', { granularity: 'grapheme' });
  const segmenter = letters;
  const words = name.trim().split(/\s+/).filter(Boolean);
  const isLatin = /^\p{Script=Latin}/u.test(words[0] ?? '');
  const picked = isLatin && words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return picked
    .map(
      (word) =>
        segmenter
          .segment(word ?? '')
          [Symbol.iterator]()
          .next().value?.segment ?? '',
    )
    .join('')
    .toLocaleUpperCase();
}

/** Returns the number of one of the six background colours, always the same for a name. */
function colourOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % 6;
}

/** A photo, a logo or initials. Hidden from screen readers, because the name is always shown next to it. */
export function Avatar({ name, src, size = 48, shape = 'round' }: AvatarProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span
      className={`nk-avatar nk-avatar--${shape} nk-avatar--${colourOf(name)}`}
      data-size={size}
      aria-hidden="true"
    >
      {src && !isBroken ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
