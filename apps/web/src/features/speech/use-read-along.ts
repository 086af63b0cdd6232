import type { Language } from '@nukkad/contract';
import { useEffect, useState } from 'react';
import { sayOrWait } from './voice.ts';

/** State and controls of a caption player. */
export interface ReadAlong {
  /** Index of the shown caption. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly isAtEnd: boolean;
  /** Continues, or starts again from the beginning if it has ended. */
  play(): void;
  pause(): void;
  goTo(at: number): void;
}

/**
 * Returns a player that shows captions one by one and reads each aloud. It starts at once and stops after the last.
 */
export function useReadAlong(captions: readonly string[], language: Language): ReadAlong {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const isAtEnd = at >= captions.length - 1;
  const caption = captions[at] ?? '';
  useEffect(() => {
    if (!isPlaying) return undefined;
    return sayOrWait(caption, language, () => (isAtEnd ? setPlaying(false) : setAt(at + 1)));
  }, [isPlaying, caption, language, isAtEnd, at]);
  return {
    at,
    isPlaying,
    isAtEnd,
    play() {
      if (isAtEnd) setAt(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    goTo: (next) => setAt(Math.min(Math.max(next, 0), captions.length - 1)),
  };
}
