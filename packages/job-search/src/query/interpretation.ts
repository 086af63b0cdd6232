import {
  CHOICE_FILTER_NAMES,
  JOB_FILTERS,
  type JobFilterInput,
  jobFilter,
  NUMBER_FILTER_NAMES,
  type NumberFilterName,
  type Qualification,
  type UnderstoodTerm,
} from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { analyseText, type TextAnalysis } from '@nukkad/language/understand/analyse-text.ts';
import { interpret as understand } from '@nukkad/language/understand/interpret.ts';
import type { TextTerm, Understanding } from '@nukkad/language/understand/understanding.ts';
import type { PageInput } from '../run/cursor.ts';
import { hiddenJobs } from '../store/reader.ts';
import { termCounts } from '../store/samples.ts';
import { type SearchLanguage, searchLanguage } from '../store/search-language.ts';
import { type SearchPlaces, searchPlaces } from '../store/search-places.ts';
import { type Exclusions, exclusionsOf } from './exclusions.ts';
import { withLandmarks } from './near-landmark.ts';
import { termsOfMissing, termsOfWords, termsOfWork } from './terms-of-words.ts';

/**
 * A filter whose text has been interpreted: the place, occupation and pay that the text names are in the fields of
 * `input`.
 */
export interface Interpretation {
  readonly input: JobFilterInput;
  /** The meaning of the text; null without a text. */
  readonly understanding: Understanding | null;
  /**
   * The seeker's qualification, if the text names one. It matches jobs that ask for it or for the one below it, whereas the
   * filter `qualification` is exact.
   */
  readonly seekerQualification: Qualification | null;
  /**
   * Ids of the terms that stand for the named occupation (`search_word.term`). A job must have at least one; empty if
   * no term is required.
   */
  readonly work: readonly number[];
  /** For each free word, the ids of the terms that it may stand for. A job must have at least one of each list. */
  readonly words: readonly (readonly number[])[];
  /** What the text excludes; null if nothing. */
  readonly exclusions: Exclusions | null;
  /** The parts of the text with their meanings. */
  readonly understood: readonly (UnderstoodTerm & Pick<TextTerm, 'wordIndexes' | 'leftOut'>)[];
  /** The analysis of the text, so that it can be interpreted again without some parts; null without a text. */
  readonly analysis: TextAnalysis | null;
  /**
   * Term ids for an occupation that the portal does not have, as lists of alternatives. Null if no job has its words;
   * undefined if the text names no such occupation.
   */
  readonly missing: readonly (readonly number[])[] | null | undefined;
  /** Whether no part of the text matches an occupation, a filter or a word of a job. */
  readonly isUnrecognised: boolean;
}

/** An interpreted filter with the cached data and the viewer of the search. */
export interface InterpretedFilter {
  readonly database: Database;
  /** The filter as requested, before its interpretation. */
  readonly filter: JobFilterInput & Pick<PageInput, 'extraSkip'>;
  /** The candidate's id; null for visitors. */
  readonly viewer: string | null;
  /** Ids of jobs to leave out, such as those that the viewer dismissed. */
  readonly hidden: readonly string[];
  readonly places: SearchPlaces;
  /** How many jobs have each term, estimated from a sample. */
  readonly counts: ReadonlyMap<number, number>;
  /** Phrases and words to interpret the text with; null for a filter without a text. */
  readonly language: SearchLanguage | null;
  readonly interpretation: Interpretation;
}

/** Returns the value that a number filter gets from a range in the text; undefined without a range. */
function numberValueOf(name: NumberFilterName, range: Understanding[NumberFilterName]) {
  if (range === undefined) return undefined;
  const filter = jobFilter(name);
  const [low = 0, high = 0] = range.map((end) => Math.min(end, JOB_FILTERS[name].max));
  if (filter.kind === 'distance') return high;
  if (filter.kind !== 'range' || !filter.isOfSeeker) return [low, high];
  // A seeker with "2 or more" years has two years.
  const seekerValue = range[1] === filter.max ? low : high;
  return [Math.min(1, low), seekerValue];
}

/**
 * Choice filters that a text can set. A qualification in the text is the seeker's, so it sets `seekerQualification`
 * instead.
 */
const CHOICES_OF_TEXT = CHOICE_FILTER_NAMES.filter((name) => name !== 'qualification');

/**
 * Returns the filter with the fields that its text names. Fields that are already set have precedence, except the
 * city.
 */
function withTextFields(input: JobFilterInput, understanding: Understanding): JobFilterInput {
  const { work, alternatives, city, isNear } = understanding;
  // The filter has one profile. Jobs of several occupations are found by their terms.
  const profile = alternatives.length === 0 ? work?.profiles[0] : undefined;
  const choices = CHOICES_OF_TEXT.map((name) => [name, input[name] ?? understanding[name]] as const);
  const numbers = NUMBER_FILTER_NAMES.map(
    (name) => [name, input[name] ?? numberValueOf(name, understanding[name])] as const,
  );
  // "Near me" sorts by distance if the viewer's position is known.
  const isSortedByDistance = isNear && city === null && input.point !== undefined;
  return {
    ...input,
    jobProfile: input.jobProfile ?? profile,
    ...Object.fromEntries([...choices, ...numbers]),
    city: city ?? input.city,
    sortBy: isSortedByDistance ? 'NEAREST' : input.sortBy,
  };
}

