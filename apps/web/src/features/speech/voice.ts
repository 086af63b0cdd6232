import { VOICE_TAGS } from '@nukkad/browser/speech/voice-tags.ts';
import type { Language } from '@nukkad/contract';

/** Milliseconds per letter on devices without a voice. `MS_LEAST` is the shortest time for a caption. */
const MS_PER_LETTER = 75;
const MS_LEAST = 2500;

/**
 * Returns whether this device has a voice for the language. Voices load late, so call it again after `voiceschanged`.
 */
export function hasVoice(language: Language): boolean {
  if (!('speechSynthesis' in window)) return false;
  return window.speechSynthesis.getVoices().some((voice) => voice.lang.toLowerCase().startsWith(language));
}

/** Returns how long to show a text on a device without a voice, in milliseconds. @internal */
export function readingTime(text: string): number {
  return Math.max(MS_LEAST, text.length * MS_PER_LETTER);
}

/** Reads a text aloud, or waits as long as reading it takes; then calls `onEnd`. Returns a function that stops it. */
export function sayOrWait(text: string, language: Language, onEnd: () => void): () => void {
  if (!hasVoice(language)) {
    const timer = setTimeout(onEnd, readingTime(text));
    return () => clearTimeout(timer);
  }
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = VOICE_TAGS[language];
  let isOver = false;
  const end = () => {
    if (!isOver) onEnd();
    isOver = true;
  };
  utterance.onend = end;
  utterance.onerror = end;
  window.speechSynthesis.speak(utterance);
  return () => {
    isOver = true;
    window.speechSynthesis.cancel();
  };
}
