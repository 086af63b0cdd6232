import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { isOneEditAway } from '../lexicon/one-edit.ts';
import { type Spelling, spellingOf, typoScore } from '../lexicon/typo-score.ts';
import { editDistance } from '../text/edit-distance.ts';
import { memoize } from '../text/memoize.ts';
import { isDevanagari } from '../text/romanise.ts';
import { GRAMMAR_WORDS } from './grammar-words.ts';
import { isSchoolingWord, SCHOOLING_WORDS } from './schooling-words.ts';

/** Minimum length of a word that is corrected, because shorter ones resemble too many others. */
const LENGTH_MIN = { devanagari: 4, latin: 5 };

/** How many letters may be wrong in a word that sounds the same. "Chhote" is not "chauthi". */
const EDITS_MAX = 2;

const isLongEnough = (word: string): boolean =>
  word.length >= LENGTH_MIN[isDevanagari(word) ? 'devanagari' : 'latin'];

interface Known {
  readonly word: string;
  readonly spelling: Spelling;
}

const KNOWN: readonly Known[] = [...SCHOOLING_WORDS]
  .filter(isLongEnough)
  .map((word) => ({ word, spelling: spellingOf([word]) }));

/** Returns the word of the grammar that a typed word resembles most, with their similarity, which is 0 if none is near. */
const nearestWord = memoize((word: string): { readonly word: string; readonly score: number } => {
  const typed = spellingOf([word]);
  let nearest = { word: '', score: 0 };
  for (const known of KNOWN) {
    if (isDevanagari(known.word) !== isDevanagari(word)) continue;
    const soundsAlike =
      known.spelling.sound === typed.sound && editDistance(word, known.word, EDITS_MAX) <= EDITS_MAX;
    if (!soundsAlike && !isOneEditAway(word, known.word)) continue;
    const score = typoScore(typed, known.spelling);
    if (score > nearest.score) nearest = { word: known.word, score };
  }
  return nearest;
});

/**
 * Returns the word for a class, school or college that a typed word is a misspelling of: "dahvi", "gradution", "दसवि". Null if
 * the word is known, or resembles another phrase more.
 */
export function misspeltSchooling({ bySpelling, jobWords, guess }: Lexicon, word: string): string | null {
  if (!isLongEnough(word) || bySpelling.has(word) || jobWords.has(word)) return null;
  if (isSchoolingWord(word) || GRAMMAR_WORDS.has(word)) return null;
  const nearest = nearestWord(word);
  if (nearest.score === 0) return null;
  const other = guess(word).find(({ entry }) => entry.kind !== 'STOP')?.score ?? 0;
  return nearest.score < other ? null : nearest.word;
}
