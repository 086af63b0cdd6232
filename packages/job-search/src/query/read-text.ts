import {
  EXPERIENCE_YEARS_MAX,
  type JobFilterInput,
  type Qualification,
  SALARY_MAX,
  type UnderstoodTerm,
} from '@nukkad/contract';
import { analyseText, type TextAnalysis } from '@nukkad/language/understand/analyse-text.ts';
import { interpret } from '@nukkad/language/understand/interpret.ts';
import { PAY_OPEN } from '@nukkad/language/understand/number-spans.ts';
import type { TermMeant, Understanding } from '@nukkad/language/understand/understanding.ts';
import type { SearchLanguage } from '../store/search-language.ts';
import { type MissingTerms, termsOfMissing, termsOfWords, termsOfWork } from './terms-of-words.ts';

/** A filter whose text has been understood: what it says of place, work and pay stands in the filter's own fields. */
export interface ReadText {
  readonly input: JobFilterInput;
  /** What the text was taken for; null without one. */
  readonly meant: Understanding | null;
  /** What the seeker has passed: jobs for that or one step less. Only of the text; a filter set by hand is exact. */
  readonly passed: Qualification | null;
  /** Localities that may be meant, `city/locality`. */
  readonly localities: readonly string[];
  /** Lists of alternatives; a job must have one of each. */
  readonly work: readonly number[];
  readonly words: readonly (readonly number[])[];
  readonly understood: readonly UnderstoodTerm[];
  /** Of each of these the words it was taken from. */
  readonly places: readonly (readonly number[])[];
  /** The text as it was cut into parts, for readings without some of them; null without a text. */
  readonly analysis: TextAnalysis | null;
  /** A work that is named and that the portal does not have; null where there is none. */
  readonly missing: MissingTerms | null;
  /** Whether the text says nothing that the search knows of. */
  readonly isLost: boolean;
}

type Field = 'jobProfile' | 'jobType' | 'experience' | 'qualification' | 'pay' | 'experienceYears';

const FIELD_OF: Partial<Record<TermMeant['kind'], Field>> = {
  JOB_TYPE: 'jobType',
  EXPERIENCE: 'experience',
  QUALIFICATION: 'qualification',
  PAY: 'pay',
  YEARS: 'experienceYears',
};

function payOf(pay: Understanding['pay']): JobFilterInput['pay'] {
  if (pay === null) return undefined;
  const low = Math.min(pay[0], SALARY_MAX);
  return [low, pay[1] >= PAY_OPEN ? SALARY_MAX : Math.max(pay[1], low)];
}

/** Whoever has some years takes jobs that ask for fewer as well, but those for freshers alone. */
function yearsOf(years: Understanding['years']): JobFilterInput['experienceYears'] {
  if (years === null) return undefined;
  const most = Math.min(years[1], EXPERIENCE_YEARS_MAX);
  return [Math.min(1, most), most];
}

/** The text's meanings as filter fields; one that the reader has set by hand stays as it is. */
function filled(input: JobFilterInput, meant: Understanding): JobFilterInput {
  const [profile] = meant.work?.profiles ?? [];
  return {
    ...input,
    jobProfile: input.jobProfile ?? profile,
    jobType: input.jobType ?? ((meant.jobType ?? undefined) as JobFilterInput['jobType']),
    experience: input.experience ?? ((meant.experience ?? undefined) as JobFilterInput['experience']),
    experienceYears: input.experienceYears ?? yearsOf(meant.years),
    pay: input.pay ?? payOf(meant.pay),
    city: meant.city ?? input.city,
    // Who asks for what is near gets the nearest first, where the point is known.
    sortBy: meant.isNear && meant.city === null && input.point !== undefined ? 'NEAREST' : input.sortBy,
  };
}

function understoodOf(input: JobFilterInput, { kind, text, value }: TermMeant): UnderstoodTerm[] {
  const field = FIELD_OF[kind];
  if (field !== undefined && input[field] !== undefined) return [];
  // A profile alone gives way to one set by hand; a sub-profile still narrows it.
  if (kind === 'WORK' && input.jobProfile !== undefined && !value.includes('/')) return [];
  if (kind === 'WORK') return [{ kind: 'JOB_PROFILE', text, value }];
  if (kind === 'YEARS') return [{ kind: 'EXPERIENCE', text, value }];
  return [{ kind, text, value }];
}

interface Read extends Pick<ReadText, 'work' | 'words' | 'missing' | 'isLost'> {
  readonly meant: Understanding;
}

function readAs(meant: Understanding, language: SearchLanguage): Read {
  const work = termsOfWork(meant, language);
  const words = termsOfWords(meant, language);
  const missing = termsOfMissing(meant, language);
  const says = meant.terms.some(({ kind }) => kind !== 'WORD' && kind !== 'WORK');
  const hasWork = meant.work !== null && (meant.work.profiles.length > 0 || work.length > 0);
  return {
    meant,
    work,
    words,
    missing,
    isLost: meant.terms.length > 0 && !says && !hasWork && missing === null && words.length === 0,
  };
}

function read(analysis: TextAnalysis, { language, without }: Reading): Read {
  const { meanings } = language;
  const first = readAs(interpret(meanings, analysis, { without }), language);
  return first.isLost ? readAs(interpret(meanings, analysis, { without, isLost: true }), language) : first;
}

function withoutText(input: JobFilterInput): ReadText {
  return {
    input,
    meant: null,
    passed: null,
    localities: [],
    work: [],
    words: [],
    understood: [],
    places: [],
    missing: null,
    analysis: null,
    isLost: false,
  };
}

interface Reading {
  readonly language: SearchLanguage;
  /** Words that are left out, by their places. */
  readonly without: ReadonlySet<number>;
}

/** Fills a filter from a text that has been analysed; one that says nothing known is interpreted once more, with more imagination. */
export function readAnalysed(
  input: JobFilterInput,
  analysis: TextAnalysis | null,
  reading: Reading,
): ReadText {
  if (input.text === undefined || analysis === null) return withoutText(input);
  const { meant, work: named, words, missing, isLost } = read(analysis, reading);
  // A profile set by hand means all of it.
  const isWhole = input.jobProfile !== undefined && meant.work?.subProfiles.length === 0;
  const terms = meant.terms.map((term, at) => ({
    understood: understoodOf(input, term),
    places: meant.termPlaces[at] ?? [],
  }));
  return {
    input: filled(input, meant),
    meant,
    passed: input.qualification === undefined ? (meant.qualification as Qualification | null) : null,
    localities: meant.localities,
    work: isWhole ? [] : named,
    words,
    missing,
    understood: terms.flatMap(({ understood }) => understood),
    places: terms.flatMap(({ understood, places }) => understood.map(() => places)),
    analysis,
    isLost,
  };
}

/** Reads a filter's text, if it has one. */
export function readText(input: JobFilterInput, language: SearchLanguage): ReadText {
  const { text } = input;
  const analysis = text === undefined ? null : analyseText(language.meanings.lexicon, text);
  return readAnalysed(input, analysis, { language, without: new Set() });
}
