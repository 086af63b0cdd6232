import type { MeaningNames, SearchLanguage } from '@nukkad/job-search';
import type { SearchTerms } from '@nukkad/language/mark/search-terms.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';

interface Work {
  readonly jobProfileKey: string;
  readonly subProfileKey: string | null;
}

/** What decides whether a job is of the work that was meant. */
export interface WorkTools {
  readonly searched: SearchTerms;
  readonly names: MeaningNames;
  readonly language: SearchLanguage;
}

const subProfileOf = ({ jobProfileKey, subProfileKey }: Work): string =>
  `SUB_PROFILE:${jobProfileKey}/${subProfileKey ?? ''}`;

/** The meaning that a job is of, `PROFILE:cook` or a sub-profile's; null where it is of none. */
export function meaningOf(job: Work, { work }: SearchTerms): string | null {
  const own = [subProfileOf(job), `PROFILE:${job.jobProfileKey}`];
  return own.find((meaning) => work.has(meaning)) ?? null;
}

/** Whether a part of a profile is called by the profile's name: of cooks the home cook, but not the waiter. */
function isCalledSo(job: Work, { names, language }: WorkTools): boolean {
  const called = names.get(subProfileOf(job));
  const words = called === undefined ? [] : [called.en, called.hi, called.mr].flatMap(wordsOf);
  const meanings = words.flatMap((word) => language.meanings.lexicon.bySpelling.get(word) ?? []);
  return meanings.some(({ kind, value }) => kind === 'PROFILE' && value === job.jobProfileKey);
}

/** How surely a job is the work that was meant: 1 the work itself, 0.5 only of its profile (a waiter, of cooks), 0 other work. */
export function workShare(job: Work, tools: WorkTools): number {
  const meaning = meaningOf(job, tools.searched);
  if (meaning === null) return 0;
  return meaning.startsWith('SUB_PROFILE') || job.subProfileKey === null || isCalledSo(job, tools) ? 1 : 0.5;
}
