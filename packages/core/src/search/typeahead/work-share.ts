import type { MeaningNames, SearchLanguage } from '@nukkad/job-search';
import type { SearchTerms } from '@nukkad/language/mark/search-terms.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';

interface Work {
  readonly jobProfileKey: string;
  readonly subProfileKey: string | null;
}

/** The search and the names that decide whether a job matches the meant work. */
export interface WorkTools {
  readonly searched: SearchTerms;
  readonly names: MeaningNames;
  readonly language: SearchLanguage;
}

const subProfileOf = ({ jobProfileKey, subProfileKey }: Work): string =>
  `SUB_PROFILE:${jobProfileKey}/${subProfileKey ?? ''}`;

/**
 * Returns the meaning of the search that the job matches, such as `PROFILE:cook` or that of a sub-profile; null if
 * none matches.
 */
export function meaningOf(job: Work, { work }: SearchTerms): string | null {
  const meanings = [subProfileOf(job), `PROFILE:${job.jobProfileKey}`];
  return meanings.find((meaning) => work.has(meaning)) ?? null;
}

/** Returns whether the profile's name also means this sub-profile: "cook" means the home cook but not the waiter. */
function isNamedByProfile(job: Work, { names, language }: WorkTools): boolean {
  const subProfileNames = names.get(subProfileOf(job));
  const words =
    subProfileNames === undefined
      ? []
      : [subProfileNames.en, subProfileNames.hi, subProfileNames.mr].flatMap(wordsOf);
  const meanings = words.flatMap((word) => language.meanings.lexicon.bySpelling.get(word) ?? []);
  return meanings.some(({ kind, value }) => kind === 'PROFILE' && value === job.jobProfileKey);
}

/**
 * Returns how well a job matches the meant work: 1 for the work itself, 0.5 only for its profile (a waiter for
 * cooks), 0 for other work.
 */
export function workShare(job: Work, tools: WorkTools): number {
  const meaning = meaningOf(job, tools.searched);
  if (meaning === null) return 0;
  return meaning.startsWith('SUB_PROFILE') || job.subProfileKey === null || isNamedByProfile(job, tools)
    ? 1
    : 0.5;
}
