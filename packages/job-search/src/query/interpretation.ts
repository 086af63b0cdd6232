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
import { type JobQuery, queryOf } from './ladder.ts';
import { termsOfMissing, termsOfWords, termsOfWork } from './terms-of-words.ts';

/** A filter whose text has been understood: what it says of place, work and pay stands in the filter's own fields. */
export interface Interpretation {
  readonly input: JobFilterInput;
  /** What the text was taken for; null without one. */
  readonly understanding: Understanding | null;
  /** What the seeker has passed: jobs for that or one step less. Only of the text; a filter set by hand is exact. */
  readonly passed: Qualification | null;
  /** Lists of alternatives; a job must have one of each. */
  readonly work: readonly number[];
  readonly words: readonly (readonly number[])[];
  /** The parts of the text by what they were taken for, with their words by their places. */
  readonly understood: readonly (UnderstoodTerm & Pick<TextTerm, 'wordIndexes'>)[];
  /** The text as it was cut into parts, for readings without some of them; null without a text. */
  readonly analysis: TextAnalysis | null;
  /** The words of a work that the portal does not have; null where no job has them, undefined where none such is named. */
  readonly missing: readonly (readonly number[])[] | null | undefined;
  /** Whether the text says nothing that the search knows of. */
  readonly isLost: boolean;
}

/** A filter that was interpreted, with what is known of the database and of who asks. */
export interface InterpretedFilter {
  readonly database: Database;
  /** As it was asked for. */
  readonly filter: JobFilterInput & Pick<PageInput, 'extraSkip'>;
  /** Null for visitors. */
  readonly viewer: string | null;
  /** Jobs to leave out: those that the viewer hid. */
  readonly hidden: readonly string[];
  readonly places: SearchPlaces;
  readonly counts: ReadonlyMap<number, number>;
  /** Null without a text, which alone needs it. */
  readonly language: SearchLanguage | null;
  readonly reading: Interpretation;
}

/** A number of the text as its filter's field takes it. */
function numberOf(name: NumberFilterName, range: Understanding[NumberFilterName]) {
  if (range === undefined) return undefined;
  const filter = jobFilter(name);
  const [low = 0, high = 0] = range.map((end) => Math.min(end, JOB_FILTERS[name].max));
  if (filter.kind === 'distance') return high;
  if (filter.kind !== 'range' || !filter.isOfSeeker) return [low, high];
  // Whoever has "2 or more" has two.
  const own = range[1] === filter.max ? low : high;
  return [Math.min(1, low), own];
}

/** A qualification that is typed is what the seeker has passed, not what jobs ask for: see `passed`. */
const FILLED = CHOICE_FILTER_NAMES.filter((name) => name !== 'qualification');

/** The text's meanings as filter fields; one that the reader has set by hand stays as it is. */
function filled(input: JobFilterInput, understanding: Understanding): JobFilterInput {
  const { work, city, isNear } = understanding;
  return {
    ...input,
    jobProfile: input.jobProfile ?? work?.profiles[0],
    ...Object.fromEntries([
      ...FILLED.map((name) => [name, input[name] ?? understanding[name]]),
      ...NUMBER_FILTER_NAMES.map((name) => [name, input[name] ?? numberOf(name, understanding[name])]),
    ]),
    city: city ?? input.city,
    // Who asks for what is near gets the nearest first, where the point is known.
    sortBy: isNear && city === null && input.point !== undefined ? 'NEAREST' : input.sortBy,
  };
}

/** Whether a filter that is set by hand says what a term does; a sub-profile still narrows a profile. */
function isSetByHand(input: JobFilterInput, { kind, filter, value }: TextTerm): boolean {
  const field = kind === 'WORK' && !value.includes('/') ? 'jobProfile' : filter;
  return field !== undefined && input[field] !== undefined;
}

const WITHOUT_TEXT: Omit<Interpretation, 'input'> = {
  ...{ understanding: null, analysis: null, missing: undefined, passed: null, isLost: false },
  ...{ work: [], words: [], understood: [] },
};

/** Fills a filter from its text, if it has one. */
export function interpretFilter(
  input: JobFilterInput,
  language: SearchLanguage | null,
  /** The text as it was analysed before, and words that are left out, by their places. */
  known: TextAnalysis | null = null,
  without: ReadonlySet<number> = new Set(),
): Interpretation {
  if (input.text === undefined || language === null) return { ...WITHOUT_TEXT, input };
  const analysis = known ?? analyseText(language.meanings.lexicon, input.text);
  const understanding = understand(language.meanings, analysis, without);
  const { qualification, localities, terms } = understanding;
  const named = termsOfWork(understanding, language);
  const words = termsOfWords(understanding, language);
  const missing = termsOfMissing(understanding, language);
  // A profile set by hand means all of it.
  const isWhole = input.jobProfile !== undefined && understanding.work?.subProfiles.length === 0;
  const says = [named, understanding.work?.profiles ?? [], words, missing === undefined ? [] : [missing]];
  const isPlain = terms.every(({ kind }) => kind === 'WORD' || kind === 'WORK');
  const fields = filled(input, understanding);
  // A distance says something where there is a place to measure it from.
  const hasPlace = fields.city !== undefined || fields.point !== undefined || localities.length > 0;
  const told = terms.filter((term) => !isSetByHand(input, term) && (term.filter !== 'radiusKm' || hasPlace));
  return {
    ...{ understanding, analysis, words, missing, input: fields },
    passed: input.qualification === undefined ? ((qualification as Qualification) ?? null) : null,
    work: isWhole ? [] : named,
    understood: told.map(({ kind, text, value, wordIndexes }) => ({
      ...{ kind: kind === 'WORK' ? 'JOB_PROFILE' : kind, text, value, wordIndexes },
    })),
    isLost: terms.length > 0 && isPlain && says.every(({ length }) => length === 0),
  };
}

/** Interprets a filter for a viewer (null for visitors); `without` are jobs to leave out besides those hidden. */
export async function interpretFor(
  database: Database,
  viewer: string | null,
  filter: InterpretedFilter['filter'],
  without: readonly string[] = [],
): Promise<InterpretedFilter> {
  const hasText = filter.text !== undefined;
  const [places, hidden, language, counts] = await Promise.all([
    searchPlaces.read(database),
    hiddenJobs({ database, viewer }),
    hasText ? searchLanguage.read(database) : null,
    hasText ? termCounts.read(database) : new Map<number, number>(),
  ]);
  const reading = interpretFilter(filter, language);
  return { database, filter, viewer, hidden: [...hidden, ...without], places, counts, language, reading };
}

/** The query that every search begins with: of a filter, with all that `interpretFor` takes. */
export async function interpret(...asked: Parameters<typeof interpretFor>): Promise<JobQuery> {
  return queryOf(await interpretFor(...asked));
}
