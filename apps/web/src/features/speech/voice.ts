import type { Language } from '@nukkad/contract';

/** How devices name the voices of India. */
export const VOICE_TAGS = { en: 'en-IN', hi: 'hi-IN', mr: 'mr-IN' } as const satisfies Record<
  Language,
  string
>;
/** Reading along without a voice: a slow reader's pace, and the least that a glance at the picture needs. */
const MS_A_LETTER = 75;
const MS_LEAST = 2500;

/** Whether this device can speak the language; devices load their voices late, so ask again when they change. */
export function hasVoice(language: Language): boolean {
  if (!('speechSynthesis' in window)) return false;
  return window.speechSynthesis.getVoices().some((voice) => voice.lang.toLowerCase().startsWith(language));
}

/** How long a text stays when nobody reads it aloud, in milliseconds. @internal */
export function readingTime(text: string): number {
  return Math.max(MS_LEAST, text.length * MS_A_LETTER);
}

/** Says a text, or lets the time pass that reading it takes; then calls `onEnd`. Answers how to stop. */
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
