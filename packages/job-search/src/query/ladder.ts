import {
  JOB_ATTRIBUTE_NAMES,
  JOB_FILTERS,
  type JobAttributeName,
  type JobStep,
  type UnderstoodTerm,
} from '@nukkad/contract';
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

const isOf = (name: JobAttributeName, { kind }: UnderstoodTerm) => kind === JOB_FILTERS[name].term;

/** What jobs may leave untold, as far as the text asks for it. */
const untoldAttributes = ({ understood }: Interpretation): JobAttributeName[] =>
  UNTOLD.filter((name) => understood.some((term) => isOf(name, term)));

/** Plain words, and what jobs may leave untold: few have them, and they need not be there where those are too few. */
const spareTerms = ({ understood }: Interpretation): UnderstoodTerm[] =>
  understood.filter((term) => term.kind === 'WORD' || UNTOLD.some((name) => isOf(name, term)));

/** Whether something of a text may be spared. */
export const hasSpare = (reading: Interpretation): boolean =>
  reading.words.length > 0 || untoldAttributes(reading).length > 0;

/** Whether a text names something besides what may be spared. */
const saysMoreThanSpare = (reading: Interpretation): boolean =>
  hasSpare(reading) && (reading.work.length > 0 || spareTerms(reading).length < reading.understood.length);

const textOf = (terms: readonly UnderstoodTerm[]): string => terms.map(({ text }) => text).join(' ');

/** What may be spared, as typed. */
const spareWords = (reading: Interpretation): string => textOf(spareTerms(reading));

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
  const spared = Object.fromEntries(untoldAttributes(reading).map((name) => [name, undefined]));
  return namedQuery({ ...reading, words: [], input: { ...reading.input, ...spared } });
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

const inProfile = ({ input, ...reading }: Interpretation, jobProfile: string | undefined) => ({
  ...reading,
  input: { ...input, jobProfile: input.jobProfile ?? jobProfile },
});

function* behindWork({ reading, language }: InterpretedFilter): Generator<Wider> {
  const work = reading.understanding?.work ?? null;
  if (work === null || language === null) return;
  const near = termsOfSubProfiles(work.near, language);
  if (near.length > 0)
    yield { step: 'NEAR_IN_MEANING', terms: { ...reading, terms: [near] }, isOnlyBehind: true };
  const named = termsOfName(work, language);
  if (named.length > 0) yield { step: 'ONLY_WORDS', terms: { ...reading, terms: named }, words: work.text };
  const [profile, ...others] = profilesOf(work);
  const ofProfile = inProfile(reading, profile);
  if (profile === undefined || others.length > 0 || ofProfile.input.jobProfile !== profile) return;
  const isOnlyBehind = work.profiles.length === 0;
  yield { step: 'SAME_PROFILE', terms: { ...ofProfile, terms: [] }, profile, isOnlyBehind };
}

/** Where the portal does not have a work: jobs that only mention it, and what is near in meaning. */
function* nearMissing({ reading, language }: InterpretedFilter): Generator<Wider> {
  const missing = reading.understanding?.missing ?? null;
  if (missing === null || language === null) return;
  const mentions = termsOfMention(missing, language);
  if (mentions.length > 0)
    yield { step: 'ONLY_WORDS', terms: { ...reading, terms: [mentions] }, words: missing.text };
  const { near } = missing;
  const terms = listOf(termsOfSubProfiles(near.subProfiles, language));
  const [profile] = near.profiles;
  if (terms.length > 0 || profile !== undefined)
    yield { step: 'NEAR_IN_MEANING', terms: { ...inProfile(reading, profile), terms } };
}

const narrowerTerms = ({ reading, language, places: { names } }: InterpretedFilter) => {
  const work = reading.understanding?.work ?? null;
  return work === null || language === null ? { words: '', terms: [] } : termsOfTitle(work, names, language);
};

function* wider(job: InterpretedFilter): Generator<Wider> {
  const { reading } = job;
  const isUnknown = saysOnlyUnknown(reading);
  const named = namedQuery(reading);
  const narrower = narrowerTerms(job);
  const isNarrowed = named !== null && narrower.terms.length > 0;
  if (isNarrowed)
    yield { step: 'NAMED_WORK', terms: { ...named, terms: [...named.terms, ...narrower.terms] } };
  if (!isUnknown)
    yield { step: isNarrowed ? 'WITHOUT_WORDS' : 'NAMED_WORK', terms: named, words: narrower.words };
  if (isUnknown || saysMoreThanSpare(reading))
    yield { step: 'WITHOUT_WORDS', terms: workQuery(reading), words: spareWords(reading) };
  if (reading.work.length > 0) yield* behindWork(job);
  yield* nearMissing(job);
}

export const queryOf = (filter: InterpretedFilter): JobQuery => ({
  ...filter,
  steps: [...wider(filter)].flatMap(({ terms, ...step }) => {
    const query = terms && resolve(terms, filter);
    return query === null ? [] : [{ ...step, query }];
  }),
});
