import { JOB_ATTRIBUTE_NAMES, JOB_FILTERS, type JobStep, type UnderstoodTerm } from '@nukkad/contract';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import { type NamedWork, worksOf } from '@nukkad/language/understand/understanding.ts';
import {
  type Interpretation,
  type InterpretedFilter,
  interpretFilter,
  isPositive,
} from './interpretation.ts';
import { narrowerName } from './narrower-name.ts';
import { nearFirst } from './near-first.ts';
import { type ResolvedQuery, resolve, type TermQuery } from './resolve.ts';
import {
  profilesOf,
  termsOfMention,
  termsOfName,
  termsOfSubProfiles,
  wordsOfTerms,
  wordsWithTerms,
} from './terms-of-words.ts';

/** Attributes that a job may leave empty. A typed qualification is handled separately (`seekerQualification`). */
const OPTIONAL_ATTRIBUTES = JOB_ATTRIBUTE_NAMES.filter(
  (name) => name !== 'qualification' && !JOB_FILTERS[name].attribute.isRequired,
);

/** Kinds of optional terms: free words, and attributes that a job may leave empty. Dropped if too few jobs match. */
const OPTIONAL_TERMS: ReadonlySet<string> = new Set([
  'WORD',
  ...OPTIONAL_ATTRIBUTES.map((name) => JOB_FILTERS[name].term),
]);

const optionalTerms = ({ understood }: Interpretation): Interpretation['understood'][number][] =>
  understood.filter((term) => isPositive(term) && OPTIONAL_TERMS.has(term.kind));

/** Whether the text has optional terms. Words that occur in no job do not count. */
export const hasOptionalTerms = (interpretation: Interpretation): boolean =>
  interpretation.words.length > 0 || optionalTerms(interpretation).some(({ kind }) => kind !== 'WORD');

const textOf = (terms: readonly UnderstoodTerm[]): string => terms.map(({ text }) => text).join(' ');

/**
 * Whether the text names no occupation and none of its free words occurs in a job. Jobs found by its other parts are
 * then no matches.
 */
export function hasOnlyUnknownWords(interpretation: Interpretation): boolean {
  const { words, work, missing, understanding, isUnrecognised } = interpretation;
  const namesNoWork = understanding?.work === null && missing === undefined && work.length === 0;
  const hasUnknownWords = (understanding?.words.length ?? 0) > 0 && words.length === 0;
  return namesNoWork && hasUnknownWords && !isUnrecognised;
}

/** Returns the free words of a text, as typed. */
export const freeWords = ({ understood }: Interpretation): string =>
  textOf(understood.filter((term) => isPositive(term) && term.kind === 'WORD'));

/** Wraps a list of alternative terms as a query's condition; returns no condition if the list is empty. */
const conditionOf = (terms: readonly number[]): (readonly number[])[] => (terms.length > 0 ? [terms] : []);

/** Returns the query for everything that a text names; null if no job can match it. */
export function namedQuery(interpretation: Interpretation): TermQuery | null {
  const { isUnrecognised, missing = [], work, words } = interpretation;
  if (isUnrecognised || missing === null) return null;
  return { ...interpretation, terms: [...missing, ...conditionOf(work), ...words] };
}

/** Returns the query of `namedQuery` without its optional terms. */
export function workQuery(interpretation: Interpretation): TermQuery | null {
  const kinds = new Set(interpretation.understood.filter(isPositive).map(({ kind }) => kind));
  const input = { ...interpretation.input };
  for (const name of OPTIONAL_ATTRIBUTES) {
    if (kinds.has(JOB_FILTERS[name].term)) input[name] = undefined;
  }
  return namedQuery({ ...interpretation, words: [], input });
}

