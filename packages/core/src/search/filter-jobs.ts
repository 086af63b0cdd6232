import type { JobFilterInput, JobFilterOutput } from '@nukkad/contract';
import {
  cityNamed,
  interpret,
  nearestBeyond,
  relaxations,
  searchJobs,
  subProfileNames,
} from '@nukkad/job-search';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Container } from '../container.ts';
import { missingPhrases } from '../missing-words/missing-phrases.ts';
import type { Session } from '../session/session.ts';
import { cardOf } from './card-of.ts';

/**
 * The parts of the container that a search uses. Programs leave out `missingWords`, because only searches of seekers
 * have a network by which phrases without jobs are counted.
 */
export type SearchDeps = Pick<Container, 'database'> & Partial<Pick<Container, 'missingWords' | 'metrics'>>;

function outcomeOf({ total, missingWork }: { total: number; missingWork?: unknown }) {
  if (missingWork) return 'work missing';
  return total === 0 ? 'empty' : 'found';
}

/** Returns active jobs that match all filters, newest or nearest first (docs/decisions/0030-search.md). */
export async function filterJobs(
  { database, missingWords, metrics }: SearchDeps,
  session: Pick<Session, 'candidateId'> | null,
  input: JobFilterInput,
  network?: string,
): Promise<JobFilterOutput> {
  const query = await interpret(database, session?.candidateId ?? null, input);
  const page = await searchJobs(query);
  const { rows, hasNamedWork, isFirst, entered: _, ...list } = page;
  const nearby = await nearestBeyond(query, page);
  const isEmpty = isFirst && page.total === 0;
  if (isFirst && missingWords !== undefined && network !== undefined) {
    const city = cityNamed(query.places, query.interpretation.input.city)?.slug ?? '';
    missingWords.note(missingPhrases(query, hasNamedWork), city, network);
  }
  if (isFirst) metrics?.searches.inc({ outcome: outcomeOf(page) });
  return {
    ...list,
    jobs: shownRows('jobs', rows, (row) => cardOf(row, query.places)),
    nearby: shownRows('jobs', nearby, (row) => cardOf(row, query.places)),
    workNames: subProfileNames(query.places, input.jobProfile),
    ...(isEmpty ? await relaxations(query) : { loosen: [] }),
  };
}
