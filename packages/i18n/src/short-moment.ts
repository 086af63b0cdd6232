import type { Language } from '@nukkad/contract';
import { clock } from './create-format.ts';
import { WORDS } from './format-words.ts';
import { istParts } from './ist.ts';

/** Maximum number of characters of a value in a text message. */
const CHARACTERS_MAX = 30;

/**
 * Returns day and time of a moment in India without the year: "30 Nov, 5:30 PM". It has at most 30 characters: where
 * "वाजता" would make it longer, that word is left out.
 */
export function shortMoment(moment: Date | string, language: Language): string {
  const { day, month, hour, minute } = istParts(new Date(moment));
  const words = WORDS[language];
  const time = words.clock(clock(hour, minute), hour);
  const date = `${day} ${words.months[month]}`;
  const whole = `${date}, ${words.at(time)}`;
  return [...whole].length <= CHARACTERS_MAX ? whole : `${date}, ${time}`;
}
