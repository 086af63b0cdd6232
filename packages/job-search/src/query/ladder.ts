import type { JobStep } from '@nukkad/contract';
import { prepareSearch, type SearchTools } from './prepare-search.ts';
import { namedQuery, type Query, queryOfTerms, workQuery } from './query.ts';
import type { ReadText } from './read-text.ts';
import { saysMoreThanWords, saysOnlyUnknown } from './says-more.ts';
import type { Search } from './search.ts';
import { termsOfName } from './terms-of-words.ts';

/** One of ever wider searches; `words` and `profile` are what its heading tells. */
export interface LadderStep {
  readonly step: JobStep;
  readonly search: Search;
  readonly words?: string | undefined;
  readonly profile?: string | undefined;
  /** Whether it is taken only behind others: nothing else is passed off for a work of which there is none. */
  readonly isOnlyBehind?: boolean;
}

interface Wider extends Omit<LadderStep, 'search'> {
  readonly query: Query | null;
}

/** The one profile that all of the work meant is of. */
function profileOf({ meant }: ReadText): string | null {
  const { subProfiles = [], profiles = [] } = meant?.work ?? {};
  const keys = new Set([...profiles, ...subProfiles.map((value) => value.split('/')[0] ?? '')]);
  const [only] = keys;
  return keys.size === 1 && only !== undefined ? only : null;
}

/** The plain words of a text, as typed. */
export const plainWords = ({ meant }: ReadText): string =>
  (meant?.terms ?? [])
    .filter(({ kind }) => kind === 'WORD')
    .map(({ text }) => text)
    .join(' ');

function* behindWork(text: ReadText, tools: SearchTools): Generator<Wider> {
  const work = text.meant?.work ?? null;
  const named = termsOfName({ work }, tools.language);
  if (named.length > 0) yield { step: 'ONLY_WORDS', query: queryOfTerms(text, named), words: work?.text };
  const profile = profileOf(text);
  const jobProfile = text.input.jobProfile ?? profile ?? undefined;
  if (profile === null || jobProfile !== profile) return;
  const query = queryOfTerms({ ...text, input: { ...text.input, jobProfile } }, []);
  yield {
    step: 'SAME_PROFILE',
    query,
    profile,
    isOnlyBehind: work?.profiles.length === 0,
  };
}

function* wider(text: ReadText, tools: SearchTools): Generator<Wider> {
  const isUnknown = saysOnlyUnknown(text);
  if (!isUnknown) yield { step: 'NAMED_WORK', query: namedQuery(text) };
  if (isUnknown || saysMoreThanWords(text))
    yield { step: 'WITHOUT_WORDS', query: workQuery(text), words: plainWords(text) };
  if (text.work.length > 0) yield* behindWork(text, tools);
  const near = text.missing?.near ?? null;
  if (near === null) return;
  const jobProfile = text.input.jobProfile ?? near.profile;
  const terms = near.terms.length > 0 ? [near.terms] : [];
  yield {
    step: 'NEAR_IN_MEANING',
    query: queryOfTerms({ ...text, input: { ...text.input, jobProfile } }, terms),
  };
}

/** Ever wider searches for what a text asks for, the closest first. */
export function* ladder(text: ReadText, tools: SearchTools): Generator<LadderStep> {
  for (const { query, ...step } of wider(text, tools)) {
    const search = query && prepareSearch(query, tools);
    if (search !== null) yield { ...step, search };
  }
}
