import type { LexiconEntry } from '@nukkad/language/lexicon/lexicon-entry.ts';
import { lookUp } from '@nukkad/language/lexicon/look-up.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import {
  type MissingWork,
  type NamedWork,
  type Understanding,
  worksOf,
} from '@nukkad/language/understand/understanding.ts';
import type { SearchLanguage } from '../store/search-language.ts';

/** Maximum number of terms that one word may stand for. */
const ALTERNATIVES_MAX = 4;
/** Matches of a word whose score is lower than the best by more than this are ignored. */
const TIE_MARGIN = 0.06;

/** Returns the ids of the words that jobs contain, by exact spelling. Other words have none. */
export const exactTerms = (
  language: Pick<SearchLanguage, 'termOfWord'> | null,
  words: readonly string[],
): number[] => words.flatMap((word) => language?.termOfWord.get(word) ?? []);

/** Returns the words of jobs that have one of the terms. */
export const wordsWithTerms = (
  language: Pick<SearchLanguage, 'termOfWord'> | null,
  terms: readonly number[],
): string[] =>
  terms.length === 0 || language === null
    ? []
    : [...language.termOfWord].filter(([, term]) => terms.includes(term)).map(([word]) => word);

export const phraseOf = ({ phrase }: LexiconEntry): string => phrase;

/**
 * Returns the ids of the words in jobs that a typed word may stand for, including corrected typos; the likeliest
 * first.
 */
function termsOfWord(language: SearchLanguage, word: string): number[] {
  const matches = lookUp(language.vocabulary, [word]);
  const bestScore = matches[0]?.score ?? 0;
  return matches
    .filter(({ score }) => score >= bestScore - TIE_MARGIN)
    .map(({ entry }) => Number(entry.value));
}

/** Returns the first distinct terms, at most `ALTERNATIVES_MAX`. */
export const firstAlternatives = (terms: readonly number[]): number[] =>
  [...new Set(terms)].slice(0, ALTERNATIVES_MAX);

/** Whether the key of a sub-profile, without that of its profile, contains a rank. */
export function isOfRank(key: string, rank: string): boolean {
  const [, subProfile = ''] = key.split('/');
  return subProfile.split('-').includes(rank);
}

/** Returns the sub-profiles of an occupation whose keys contain a rank: junior accountants for "junior". */
export function subProfilesOfRank(rank: string, work: NamedWork | null, language: SearchLanguage): string[] {
  const profiles = work === null ? [] : profilesOf(work);
  return [...language.titles.keys()].filter((key) => {
    const [profile = ''] = key.split('/');
    return profiles.includes(profile) && isOfRank(key, rank);
  });
}

/**
 * Returns, for each free word, the terms that it may mean. Leaves out words that occur in no job. A rank may also mean the
 * sub-profiles of the occupation whose keys contain it, because the titles of their jobs often do not.
 */
export function termsOfWords(
  { words, work }: Pick<Understanding, 'words' | 'work'>,
  language: SearchLanguage,
): number[][] {
  return words
    .flatMap(({ text, group }) => {
      if (group === null) return wordsOf(text).map((word) => termsOfWord(language, word));
      const groupWords = (language.groups.get(group) ?? []).map(phraseOf);
      const ofRank = subProfilesOfRank(group, work, language).map(wordOfSubProfile);
      return [exactTerms(language, [...ofRank, ...groupWords])];
    })
    .map(firstAlternatives)
    .filter((terms) => terms.length > 0);
}

/** Returns the phrases that are a single word. Phrases of several words have no term. */
const singleWords = (phrases: readonly string[]): string[] =>
  phrases
    .map(wordsOf)
    .filter((words) => words.length === 1)
    .flat();

/** Returns the word (`search_word.word`) that stands for a sub-profile in `job_term`. */
export const wordOfSubProfile = (key: string): string => `s:${key.split('/')[1]}`;

/** Returns the terms of sub-profiles. Leaves out those that no job has. */
export const termsOfSubProfiles = (keys: readonly string[], language: SearchLanguage): number[] =>
  firstAlternatives(exactTerms(language, keys.map(wordOfSubProfile)));