/** One query of a search. If it does not fill the page, the next one follows, which has weaker conditions. */
export interface LadderStep {
  readonly step: JobStep;
  readonly query: ResolvedQuery;
  /** For the heading of the step's jobs: the words that they contain or lack. */
  readonly words?: string | undefined;
  /** For the heading of the step's jobs: the key of their profile. */
  readonly profile?: string | undefined;
  /** For a step that finds only the jobs in the named place: the query without that restriction. */
  readonly whole?: ResolvedQuery | undefined;
  /** Shown only after other results, so that unrelated jobs are never presented as matches for an unknown occupation. */
  readonly needsEarlierResults?: boolean;
  /** Shown only if no earlier step has found a job. */
  readonly isOnlyIfEmpty?: boolean;
  /**
   * The words that a heading may say that the jobs mention. It names those that the title or company of every job
   * shows.
   */
  readonly visibleWords?: readonly string[];
  /** Whether the typed name is a skill. Its jobs come before others of the occupation, also if they are farther away. */
  readonly isOfSkill?: boolean;
  /** On each page, the jobs whose titles show one of these words come first. */
  readonly titleWords?: readonly string[];
}

/** An interpreted filter with its queries in the order in which they run, the strictest first. */
export interface JobQuery extends InterpretedFilter {
  readonly steps: readonly LadderStep[];
}

/** A step whose query is not yet resolved. It is dropped if `terms` is null. */
interface StepDraft extends Omit<LadderStep, 'query'> {
  readonly terms: TermQuery | null;
  /**
   * Ids of the terms of the typed name that only some of the occupation's titles have. Jobs without them in their
   * titles are listed as similar, in a step of their own.
   */
  readonly nameTerms?: readonly number[];
}

/**
 * Returns the query with other terms, and with a profile if the filter has none. Null if it would have neither terms
 * nor a profile.
 */
function withTerms(
  interpretation: Interpretation,
  terms: TermQuery['terms'],
  profile?: string,
): TermQuery | null {
  if (terms.length === 0 && profile === undefined) return null;
  const jobProfile = interpretation.input.jobProfile ?? profile;
  return { ...interpretation, input: { ...interpretation.input, jobProfile }, terms };
}

/** Returns a step for the other jobs of each profile of a text with several occupations. */
function profileSteps(interpretation: Interpretation, works: readonly NamedWork[]): StepDraft[] {
  // A profile that is chosen as a filter already restricts the jobs.
  if (interpretation.input.jobProfile !== undefined) return [];
  const profiles = [...new Set(works.flatMap(profilesOf))];
  return profiles.map((profile) => ({
    step: 'SAME_PROFILE',
    terms: withTerms(interpretation, [], profile),
    profile,
  }));
}

/**
 * Returns the steps that follow the occupation itself: similar occupations, jobs that only contain its name, and
 * other jobs of its profile.
 */
function fallbackSteps({ interpretation, language }: InterpretedFilter): StepDraft[] {
  const { understanding } = interpretation;
  const work = understanding?.work ?? null;
  if (understanding === null || work === null || language === null) return [];
  const works = worksOf(understanding);
  if (works.length > 1) return profileSteps(interpretation, works);
  const similar = conditionOf(termsOfSubProfiles(work.near, language));
  const [profile, ...otherProfiles] = profilesOf(work);
  const ofProfile = otherProfiles.length > 0 ? null : withTerms(interpretation, [], profile);
  // The profile chosen as a filter may differ from the one that the text names.
  const isSameProfile = ofProfile?.input.jobProfile === profile;
  return [
    {
      step: 'NEAR_IN_MEANING',
      terms: withTerms(interpretation, similar),
      needsEarlierResults: true,
    },
    {
      step: 'ONLY_WORDS',
      terms: withTerms(interpretation, termsOfName(work, language)),
      visibleWords: wordsOf(work.text),
    },
    {
      step: 'SAME_PROFILE',
      terms: isSameProfile ? ofProfile : null,
      profile,
      needsEarlierResults: work.profiles.length === 0,
    },
  ];
}

/**
 * Returns the steps for an occupation that the portal does not have: jobs that only mention it, and similar
 * occupations.
 */
function missingWorkSteps({ interpretation, language }: InterpretedFilter): StepDraft[] {
  const missing = interpretation.understanding?.missing ?? null;
  if (missing === null || language === null) return [];
  const mentions = conditionOf(termsOfMention(missing, language));
  const visibleWords = wordsOfTerms(mentions.flat(), missing, language);
  const similar = conditionOf(termsOfSubProfiles(missing.near.subProfiles, language));
  return [
    {
      step: 'ONLY_WORDS',
      terms: withTerms(interpretation, mentions),
      visibleWords,
    },
    {
      step: 'NEAR_IN_MEANING',
      terms: withTerms(interpretation, similar, missing.near.profiles[0]),
    },
  ];
}

