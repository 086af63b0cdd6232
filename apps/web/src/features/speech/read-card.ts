import type { Language } from '@nukkad/contract';
import { speakOnly } from './one-at-a-time.ts';
import { createReadAloud } from './read-aloud.ts';
import { hasVoice } from './voice.ts';

/** The parts of a card in the order in which they are read: title, company, pay, then distance, hours and so on. */
const PARTS = [
  '.nk-listing__title',
  '.nk-listing__owner > :first-child',
  '.nk-warning',
  '.nk-listing__highlight',
  '.nk-listing__facts > li:not(.nk-listing__word)',
];

/** Returns the text that a screen reader reads: without the parts that are only for the eye. */
function spokenText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent ?? '';
}

/** Each part becomes a sentence, so that the voice pauses after it. */
const STOPS: Readonly<Record<Language, string>> = { en: '.', hi: '।', mr: '.' };

/**
 * Returns the text of a job card as sentences. It is read from the page, so that the voice says the same pay and
 * distance as the card shows.
 */
function textOfCard(card: Element, language: Language): string {
  const texts = PARTS.flatMap((part) => [...card.querySelectorAll<HTMLElement>(part)]).map((element) =>
    spokenText(element).replaceAll('·', ',').replaceAll(/\s+/g, ' ').replaceAll(' ,', ',').trim(),
  );
  return texts.flatMap((text) => (text === '' ? [] : `${text}${STOPS[language]}`)).join(' ');
}

const stops = new WeakMap<Element, () => void>();

/**
 * Reads a card aloud, after stopping any other; stops it if it is being read. `onChange` is called with whether it is
 * being read. Returns false if the device has no voice for the language. Its list of voices may still be empty at
 * first, so an empty list does not count as missing.
 */
export function readCard(
  card: Element,
  language: Language,
  onChange: (isSpeaking: boolean) => void,
): boolean {
  if (!('speechSynthesis' in window)) return false;
  const stop = stops.get(card);
  if (stop) {
    stop();
    return true;
  }
  if (window.speechSynthesis.getVoices().length > 0 && !hasVoice(language)) return false;
  const end = () => {
    stops.delete(card);
    onChange(false);
  };
  const reader = createReadAloud(textOfCard(card, language), language, end);
  stops.set(card, speakOnly(reader, end));
  onChange(true);
  return true;
}