/** Returns the distinct profiles of an occupation, including the parents of its sub-profiles. */
export function profilesOf({ profiles, subProfiles }: MissingWork['near']): string[] {
  const parents = subProfiles.map((key) => key.split('/')[0] ?? '');
  return [...new Set([...profiles, ...parents])];
}

/**
 * Returns the terms of the occupation's sub-profiles. If it is a profile, those of the sub-profiles that the
 * profile's name stands for.
 */
function termsOfOneWork({ subProfiles, profiles }: NamedWork, language: SearchLanguage): number[] {
  if (subProfiles.length > 0) return termsOfSubProfiles(subProfiles, language);
  if (profiles.length !== 1) return [];
  const cores = language.profileCores.get(profiles[0]) ?? [];
  return exactTerms(
    language,
    cores.map(({ value }) => wordOfSubProfile(value)),
  );
}

/** Maximum number of terms of several occupations, because statements exist for at most eight alternatives. */
const WORK_TERMS_MAX = 8;

/**
 * Returns the terms of the named occupation and its alternatives, of which a job must have one. Each occupation has about the
 * same number of them.
 */
export function termsOfWork(
  understanding: Pick<Understanding, 'work' | 'alternatives'>,
  language: SearchLanguage,
): number[] {
  const lists = worksOf(understanding).map((work) => termsOfOneWork(work, language));
  if (lists.length < 2) return lists.flat();
  const longest = Math.max(...lists.map(({ length }) => length));
  const interleaved = Array.from({ length: longest }, (_, at) => lists.flatMap((terms) => terms[at] ?? []));
  return [...new Set(interleaved.flat())].slice(0, WORK_TERMS_MAX);
}

/**
 * Returns a list of terms for each word of an occupation's name. If a word occurs in no job, the terms of skills with
 * that name. Empty if there are none either.
 */
export function termsOfName(work: NamedWork, language: SearchLanguage): number[][] {
  const words = wordsOf(work.text).map((word) => exactTerms(language, [word]));
  const areKnown = words.every((terms) => terms.length > 0);
  // Term 0 stands for words that are too common to search for.
  const named = areKnown ? words.filter(([term]) => term !== 0) : [];
  const skills = firstAlternatives(exactTerms(language, singleWords(work.skills)));
  return named.length > 0 || skills.length === 0 ? named : [skills];
}

/**
 * Returns the terms of a missing occupation's synonyms that also occur in company names. Such a word does not prove
 * the occupation: a carpenter at a nursing home is no nurse.
 */
export function termsOfMention({ text, synonyms }: MissingWork, language: SearchLanguage): number[] {
  const typed = exactTerms(language, wordsOf(text));
  const ofSynonyms = exactTerms(language, singleWords(synonyms));
  const mentions = ofSynonyms.filter((term) => language.companyTerms.has(term) && !typed.includes(term));
  return firstAlternatives(mentions);
}

/** Returns the synonyms of a missing occupation that have one of the terms. */
export const wordsOfTerms = (
  terms: readonly number[],
  { synonyms }: MissingWork,
  language: SearchLanguage,
): string[] =>
  singleWords(synonyms).filter((word) => exactTerms(language, [word]).some((term) => terms.includes(term)));

/**
 * Returns term conditions for an occupation that the portal does not have. Null if no job has its words; undefined if
 * the text names no such occupation.
 */
export function termsOfMissing({ missing }: Pick<Understanding, 'missing'>, language: SearchLanguage) {
  if (missing === null) return undefined;
  const typed = wordsOf(missing.text).map((word) => firstAlternatives(exactTerms(language, [word])));
  const mentions = termsOfMention(missing, language);
  const synonyms = exactTerms(language, singleWords(missing.synonyms)).filter(
    (term) => !mentions.includes(term),
  );
  // Of several typed words a job must have all, because each alone says too little: "staff" of "staff nurse".
  const needsAllWords = typed.length > 1 && synonyms.length === 0;
  const typedTerms = typed.length === 1 ? typed.flat() : [];
  const terms = needsAllWords ? typed : [firstAlternatives([...typedTerms, ...synonyms])];
  return terms.every((list) => list.length > 0) ? terms : null;
}
