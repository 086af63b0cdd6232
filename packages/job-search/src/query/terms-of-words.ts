import type { Localized } from '@nukkad/contract';
import type { LexiconEntry } from '@nukkad/language/lexicon/lexicon-entry.ts';
import { lookUp } from '@nukkad/language/lexicon/look-up.ts';
import { spellingOf, typoScore } from '@nukkad/language/lexicon/typo-score.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import { isDevanagari } from '@nukkad/language/text/romanise.ts';
import type { MissingWork, NamedWork, Understanding } from '@nukkad/language/understand/understanding.ts';
import type { SearchLanguage } from '../store/search-language.ts';
import type { InterpretedFilter } from './interpretation.ts';

/** Spellings and meanings of one word that are looked for at once. */
const ALTERNATIVES_MAX = 4;
/** A word that is written nearly so is meant only where none is written or sounds so. */
const NEARLY_AS_GOOD = 0.06;

const known = (language: SearchLanguage | null, words: readonly string[]): number[] =>
  words.flatMap((word) => language?.termOfWord.get(word) ?? []);

const phraseOf = ({ phrase }: LexiconEntry): string => phrase;

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
export function termsOfWords({ words }: Pick<Understanding, 'words'>, language: SearchLanguage): number[][] {
  return words
    .flatMap(({ text, group }) => {
      if (group !== null) return [few(known(language, (language.groups.get(group) ?? []).map(phraseOf)))];
      return wordsOf(text).map((word) => few(termsOfWord(language, word)));
    })
    .filter((terms) => terms.length > 0);
}

/** Phrases of one word; those of several have no term of their own. */
const singleWords = (phrases: readonly string[]): string[] =>
  phrases.map(wordsOf).flatMap((words) => (words.length === 1 ? words : []));

/** How a sub-profile stands among the words of jobs. */
const wordOfSubProfile = (key: string): string => `s:${key.split('/')[1]}`;

export const termsOfSubProfiles = (keys: readonly string[], language: SearchLanguage): number[] =>
  few(known(language, keys.map(wordOfSubProfile)));

/** The profiles that a work is of. */
export const profilesOf = ({ profiles, subProfiles }: MissingWork['near']): string[] => [
  ...new Set([...profiles, ...subProfiles.map((key) => key.split('/')[0] ?? '')]),
];

/** The terms of the sub-profiles meant; of a profile those that its name means. */
export function termsOfWork({ work }: Pick<Understanding, 'work'>, language: SearchLanguage): number[] {
  if (work === null) return [];
  const { subProfiles, profiles } = work;
  if (subProfiles.length > 0) return termsOfSubProfiles(subProfiles, language);
  const cores = profiles.length === 1 ? (language.profileCores.get(profiles[0]) ?? []) : [];
  return cores.flatMap(({ value }) => known(language, [wordOfSubProfile(value)]));
}

/** The words that a work was named by, as they stand in jobs, else skills of that name; none where no job has them. */
export function termsOfName(work: NamedWork, language: SearchLanguage): number[][] {
  const words = wordsOf(work.text).map((word) => known(language, [word]));
  const isKnown = words.every((terms) => terms.length > 0);
  const named = isKnown ? words.filter(([term]) => term !== 0) : [];
  const skills = few(known(language, singleWords(work.skills)));
  return named.length > 0 || skills.length === 0 ? named : [skills];
}

const written = (text: string): string => wordsOf(text).join(' ');

/** Whether a text is the name of something in one of the languages, in whatever case. */
export const isCalled = (names: Localized | undefined, text: string): boolean =>
  Object.values(names ?? {}).some((name) => written(name) === written(text));

/** What most titles of a script have says nothing about one of them: the driver, of bus and truck drivers. */
const MOST = 0.5;

/** So alike must two words of one script be, and those of two. */
const ALIKE = 0.75;
const ALIKE_ACROSS = 0.66;

/** Whether two words are one; across scripts a spelling leaves more open: bike, बाइक. */
function isAlike(typed: string, word: string): boolean {
  const least = isDevanagari(typed) === isDevanagari(word) ? ALIKE : ALIKE_ACROSS;
  return typoScore(spellingOf([typed]), spellingOf([word])) >= least;
}

/**
 * Which words of a phrase tell some titles of a work from its others, the bus of a bus driver: each before the words of
 * titles that sound like it. @internal
 */
export function narrowerWords(phrase: string, titles: readonly string[]): string[][] {
  const shares = new Map<string, number>();
  for (const own of Map.groupBy(titles.map(wordsOf), ([word = '']) => isDevanagari(word)).values()) {
    for (const word of own.flatMap((words) => [...new Set(words)]))
      shares.set(word, (shares.get(word) ?? 0) + 1 / own.length);
  }
  return wordsOf(phrase).flatMap((typed) => {
    const alike = [...shares.keys()].filter((word) => isAlike(typed, word));
    const isGeneral = alike.some((word) => (shares.get(word) ?? 0) > MOST);
    return alike.length === 0 || isGeneral ? [] : [[typed, ...alike]];
  });
}

/** The words that tell the titles which are meant from others of the work, and their terms; none where it goes by its own name. */
export function termsOfTitle({ reading, language, places: { names } }: InterpretedFilter) {
  const { subProfiles = [], phrase = '' } = reading.understanding?.work ?? {};
  const isName = subProfiles.some((key) => isCalled(names.get(`SUB_PROFILE:${key}`), phrase));
  const titles = isName ? [] : subProfiles.flatMap((key) => language?.titles.get(key) ?? []);
  const words = narrowerWords(phrase, titles.map(phraseOf));
  return {
    words: words.map(([typed]) => typed).join(' '),
    terms: words.map((alike) => few(known(language, alike))).filter((terms) => terms.length > 0),
  };
}

/** Other names of a missing work that companies bear: a carpenter of a Nursing Home is no nurse. */
export function termsOfMention({ text, synonyms }: MissingWork, language: SearchLanguage): number[] {
  const typed = known(language, wordsOf(text));
  const names = known(language, singleWords(synonyms));
  return few(names.filter((term) => language.companyTerms.has(term) && !typed.includes(term)));
}

/** A work that the portal does not have, by the terms of its own words; null where no job has them. */
export function termsOfMissing({ missing }: Pick<Understanding, 'missing'>, language: SearchLanguage) {
  if (missing === null) return undefined;
  const typed = wordsOf(missing.text).map((word) => few(known(language, [word])));
  const mentions = termsOfMention(missing, language);
  const names = known(language, singleWords(missing.synonyms)).filter((term) => !mentions.includes(term));
  // A word of several says too little alone: a staff nurse is no other staff.
  const isWhole = typed.length > 1 && names.length === 0;
  const terms = isWhole ? typed : [few([...(typed.length === 1 ? typed.flat() : []), ...names])];
  return terms.every((list) => list.length > 0) ? terms : null;
}
