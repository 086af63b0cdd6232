import {
  CHOICE_FILTER_NAMES,
  JOB_ATTRIBUTE_NAMES,
  JOB_FILTERS,
  type JobAttributeName,
  type JobFilterInput,
  jobFilter,
  NUMBER_FILTER_NAMES,
  type NumberFilterName,
  type Qualification,
  type UnderstoodTerm,
} from '@nukkad/contract';
import { analyseText, type TextAnalysis } from '@nukkad/language/understand/analyse-text.ts';
import { interpret } from '@nukkad/language/understand/interpret.ts';
import type { TextTerm, Understanding } from '@nukkad/language/understand/understanding.ts';
import type { SearchLanguage } from '../store/search-language.ts';
import { termsOfMissing, termsOfWords, termsOfWork } from './terms-of-words.ts';

/** A part of the text by what it was taken for, with its words by their places. */
type PlacedTerm = UnderstoodTerm & Pick<TextTerm, 'places'>;

/** A filter whose text has been understood: what it says of place, work and pay stands in the filter's own fields. */
export interface Interpretation {
  readonly input: JobFilterInput;
  /** What the text was taken for; null without one. */
  readonly understanding: Understanding | null;
  /** What the seeker has passed: jobs for that or one step less. Only of the text; a filter set by hand is exact. */
  readonly passed: Qualification | null;
  /** Localities that may be meant, `city/locality`. */
  readonly localities: readonly string[];
  /** Lists of alternatives; a job must have one of each. */
  readonly work: readonly number[];
  readonly words: readonly (readonly number[])[];
  readonly understood: readonly PlacedTerm[];
  /** The text as it was cut into parts, for readings without some of them; null without a text. */
  readonly analysis: TextAnalysis | null;
  /** The words of a work that the portal does not have; null where no job has them, undefined where none such is named. */
  readonly missing: readonly (readonly number[])[] | null | undefined;
  /** Whether the text says nothing that the search knows of. */
  readonly isLost: boolean;
}

/** A number of the text as its filter's field takes it. */
function numberOf(name: NumberFilterName, range: Understanding[NumberFilterName]) {
  if (range === null) return undefined;
  const filter = jobFilter(name);
  const [low = 0, high = 0] = range.map((end) => Math.min(end, JOB_FILTERS[name].max));
  if (filter.kind === 'distance') return high;
  if (filter.kind !== 'range' || !filter.isOfSeeker) return [low, high];
  // Whoever has "2 or more" has two.
  const own = range[1] === filter.max ? low : high;
  return [Math.min(1, own), own];
}

/** A qualification that is typed is what the seeker has passed, not what jobs ask for: see `passed`. */
const FILLED = CHOICE_FILTER_NAMES.filter((name) => name !== 'qualification');

/** The text's meanings as filter fields; one that the reader has set by hand stays as it is. */
function filled(input: JobFilterInput, understanding: Understanding): JobFilterInput {
  const [profile] = understanding.work?.profiles ?? [];
  return {
    ...input,
    jobProfile: input.jobProfile ?? profile,
    ...Object.fromEntries(FILLED.map((name) => [name, input[name] ?? understanding[name] ?? undefined])),
    ...Object.fromEntries(
      NUMBER_FILTER_NAMES.map((name) => [name, input[name] ?? numberOf(name, understanding[name])]),
    ),
    city: understanding.city ?? input.city,
    // Who asks for what is near gets the nearest first, where the point is known.
    sortBy:
      understanding.isNear && understanding.city === null && input.point !== undefined
        ? 'NEAREST'
        : input.sortBy,
  };
}

/** Whether a filter that is set by hand says what a term does; a sub-profile still narrows a profile. */
function isSetByHand(input: JobFilterInput, { kind, filter, value }: TextTerm): boolean {
  const field = kind === 'WORK' && !value.includes('/') ? 'jobProfile' : filter;
  return field !== undefined && input[field] !== undefined;
}

const WITHOUT_TEXT: Omit<Interpretation, 'input'> = {
  ...{ understanding: null, analysis: null, missing: undefined, passed: null, isLost: false },
  ...{ localities: [], work: [], words: [], understood: [] },
};

