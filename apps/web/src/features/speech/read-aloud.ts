import { VOICE_TAGS } from '@nukkad/browser/speech/voice-tags.ts';
import type { Language } from '@nukkad/contract';

/** Splits a text into sentences with `Intl.Segmenter`, or at punctuation marks in browsers without it. @internal */
export function sentencesOf(text: string, language: Language): string[] {
  const parts =
    'Segmenter' in Intl
      ? [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(
          ({ segment }) => segment,
        )
      : (text.match(/[^.!?।]+[.!?।]*/g) ?? []);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Controls the reading aloud of a text. */
export interface ReadAloud {
  /** Continues with the paused sentence, or starts again after the last one. */
  play(): void;
  pause(): void;
}

/** Reads a text aloud sentence by sentence, because some devices stop in the middle of a long text. */
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
    // A cancelled utterance ends too. Only the current one leads to the next sentence.
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
      // Another reader may be speaking. Cancelling would silence it.
      if (spoken === null) return;
      spoken = null;
      window.speechSynthesis.cancel();
    },
  };
}
