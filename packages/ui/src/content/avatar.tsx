import { useState } from 'react';

/** The sizes that the stylesheet knows. */
type AvatarSize = 40 | 48 | 56 | 72 | 80;

export interface AvatarProps {
  /** The name stands beside it in words; its first letters stand here where there is no picture. */
  readonly name: string;
  readonly src?: string | null | undefined;
  /** Pixels across at the reader's default size. */
  readonly size?: AvatarSize | undefined;
  /** `round` for people, `square` for companies. */
  readonly shape?: 'round' | 'square' | undefined;
}

let letters: Intl.Segmenter | undefined;

/** First letters of the first and last word; whole letters with their vowel signs in Devanagari. */
export function initials(name: string): string {
  // Made once: the engine takes long.
  letters ??= new Intl.Segmenter('hi', { granularity: 'grapheme' });
  const segmenter = letters;
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
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

/** Picks one of six sign colours, always the same for a name. */
function hue(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % 6;
}

/** A face or a logo; decorative, since the name always stands beside it. */
export function Avatar({ name, src, size = 48, shape = 'round' }: AvatarProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span
      className={`nk-avatar nk-avatar--${shape} nk-avatar--${hue(name)}`}
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
