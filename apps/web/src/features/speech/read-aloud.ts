import type { Language } from '@nukkad/contract';
import { VOICE_TAGS } from './voice.ts';

/**
 * A text in sentences, each with its own end; by the browser’s rules of the language, or by their marks where it has none.
 * @internal
 */
export function sentencesOf(text: string, language: Language): string[] {
  const parts =
    'Segmenter' in Intl
      ? [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(
          ({ segment }) => segment,
        )
      : (text.match(/[^.!?।]+[.!?।]*/g) ?? []);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Reads sentence after sentence. */
export interface ReadAloud {
  /** Goes on with the sentence it was paused in; from the start after the last. */
  play(): void;
  pause(): void;
}

/** Reads a text aloud, sentence by sentence: devices lose their place in a long text, and some stop in the middle of one. */
export function createReadAloud(text: string, language: Language, onEnd: () => void): ReadAloud {
  const sentences = sentencesOf(text, language);
  let at = 0;
  let spoken: SpeechSynthesisUtterance | null = null;

  function next(): void {
    const sentence = sentences[at];
    if (sentence === undefined) {
      at = 0;
      spoken = null;
      onEnd();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = VOICE_TAGS[language];
    // An utterance that was cancelled ends as well: only the one that is being spoken leads on.
    const follow = () => {
      if (spoken !== utterance) return;
      at += 1;
      next();
    };
    utterance.onend = follow;
    utterance.onerror = follow;
    spoken = utterance;
    window.speechSynthesis.speak(utterance);
  }

  return {
    play: next,
    pause() {
      spoken = null;
      window.speechSynthesis.cancel();
    },
  };
}
