import { nearestOutside } from '../nearest-beyond.ts';
import type { Interpretation } from '../query/interpretation.ts';
import { hasSpare, namedQuery, workQuery } from '../query/ladder.ts';
import { type ResolvedQuery, resolve, type TermQuery } from '../query/resolve.ts';
import { readPage, withoutJobs } from '../run/read-page.ts';
import type { JobRow } from '../sql/page-statement.ts';
import type { UnfinishedQuery } from './unfinished-query.ts';

/** Whether words are not all that a text says of the jobs it wants. */
const saysWork = (reading: Interpretation): boolean =>
  hasSpare(reading) && (reading.work.length > 0 || reading.input.jobProfile !== undefined);

/** Words that no such job has are given up late, as a list gives them up; last of all come others of a named profile. */
function wider({ readings, begun }: UnfinishedQuery): (TermQuery | null)[] {
  const all = [...readings, ...begun];
  const ofProfile = all.filter(({ understanding }) => (understanding?.work?.profiles.length ?? 0) > 0);
  return [
    ...all.map(namedQuery),
    ...all.filter(saysWork).map(workQuery),
    ...ofProfile.map((reading) => ({ ...reading, terms: [] })),
  ];
}

/** Ever wider queries, the closest first; a city that does not exist has none. */
export const stepsTyped = (query: UnfinishedQuery): ResolvedQuery[] =>
  wider(query).flatMap((terms) => (terms && resolve(terms, query)) ?? []);

/** Jobs for a text as it is typed, to choose among: around the place, then the nearest beyond, then anywhere. */
export async function searchTyped(query: UnfinishedQuery, enough: number): Promise<JobRow[]> {
  const { database, filter } = query;
  const found = new Map<string, JobRow>();
  const add = (rows: readonly JobRow[]) => {
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
  };
  const steps = stepsTyped(query);
  const anywhere = steps
    .filter(({ centre }) => centre !== null)
    .map((step) => ({ ...step, area: null, side: 'none' as const }));
  const readUntilEnough = async (queries: readonly ResolvedQuery[]) => {
    for (const step of queries) {
      if (found.size >= enough) return;
      const wanted = { after: null, rows: filter.size, countTo: 0 };
      add(await readPage(database, withoutJobs(step, [...found.keys()]), wanted));
    }
  };
  await readUntilEnough(steps);
  const closest = steps.find(({ area }) => area !== null);
  if (found.size < enough && closest !== undefined) add(await nearestOutside(database, closest));
  await readUntilEnough(anywhere);
  return [...found.values()];
}
