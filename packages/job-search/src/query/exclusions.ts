import {
  JOB_ATTRIBUTE_NAMES,
  JOB_FILTERS,
  type JobAttributeName,
  type Localized,
  type Qualification,
} from '@nukkad/contract';
import { homophonesOf } from '@nukkad/language/lexicon/look-up.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import { normalPhrase } from '@nukkad/language/text/phrases.ts';
import type { Excluded, NamedWork, Understanding } from '@nukkad/language/understand/understanding.ts';
import type { SearchLanguage } from '../store/search-language.ts';
import { cityNamed, nameKey, type SearchPlaces } from '../store/search-places.ts';
import {
  exactTerms,
  isOfRank,
  profilesOf,
  subProfilesOfRank,
  termsOfWords,
  wordOfSubProfile,
} from './terms-of-words.ts';

/** What the text excludes, as ids of terms and names. */
export interface Exclusions {
  /** Ids of terms (`search_word.term`). A job must have none of them. */
  readonly terms: readonly number[];
  /** Keys of profiles. */
  readonly profiles: readonly string[];
  /** Slugs of cities. */
  readonly cities: readonly string[];
  /** Localities, as `city/locality`. */
  readonly localities: readonly string[];
  /** Their typed names. */
  readonly localityNames: readonly string[];
  /** Excluded values by attribute. */
  readonly choices: Readonly<Partial<Record<JobAttributeName, readonly string[]>>>;
  /** The seeker did not pass this class, so that suitable jobs ask for less. */
  readonly failedQualification: Qualification | null;
}

/** Words of a person, which no job states. They cannot be excluded. */
const PERSON_GROUPS: ReadonlySet<string> = new Set(['women', 'men', 'student']);

const attributeOf = (filter: string): JobAttributeName | undefined =>
  JOB_ATTRIBUTE_NAMES.find((name) => name === filter);

/** Whether titles of the searched occupation contain a word: those of truck drivers contain "driver". */
const isInTitles = (word: string, searched: NamedWork | null, language: SearchLanguage): boolean =>
  (searched?.subProfiles ?? []).some((key) =>
    (language.titles.get(key) ?? []).some(({ phrase }) => wordsOf(phrase).includes(word)),
  );

/**
 * Returns the terms of an excluded occupation: its sub-profiles, and the word that names it if it is a single one, so
 * that jobs with that word in their title are excluded too.
 */
function termsOfExcludedWork(
  { subProfiles, near, text }: NamedWork,
  searched: NamedWork | null,
  language: SearchLanguage,
): number[] {
  const words = wordsOf(text);
  const [word] = words;
  const isWordExcluded = words.length === 1 && word !== undefined && !isInTitles(word, searched, language);
  const named = isWordExcluded ? termsOfWord(word, language) : [];
  // Who refuses "calling" refuses the similar work that the word may mean too.
  const similar = near.filter((key) => searched?.subProfiles.includes(key) !== true);
  return [...exactTerms(language, [...subProfiles, ...similar].map(wordOfSubProfile)), ...named];
}

/** Returns the terms of the words of jobs that are pronounced like a word, so that "field" excludes "फील्ड" too. */
const termsOfHomophones = (word: string, { vocabulary }: SearchLanguage): number[] =>
  homophonesOf(vocabulary, word).map(({ value }) => Number(value));

const termsOfWord = (text: string, language: SearchLanguage, group: string | null = null): number[] => {
  const homophones = group === null ? wordsOf(text).flatMap((word) => termsOfHomophones(word, language)) : [];
  return [...termsOfWords({ words: [{ text, group }], work: null }, language).flat(), ...homophones];
};

/**
 * Returns the terms of excluded words. Of several words only the rarest counts, because a job without it lacks the
 * phrase.
 */
function termsOfExcludedWords(
  { text, group }: { readonly text: string; readonly group: string | null },
  language: SearchLanguage,
  counts: ReadonlyMap<number, number>,
): number[] {
  if (group !== null) return PERSON_GROUPS.has(group) ? [] : termsOfWord(text, language, group);
  const jobsWith = (terms: readonly number[]) =>
    terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
  const lists = wordsOf(text)
    .map((word) => termsOfWord(word, language))
    .filter((terms) => terms.length > 0);
  return [...lists.toSorted((a, b) => jobsWith(a) - jobsWith(b))].at(0)?.slice() ?? [];
}

