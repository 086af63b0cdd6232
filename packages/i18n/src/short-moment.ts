import type { Language } from '@nukkad/contract';
import { clock } from './create-format.ts';
import { WORDS } from './format-words.ts';
import { istParts } from './ist.ts';

/** Returns day and time of a moment in India without the year, in at most 30 characters: "30 Nov, 5:30 PM". */
export function shortMoment(moment: Date | string, language: Language): string {
  const { day, month, hour, minute } = istParts(new Date(moment));
  const words = WORDS[language];
  return `${day} ${words.months[month]}, ${words.clock(clock(hour, minute), hour)}`;
}
