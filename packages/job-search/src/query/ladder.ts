import type { JobStep } from '@nukkad/contract';
import {
  type Interpretation,
  saysMoreThanSpare,
  saysOnlyUnknown,
  spareWords,
  untoldAttributes,
} from './interpretation.ts';
import type { JobQuery } from './job-query.ts';
import { type ResolvedQuery, resolve, type TermQuery } from './resolve.ts';
import { termsOfName, termsOfSubProfiles, termsOfTitle } from './terms-of-words.ts';

const listOf = (terms: readonly number[]): (readonly number[])[] => (terms.length > 0 ? [terms] : []);

/** Nothing of what the text says of work but these terms. */
export function queryOfTerms(
  { input, passed, localities }: Interpretation,
  terms: TermQuery['terms'],
): TermQuery {
  return { input, passed, localities, terms };
}

/** All that a text names; null where no job can be of its work. */
export function namedQuery(reading: Interpretation): TermQuery | null {
  if (reading.isLost || reading.missing?.terms === null) return null;
  const work = [...(reading.missing?.terms ?? []), ...listOf(reading.work)];
  return queryOfTerms(reading, [...work, ...reading.words]);
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

interface Wider extends Omit<LadderStep, 'query'> {
  readonly terms: TermQuery | null;
}

/** The one profile that all of the work named is of. */
function profileOf({ understanding }: Interpretation): string | null {
  const { subProfiles = [], profiles = [] } = understanding?.work ?? {};
  const keys = new Set([...profiles, ...subProfiles.map((value) => value.split('/')[0] ?? '')]);
  const [only] = keys;
  return keys.size === 1 && only !== undefined ? only : null;
}

const inProfile = (reading: Interpretation, jobProfile: string | undefined): Interpretation => ({
  ...reading,
  input: { ...reading.input, jobProfile: reading.input.jobProfile ?? jobProfile },
});

function* behindWork({ reading, language }: JobQuery): Generator<Wider> {
  const work = reading.understanding?.work ?? null;
  const named = language === null ? [] : termsOfName({ work }, language);
  const near = language === null ? [] : termsOfSubProfiles(work?.near ?? [], language);
  if (near.length > 0)
    yield { step: 'NEAR_IN_MEANING', terms: queryOfTerms(reading, [near]), isOnlyBehind: true };
  if (named.length > 0) yield { step: 'ONLY_WORDS', terms: queryOfTerms(reading, named), words: work?.text };
  const profile = profileOf(reading);
  const ofProfile = inProfile(reading, profile ?? undefined);
  if (profile === null || ofProfile.input.jobProfile !== profile) return;
  yield {
    step: 'SAME_PROFILE',
    terms: queryOfTerms(ofProfile, []),
    profile,
    isOnlyBehind: work?.profiles.length === 0,
  };
}

const narrowerTerms = ({ reading, language, places: { names } }: JobQuery) => {
  const work = reading.understanding?.work ?? null;
  return work === null || language === null ? { words: '', terms: [] } : termsOfTitle(work, names, language);
};

function* wider(job: JobQuery): Generator<Wider> {
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
  const near = reading.missing?.near ?? null;
  if (near === null) return;
  const terms = near.terms.length > 0 ? [near.terms] : [];
  yield { step: 'NEAR_IN_MEANING', terms: queryOfTerms(inProfile(reading, near.profile), terms) };
}

/** Ever wider queries for what is asked for, the closest first. */
export function ladder(job: JobQuery): LadderStep[] {
  return [...wider(job)].flatMap(({ terms, ...step }) => {
    const query = terms && resolve(terms, job);
    return query === null ? [] : [{ ...step, query }];
  });
}
