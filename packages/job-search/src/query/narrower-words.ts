import type { Localized } from '@nukkad/contract';
import { spellingOf, typoScore } from '@nukkad/language/lexicon/typo-score.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import { isDevanagari } from '@nukkad/language/text/romanise.ts';

/** Whether a text is the name of something in one of the languages. */
export const isCalled = (names: Localized | undefined, text: string): boolean =>
  Object.values(names ?? {}).some((name) => wordsOf(name).join(' ') === text);

/** A word of a phrase, with the words of titles that sound like it. */
export type NarrowerWord = readonly [typed: string, ...inTitles: string[]];

/** What most titles of a script have says nothing about one of them: the driver, of bus and truck drivers. */
const MOST = 0.5;

const groupByScript = (titles: readonly string[]) =>
  Map.groupBy(titles.map(wordsOf), ([word = '']) => isDevanagari(word));

/** So alike must two words of one script be, and those of two. */
const ALIKE = 0.75;
const ALIKE_ACROSS = 0.66;

/** Whether two words are one; across scripts a spelling leaves more open: bike, बाइक. */
function isAlike(typed: string, word: string): boolean {
  const least = isDevanagari(typed) === isDevanagari(word) ? ALIKE : ALIKE_ACROSS;
  return typoScore(spellingOf([typed]), spellingOf([word])) >= least;
}

/** Which words of a phrase tell some titles of a work from its others: the bus of a bus driver. */
export function narrowerWords(phrase: string, titles: readonly string[]): NarrowerWord[] {
  const shares = new Map<string, number>();
  for (const own of groupByScript(titles).values()) {
    for (const word of own.flatMap((words) => [...new Set(words)]))
      shares.set(word, (shares.get(word) ?? 0) + 1 / own.length);
  }
  return wordsOf(phrase).flatMap((typed) => {
    const alike = [...shares.keys()].filter((word) => isAlike(typed, word));
    const isGeneral = alike.some((word) => (shares.get(word) ?? 0) > MOST);
    return alike.length === 0 || isGeneral ? [] : [[typed, ...alike] as const];
  });
}
