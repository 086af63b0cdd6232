import { isRelevant, type JudgedJob } from '../is-relevant.ts';
import type { AbsentWorkQuery, PresentWorkQuery } from './types.ts';

/** The fields of a job that decide whether it is right. */
export type WorkJob = JudgedJob & { readonly title: string };

/** Cache of compiled patterns, because each is tested on every job. */
const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source.normalize('NFC'), 'iu');
  patterns.set(source, known);
  return known;
}

function isOfWork(job: WorkJob, { subProfiles = [], titles = [] }: PresentWorkQuery): boolean {
  if (subProfiles.includes(job.subProfileKey)) return true;
  return titles.length > 0 && titles.some((title) => patternOf(title).test(job.title.normalize('NFC')));
}

/** Whether a job is of the query's occupation, and in its city if it names one. */
export function isRightJob(job: WorkJob, query: PresentWorkQuery): boolean {
  if (!isOfWork(job, query)) return false;
  return query.city === undefined || isRelevant(job, { profiles: [], city: query.city });
}

/** Whether a text has a word that begins like one of the words of an absent occupation. */
export function hasWordOf(text: string, { words }: AbsentWorkQuery): boolean {
  return words.some((word) => patternOf(`(?<![\\p{L}\\p{M}\\p{N}])${word}`).test(text.normalize('NFC')));
}
