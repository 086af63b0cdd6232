import type { Language } from '@nukkad/contract';
import { clock } from './create-format.ts';
import { WORDS } from './format-words.ts';
import { istParts } from './ist.ts';

/**
 * Returns day and time of a moment in India without the year: "30 Nov, 5:30 PM". Leaves out "वाजता" if the text would
 * have more than `maxCharacters` with it. Without it the longest text has 30 characters.
 */
export function shortMoment(moment: Date | string, language: Language, maxCharacters: number): string {
  const { day, month, hour, minute } = istParts(new Date(moment));
  const words = WORDS[language];
  const time = words.clock(clock(hour, minute), hour);
  const date = `${day} ${words.months[month]}`;
  const whole = `${date}, ${words.at(time)}`;
  return [...whole].length <= maxCharacters ? whole : `${date}, ${time}`;
}
