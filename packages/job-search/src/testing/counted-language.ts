import type { Lexicon } from '@nukkad/language/lexicon/build-lexicon.ts';
import type { SearchLanguage } from '../store/search-language.ts';

/** Number of fuzzy look-ups in the lexicon and in the words of jobs. */
export interface Guesses {
  meanings: number;
  vocabulary: number;
}

function counted(lexicon: Lexicon, count: () => void): Lexicon {
  const texts = new Set<string>();
  const guess: Lexicon['guess'] = (text) => {
    if (!texts.has(text)) count();
    texts.add(text);
    return lexicon.guess(text);
  };
  return { ...lexicon, guess };
}

/**
 * Wraps the search's language data so that fuzzy look-ups are counted as without a cache, but the same text only
 * once.
 */
export function countedLanguage(language: SearchLanguage): {
  readonly language: SearchLanguage;
  readonly guesses: Guesses;
} {
  const guesses = { meanings: 0, vocabulary: 0 };
  const { meanings, vocabulary } = language;
  const lexicon = counted(meanings.lexicon, () => {
    guesses.meanings += 1;
  });
  const words = counted(vocabulary, () => {
    guesses.vocabulary += 1;
  });
  return { language: { ...language, meanings: { ...meanings, lexicon }, vocabulary: words }, guesses };
}