/**
 * Whether the filter already has a value for a term's field. False for a sub-profile, because it still narrows a
 * chosen profile.
 */
function isAlreadySet(input: JobFilterInput, { kind, filter, value }: TextTerm): boolean {
  const isProfile = kind === 'WORK' && !value.includes('/');
  const field = isProfile ? 'jobProfile' : filter;
  return field !== undefined && input[field] !== undefined;
}

const WITHOUT_TEXT: Omit<Interpretation, 'input'> = {
  understanding: null,
  analysis: null,
  missing: undefined,
  seekerQualification: null,
  isUnrecognised: false,
  work: [],
  words: [],
  exclusions: null,
  understood: [],
};

/**
 * Returns the terms that affect the search. Leaves out terms that a field of the filter overrides, and a distance
 * without a place.
 */
function effectiveTerms(input: JobFilterInput, fields: JobFilterInput, understanding: Understanding) {
  const { terms, localities } = understanding;
  const hasPlace = fields.city !== undefined || fields.point !== undefined || localities.length > 0;
  return terms.filter(
    (term) => term.isNegated || (!isAlreadySet(input, term) && (term.filter !== 'radiusKm' || hasPlace)),
  );
}

const understoodTermOf = ({
  kind,
  text,
  value,
  wordIndexes,
  leftOut,
  isNegated,
  isApplied,
}: TextTerm): Interpretation['understood'][number] => ({
  kind: kind === 'WORK' ? ('JOB_PROFILE' as const) : kind,
  text,
  value,
  wordIndexes,
  ...(leftOut && { leftOut }),
  ...(isNegated && { isNegated }),
  ...(isApplied === false && { isApplied }),
});

/** Marks the negated terms that the search cannot apply. `areApplied` is in the order of the negated terms. */
function withApplied(terms: readonly TextTerm[], areApplied: readonly boolean[]): TextTerm[] {
  let at = 0;
  return terms.map((term) => {
    if (!term.isNegated || term.isApplied === false) return term;
    const isApplied = areApplied[at] ?? false;
    at += 1;
    return isApplied ? term : { ...term, isApplied };
  });
}

/** Whether a term says what the jobs should be, and does not only exclude some. */
export const isPositive = ({
  isNegated,
  isApplied,
}: Pick<UnderstoodTerm, 'isNegated' | 'isApplied'>): boolean => isNegated !== true && isApplied !== false;

/** Understands the text of a filter and sets the filter's fields from it. A filter without a text is returned as it is. */
export function interpretFilter(
  input: JobFilterInput,
  language: SearchLanguage | null,
  /** An earlier analysis of the same text. */
  known: TextAnalysis | null = null,
  /** Indexes of words of the text to leave out. */
  without: ReadonlySet<number> = new Set(),
  /** How many jobs have each term. */
  counts: ReadonlyMap<number, number> = new Map(),
): Interpretation {
  if (input.text === undefined || language === null) return { ...WITHOUT_TEXT, input };
  const analysis = known ?? analyseText(language.meanings.lexicon, input.text);
  const chosenCity = language.citySlugOf(input.city);
  const understood = understand(language.meanings, analysis, without, chosenCity);
  const understanding = withLandmarks(understood, input, language);
  const { qualification } = understanding;
  const { exclusions, areApplied } = exclusionsOf(understanding, language, counts);
  const terms = withApplied(understanding.terms, areApplied);
  const positive = terms.filter(isPositive);
  const namedWork = termsOfWork(understanding, language);
  const words = termsOfWords(understanding, language);
  const missing = termsOfMissing(understanding, language);
  // A profile that is chosen as a filter stands for all its sub-profiles.
  const isWholeProfile = input.jobProfile !== undefined && understanding.work?.subProfiles.length === 0;
  const hasOnlyWords = positive.every(({ kind }) => kind === 'WORD' || kind === 'WORK');
  const isRecognised =
    namedWork.length > 0 ||
    (understanding.work?.profiles.length ?? 0) > 0 ||
    words.length > 0 ||
    missing !== undefined;
  const fields = withTextFields(input, understanding);
  return {
    understanding,
    analysis,
    words,
    missing,
    exclusions,
    input: fields,
    seekerQualification:
      input.qualification === undefined ? ((qualification as Qualification) ?? null) : null,
    work: isWholeProfile ? [] : namedWork,
    understood: effectiveTerms(input, fields, { ...understanding, terms }).map(understoodTermOf),
    isUnrecognised: positive.length > 0 && hasOnlyWords && !isRecognised,
  };
}

/**
 * Loads the cached data of the search and interprets a filter. `viewer` is null for visitors; `without` are ids of
 * further jobs to leave out.
 */
export async function interpretFor(
  database: Database,
  viewer: string | null,
  filter: InterpretedFilter['filter'],
  without: readonly string[] = [],
): Promise<InterpretedFilter> {
  const hasText = filter.text !== undefined;
  const [places, dismissed, language, counts] = await Promise.all([
    searchPlaces.read(database),
    hiddenJobs({ database, viewer }),
    hasText ? searchLanguage.read(database) : null,
    hasText ? termCounts.read(database) : new Map<number, number>(),
  ]);
  return {
    database,
    filter,
    viewer,
    hidden: [...dismissed, ...without],
    places,
    counts,
    language,
    interpretation: interpretFilter(filter, language, null, new Set(), counts),
  };
}