/** How many optional terms are dropped one at a time. */
const DROPPED_SINGLY = 3;

/**
 * Returns a step for each optional term without which a search may find jobs, for a text that has only optional terms,
 * so that they cannot be dropped together: "call center night shift hindi". Free words come first, the last one first.
 */
function singleTermSteps({ interpretation, filter, language, counts }: InterpretedFilter): StepDraft[] {
  const optional = optionalTerms(interpretation);
  if (optional.length < 2 || interpretation.analysis === null) return [];
  const isWord = ({ kind }: UnderstoodTerm) => kind === 'WORD';
  const inOrder = [...optional.filter(isWord).toReversed(), ...optional.filter((term) => !isWord(term))];
  return inOrder.slice(0, DROPPED_SINGLY).map((term) => {
    const without = new Set(term.wordIndexes);
    const rest = interpretFilter(filter, language, interpretation.analysis, without, counts);
    return { step: 'WITHOUT_WORDS', terms: namedQuery(rest), words: term.text, isOnlyIfEmpty: true };
  });
}

/** Returns the free words of a text, as they may be written in a title. A skill has its English name. */
const understandingWords = ({ understanding }: Interpretation): string[] =>
  (understanding?.words ?? []).flatMap(({ text }) => wordsOf(text));

/** Returns all steps of a search, the strictest first. */
function draftSteps(job: InterpretedFilter): StepDraft[] {
  const { interpretation } = job;
  const { work, understood } = interpretation;
  const isUnknown = hasOnlyUnknownWords(interpretation);
  const named = namedQuery(interpretation);
  const narrower = narrowerName(job);
  const byName =
    named !== null && narrower.terms.length > 0
      ? { ...named, terms: [...named.terms, ...narrower.terms] }
      : null;
  const optional = optionalTerms(interpretation);
  const hasRequiredTerms = work.length > 0 || optional.length < understood.filter(isPositive).length;
  const canDropTerms = isUnknown || (hasOptionalTerms(interpretation) && hasRequiredTerms);
  return [
    {
      step: 'NAMED_WORK',
      terms: byName,
      titleWords: narrower.spellings,
      nameTerms: narrower.titleTerms,
      isOfSkill: narrower.isSkill,
    },
    {
      step: byName === null ? 'NAMED_WORK' : 'WITHOUT_WORDS',
      terms: isUnknown ? null : named,
      words: narrower.words,
      titleWords: understandingWords(interpretation),
    },
    {
      step: 'WITHOUT_WORDS',
      terms: canDropTerms ? workQuery(interpretation) : null,
      words: textOf(optional),
    },
    ...(canDropTerms ? [] : singleTermSteps(job)),
    ...(work.length > 0 ? fallbackSteps(job) : []),
    ...missingWorkSteps(job),
  ];
}

/**
 * Splits the step of a typed name: the jobs whose titles show its words come first, and those that have them only as a
 * skill follow as similar. For "python developer", these are PHP developers who need Python too. A list by distance is
 * not split, because its order must not change.
 */
function splitByTitle(
  step: LadderStep,
  nameTerms: readonly number[],
  { language }: InterpretedFilter,
): LadderStep[] {
  const { query } = step;
  const words = query.order === 'NEWEST' ? wordsWithTerms(language, nameTerms) : [];
  if (words.length === 0) return [step];
  return [
    { ...step, query: { ...query, titleWords: words } },
    { step: 'NEAR_IN_MEANING', query },
  ];
}

/** Builds the query of an interpreted filter. Drops steps that cannot match any job. */
export function queryOf(filter: InterpretedFilter): JobQuery {
  const steps = draftSteps(filter).flatMap(({ terms, nameTerms = [], ...step }): LadderStep[] => {
    const query = terms && resolve(terms, filter);
    return query === null ? [] : splitByTitle({ ...step, query }, nameTerms, filter);
  });
  return { ...filter, steps: nearFirst(steps, filter) };
}
