import { JOB_ATTRIBUTE_NAMES, JOB_FILTERS, type JobStep, type UnderstoodTerm } from '@nukkad/contract';
import type { Interpretation, InterpretedFilter } from './interpretation.ts';
import { type ResolvedQuery, resolve, type TermQuery } from './resolve.ts';
import {
  profilesOf,
  termsOfMention,
  termsOfName,
  termsOfSubProfiles,
  termsOfTitle,
} from './terms-of-words.ts';

/** What jobs may leave untold; a qualification that is typed is another question: see `passed`. */
const UNTOLD = JOB_ATTRIBUTE_NAMES.filter(
  (name) => name !== 'qualification' && !JOB_FILTERS[name].attribute.isRequired,
);

/** Plain words, and what jobs may leave untold: few have them, and they need not be there where those are too few. */
const SPARE: ReadonlySet<string> = new Set(['WORD', ...UNTOLD.map((name) => JOB_FILTERS[name].term)]);

const spareTerms = ({ understood }: Interpretation): UnderstoodTerm[] =>
  understood.filter(({ kind }) => SPARE.has(kind));

/** Whether something of a text may be spared; words that no job has are of no account. */
export const hasSpare = (reading: Interpretation): boolean =>
  reading.words.length > 0 || spareTerms(reading).some(({ kind }) => kind !== 'WORD');

const textOf = (terms: readonly UnderstoodTerm[]): string => terms.map(({ text }) => text).join(' ');

/** Whether it names no work but by words that no job has: what is found without them is not what was asked for. */
export function saysOnlyUnknown(reading: Interpretation): boolean {
  const { words, work, missing, understanding, isLost } = reading;
  const asks = understanding?.work === null && understanding.words.length > 0 && missing === undefined;
  return asks && words.length === 0 && work.length === 0 && !isLost;
}

/** The plain words of a text, as typed. */
export const plainWords = ({ understood }: Interpretation): string =>
  textOf(understood.filter(({ kind }) => kind === 'WORD'));

const listOf = (terms: readonly number[]): (readonly number[])[] => (terms.length > 0 ? [terms] : []);

/** All that a text names; null where no job can be of its work. */
export function namedQuery(reading: Interpretation): TermQuery | null {
  const { isLost, missing = [], work, words } = reading;
  if (isLost || missing === null) return null;
  return { ...reading, terms: [...missing, ...listOf(work), ...words] };
}

/** The same without its plain words and what jobs may leave untold. */
export function workQuery(reading: Interpretation): TermQuery | null {
  const told = new Set(reading.understood.map(({ kind }) => kind));
  const spared = UNTOLD.filter((name) => told.has(JOB_FILTERS[name].term)).map((name) => [name, undefined]);
  const input = { ...reading.input, ...Object.fromEntries(spared) };
  return namedQuery({ ...reading, words: [], input });
}

/** One of ever wider queries; `words` and `profile` are what its heading tells. */
export interface LadderStep {
  readonly step: JobStep;
  readonly query: ResolvedQuery;
  readonly words?: string | undefined;
  readonly profile?: string | undefined;
  /** Whether it is taken only behind others: nothing else is passed off for a work of which there is none. */
  readonly isOnlyBehind?: boolean;
}

/** What every search begins with: a filter that was interpreted, with ever wider queries for it, the closest first. */
export interface JobQuery extends InterpretedFilter {
  readonly steps: readonly LadderStep[];
}

interface Wider extends Omit<LadderStep, 'query'> {
  readonly terms: TermQuery | null;
}

/** Jobs of a text that have one of each list of terms; null where there is neither a list nor a profile. */
function having(reading: Interpretation, terms: TermQuery['terms'], profile?: string): TermQuery | null {
  const input = { ...reading.input, jobProfile: reading.input.jobProfile ?? profile };
  return terms.length === 0 && profile === undefined ? null : { ...reading, input, terms };
}

/** Behind the work itself: what is near in meaning, what is only called so, and the others of its profile. */
function behindWork({ reading, language }: InterpretedFilter): Wider[] {
  const work = reading.understanding?.work ?? null;
  if (work === null || language === null) return [];
  const near = listOf(termsOfSubProfiles(work.near, language));
  const [profile, ...others] = profilesOf(work);
  const ofProfile = others.length > 0 ? null : having(reading, [], profile);
  const terms = ofProfile?.input.jobProfile === profile ? ofProfile : null;
  return [
    { step: 'NEAR_IN_MEANING', terms: having(reading, near), isOnlyBehind: true },
    { step: 'ONLY_WORDS', terms: having(reading, termsOfName(work, language)), words: work.text },
    { step: 'SAME_PROFILE', terms, profile, isOnlyBehind: work.profiles.length === 0 },
  ];
}

/** Where the portal does not have a work: jobs that only mention it, and what is near in meaning. */
function nearMissing({ reading, language }: InterpretedFilter): Wider[] {
  const missing = reading.understanding?.missing ?? null;
  if (missing === null || language === null) return [];
  const mentions = listOf(termsOfMention(missing, language));
  const terms = listOf(termsOfSubProfiles(missing.near.subProfiles, language));
  return [
    { step: 'ONLY_WORDS', terms: having(reading, mentions), words: missing.text },
    { step: 'NEAR_IN_MEANING', terms: having(reading, terms, missing.near.profiles[0]) },
  ];
}

/** Every step that there may be; those without terms are none. */
function wider(job: InterpretedFilter): Wider[] {
  const { reading } = job;
  const isUnknown = saysOnlyUnknown(reading);
  const named = namedQuery(reading);
  const title = termsOfTitle(job);
  const narrower =
    named && title.terms.length > 0 ? { ...named, terms: [...named.terms, ...title.terms] } : null;
  const step = narrower === null ? 'NAMED_WORK' : 'WITHOUT_WORDS';
  const spare = spareTerms(reading);
  const saysMore = reading.work.length > 0 || spare.length < reading.understood.length;
  const isWider = isUnknown || (hasSpare(reading) && saysMore);
  return [
    { step: 'NAMED_WORK', terms: narrower },
    { step, terms: isUnknown ? null : named, words: title.words },
    { step: 'WITHOUT_WORDS', terms: isWider ? workQuery(reading) : null, words: textOf(spare) },
    ...(reading.work.length > 0 ? behindWork(job) : []),
    ...nearMissing(job),
  ];
}

export const queryOf = (filter: InterpretedFilter): JobQuery => ({
  ...filter,
  steps: wider(filter).flatMap(({ terms, ...step }) => {
    const query = terms && resolve(terms, filter);
    return query === null ? [] : [{ ...step, query }];
  }),
});