/** Returns the terms of the single words for a condition, because a job may state its hours in the title only. */
function termsOfCondition(value: string, language: SearchLanguage): number[] {
  const words = (language.conditionWords.get(value) ?? []).map(({ phrase }) => phrase);
  return exactTerms(language, words).filter((term) => term > 0);
}

/** Ranks that are opposite. A job of the opposite rank is not shown: no senior jobs for "jr accountant". */
const OPPOSITE_RANKS: Readonly<Record<string, readonly string[]>> = {
  junior: ['senior', 'manager', 'supervisor'],
  senior: ['junior'],
};

/**
 * Returns the ranks that the name of the searched occupation contains: "junior accountant". Its key must have the rank too,
 * because the junior of "junior college teacher" is none.
 */
function ranksOfWork(work: NamedWork | null, { groups }: SearchLanguage): string[] {
  const words = wordsOf(work?.phrase ?? '');
  return Object.keys(OPPOSITE_RANKS).filter(
    (rank) =>
      groups.get(rank)?.some(({ phrase }) => words.includes(normalPhrase(phrase))) === true &&
      work?.subProfiles.every((key) => isOfRank(key, rank)) === true &&
      work.subProfiles.length > 0,
  );
}

/** Returns the terms of the ranks that are opposite to those that the text names, alone or in the name of its occupation. */
function termsOfOppositeRanks(
  { words: typed, work }: Pick<Understanding, 'words' | 'work'>,
  language: SearchLanguage,
): number[] {
  const named = [...typed.flatMap(({ group }) => group ?? []), ...ranksOfWork(work, language)];
  const opposite = named
    .flatMap((group) => OPPOSITE_RANKS[group] ?? [])
    .filter((group) => !named.includes(group));
  const subProfiles = opposite
    .flatMap((group) => subProfilesOfRank(group, work, language))
    .filter((key) => work?.subProfiles.length !== 1 || !work.subProfiles.includes(key));
  const words = opposite.flatMap((group) => termsOfWord(group, language, group));
  return [...words, ...exactTerms(language, subProfiles.map(wordOfSubProfile))];
}

/** Returns what one part of a text excludes; null if jobs do not have what it describes. */
function exclusionOf(
  part: Excluded,
  searched: NamedWork | null,
  language: SearchLanguage,
  counts: ReadonlyMap<number, number>,
): Partial<Exclusions> | null {
  const named = namedExclusionOf(part, searched, language, counts);
  // "Veg cook, no nonveg": the word may name the searched occupation too, which must not be excluded.
  const alsoNamed = (part.also?.subProfiles ?? []).filter((key) => !searched?.subProfiles.includes(key));
  const also = exactTerms(language, alsoNamed.map(wordOfSubProfile));
  return also.length === 0 ? named : { ...named, terms: [...(named?.terms ?? []), ...also] };
}

/** Returns what the words of a part name; null if jobs do not have it. */
function namedExclusionOf(
  { work, word, city, localities, localityName, choice }: Excluded,
  searched: NamedWork | null,
  language: SearchLanguage,
  counts: ReadonlyMap<number, number>,
): Partial<Exclusions> | null {
  if (work !== undefined) {
    // "Telecaller without sales": the searched occupation is one of sales, so that excluding it would leave nothing.
    const searchedProfiles = searched === null ? [] : profilesOf(searched);
    if (work.profiles.some((profile) => searchedProfiles.includes(profile))) return null;
    const { profiles, subProfiles } = work;
    // "Office boy, no cleaning": cleaning is what office boys do. Who refuses the very words asked for gets no job.
    const named = searched === null || searched.text === work.text ? [] : searched.subProfiles;
    if (named.length > 0 && named.every((key) => subProfiles.includes(key))) return null;
    const terms = termsOfExcludedWork(work, searched, language);
    return terms.length === 0 && profiles.length === 0 ? null : { terms, profiles };
  }
  if (word !== undefined) {
    const terms = termsOfExcludedWords(word, language, counts);
    return terms.length === 0 ? null : { terms };
  }
  if (city !== undefined) return { cities: [city] };
  if (localities !== undefined) return { localities, localityNames: [localityName ?? ''] };
  if (choice?.filter === 'qualification') return { failedQualification: choice.value as Qualification };
  const attribute = attributeOf(choice?.filter ?? '');
  if (attribute === undefined || choice === undefined) return null;
  return { choices: { [attribute]: [choice.value] }, terms: termsOfCondition(choice.value, language) };
}

