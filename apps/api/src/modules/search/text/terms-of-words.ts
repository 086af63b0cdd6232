import { lookUp, type Understanding, wordsOf } from '@nukkad/search';
import type { SearchLanguage } from '../reference/search-language.ts';

/** Spellings and meanings of one word that are looked for at once. */
const ALTERNATIVES_MAX = 4;
/** A word that is written nearly so is meant only where none is written or sounds so. */
const NEARLY_AS_GOOD = 0.06;

function known(language: SearchLanguage, words: readonly string[]): number[] {
  return words.flatMap((word) => language.termOfWord.get(word) ?? []);
}

/** The terms that a typed word may stand for in jobs, the likeliest first. */
function termsOfWord(language: SearchLanguage, word: string): number[] {
  const matches = lookUp(language.vocabulary, [word]);
  const best = matches[0]?.score ?? 0;
  return matches
    .filter(({ score }) => score >= best - NEARLY_AS_GOOD)
    .map(({ entry }) => Number(entry.value));
}

const few = (terms: readonly number[]): number[] => [...new Set(terms)].slice(0, ALTERNATIVES_MAX);

/** One list of alternatives for each word that jobs must have; words that no job has are left out. */
export function termsOfWords({ words }: Understanding, language: SearchLanguage): number[][] {
  return words
    .flatMap(({ text, group }) => {
      if (group !== null) return [few(known(language, language.groups.get(group) ?? []))];
      return wordsOf(text).map((word) => few(termsOfWord(language, word)));
    })
    .filter((terms) => terms.length > 0);
}

/** Skills of one word; those of several have no term of their own. */
const skillWords = (skills: readonly string[]): string[] =>
  skills.flatMap((name) => {
    const words = wordsOf(name);
    return words.length === 1 ? words : [];
  });

/** The terms of the sub-profiles meant, and of skills of the same name. */
export function termsOfWork({ work }: Understanding, language: SearchLanguage): number[] {
  const keys = work?.subProfiles ?? [];
  if (work === null || keys.length === 0) return [];
  const own = keys.map((value) => `s:${value.split('/')[1]}`);
  return few(known(language, [...own, ...skillWords(work.skills)]));
}