/** Fills a filter from a text that has been analysed. */
export function interpretAnalysed(
  input: JobFilterInput,
  analysis: TextAnalysis | null,
  language: SearchLanguage | null,
  /** Words that are left out, by their places. */
  without: ReadonlySet<number> = new Set(),
): Interpretation {
  if (input.text === undefined || analysis === null || language === null) return { ...WITHOUT_TEXT, input };
  const understanding = interpret(language.meanings, analysis, without);
  const { qualification, localities, terms } = understanding;
  const named = termsOfWork(understanding, language);
  const words = termsOfWords(understanding, language);
  const missing = termsOfMissing(understanding, language);
  // A profile set by hand means all of it.
  const isWhole = input.jobProfile !== undefined && understanding.work?.subProfiles.length === 0;
  const says = [named, understanding.work?.profiles ?? [], words, missing === undefined ? [] : [missing]];
  const isPlain = terms.every(({ kind }) => kind === 'WORD' || kind === 'WORK');
  const told = terms.filter((term) => !isSetByHand(input, term));
  return {
    ...{ understanding, analysis, localities, words, missing },
    input: filled(input, understanding),
    passed: input.qualification === undefined ? (qualification as Qualification | null) : null,
    work: isWhole ? [] : named,
    understood: told.map(({ kind, text, value, places }) => ({
      ...{ kind: kind === 'WORK' ? 'JOB_PROFILE' : kind, text, value, places },
    })),
    isLost: terms.length > 0 && isPlain && says.every(({ length }) => length === 0),
  };
}

/** Interprets a filter's text, if it has one. */
export function interpretFilter(input: JobFilterInput, language: SearchLanguage | null): Interpretation {
  const hasText = input.text !== undefined && language !== null;
  const analysis = hasText ? analyseText(language.meanings.lexicon, input.text) : null;
  return interpretAnalysed(input, analysis, language);
}

/** What jobs may leave untold; a qualification that is typed is another question: see `passed`. */
const UNTOLD = JOB_ATTRIBUTE_NAMES.filter(
  (name) => name !== 'qualification' && !JOB_FILTERS[name].attribute.isRequired,
);

const isOf = (name: JobAttributeName, { kind }: UnderstoodTerm) => kind === JOB_FILTERS[name].term;

/** What jobs may leave untold, as far as the text asks for it. */
export const untoldAttributes = ({ understood }: Interpretation): JobAttributeName[] =>
  UNTOLD.filter((name) => understood.some((term) => isOf(name, term)));

/** Plain words, and what jobs may leave untold: few have them, and they need not be there where those are too few. */
const spareTerms = ({ understood }: Interpretation): UnderstoodTerm[] =>
  understood.filter((term) => term.kind === 'WORD' || UNTOLD.some((name) => isOf(name, term)));

/** Whether something of a text may be spared. */
export const hasSpare = (reading: Interpretation): boolean =>
  reading.words.length > 0 || untoldAttributes(reading).length > 0;

/** Whether a text names something besides what may be spared. */
export const saysMoreThanSpare = (reading: Interpretation): boolean =>
  hasSpare(reading) && (reading.work.length > 0 || spareTerms(reading).length < reading.understood.length);

const textOf = (terms: readonly UnderstoodTerm[]): string => terms.map(({ text }) => text).join(' ');

/** What may be spared, as typed. */
export const spareWords = (reading: Interpretation): string => textOf(spareTerms(reading));

/** Whether it names no work but by words that no job has: what is found without them is not what was asked for. */
export function saysOnlyUnknown(reading: Interpretation): boolean {
  const { words, work, missing, understanding, isLost } = reading;
  const asks = understanding?.work === null && understanding.words.length > 0 && missing === undefined;
  return asks && words.length === 0 && work.length === 0 && !isLost;
}

/** The plain words of a text, as typed. */
export const plainWords = ({ understood }: Interpretation): string =>
  textOf(understood.filter(({ kind }) => kind === 'WORD'));