/**
 * Returns what a text excludes, and for each part whether it can be excluded. Null instead of exclusions if there are
 * none.
 */
export function exclusionsOf(
  { excluded, work, words }: Pick<Understanding, 'excluded' | 'work' | 'words'>,
  language: SearchLanguage,
  counts: ReadonlyMap<number, number>,
): { readonly exclusions: Exclusions | null; readonly areApplied: readonly boolean[] } {
  const parts = excluded.map((part) => exclusionOf(part, work, language, counts));
  const known = parts.filter((part) => part !== null);
  const areApplied = parts.map((part) => part !== null);
  const ranks = termsOfOppositeRanks({ words, work }, language);
  if (known.length === 0 && ranks.length === 0) return { exclusions: null, areApplied };
  const choices: Partial<Record<JobAttributeName, readonly string[]>> = {};
  for (const { choices: own = {} } of known) {
    for (const name of JOB_ATTRIBUTE_NAMES) {
      const values = own[name];
      if (values !== undefined) choices[name] = [...(choices[name] ?? []), ...values];
    }
  }
  return {
    areApplied,
    exclusions: {
      choices,
      terms: [...new Set([...known.flatMap(({ terms = [] }) => terms), ...ranks])],
      profiles: known.flatMap(({ profiles = [] }) => profiles),
      cities: known.flatMap(({ cities = [] }) => cities),
      localities: known.flatMap(({ localities = [] }) => localities),
      localityNames: known.flatMap(({ localityNames = [] }) => localityNames),
      failedQualification: known.findLast((part) => part.failedQualification)?.failedQualification ?? null,
    },
  };
}

/** Exclusions in the codes of the search tables. The attributes' codes are by their names. */
export interface ResolvedExclusions {
  readonly terms: readonly number[];
  readonly profiles: readonly number[];
  readonly cities: readonly number[];
  /** Names of localities as jobs store them, in lower case. */
  readonly localities: readonly string[];
  readonly attributes: Readonly<Partial<Record<JobAttributeName, readonly number[]>>>;
}

const codesOf = (name: JobAttributeName, values: readonly string[]): number[] => {
  const codes: Readonly<Record<string, number>> = JOB_FILTERS[name].attribute.codes;
  return values.flatMap((value) => codes[value] ?? []);
};

const namesOfLocality = (names: Localized | undefined): string[] => Object.values(names ?? {}).map(nameKey);

/**
 * Returns the names of the localities that a typed name begins, in the cities of the excluded ones: "not Andheri" means
 * Andheri East too.
 */
function namesOfParts({ localities, localityNames }: Exclusions, places: SearchPlaces): string[] {
  const citySlugs = new Set(localities.map((key) => key.split('/')[0]));
  const isPart = (name: string): boolean =>
    localityNames.some((typed) => typed !== '' && normalPhrase(name).startsWith(`${typed} `));
  return [...places.localityByKey].flatMap(([key, { names }]) => {
    const isInCity = citySlugs.has(key.split('/')[0]);
    return isInCity && Object.values(names).some(isPart) ? namesOfLocality(names) : [];
  });
}

/** Converts exclusions to codes; null if nothing is to be excluded row by row. */
export function resolveExclusions(
  exclusions: Exclusions | null,
  places: SearchPlaces,
): ResolvedExclusions | null {
  if (exclusions === null) return null;
  const { terms, profiles, cities, localities, choices } = exclusions;
  const attributes = JOB_ATTRIBUTE_NAMES.flatMap((name) => {
    const values = choices[name];
    return values === undefined ? [] : [[name, codesOf(name, values)] as const];
  });
  const resolved = {
    terms,
    profiles: profiles.flatMap((key) => places.profileByName.get(nameKey(key))?.code ?? []),
    cities: cities.flatMap((slug) => cityNamed(places, slug)?.id ?? []),
    localities: [
      ...localities.flatMap((key) => namesOfLocality(places.names.get(`LOCALITY:${key}`))),
      ...namesOfParts(exclusions, places),
    ],
    attributes: Object.fromEntries(attributes),
  };
  const isEmpty =
    attributes.length === 0 &&
    [resolved.terms, resolved.profiles, resolved.cities, resolved.localities].every(
      (list) => list.length === 0,
    );
  return isEmpty ? null : resolved;
}
