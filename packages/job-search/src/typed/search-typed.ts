import { nearestOutside } from '../nearest-beyond.ts';
import type { Interpretation } from '../query/interpretation.ts';
import { hasOptionalTerms, namedQuery, workQuery } from '../query/ladder.ts';
import { type ResolvedQuery, resolve, type TermQuery } from '../query/resolve.ts';
import { readPage, withoutJobs } from '../run/read-page.ts';
import type { JobRow } from '../sql/page-statement.ts';
import type { UnfinishedQuery } from './unfinished-query.ts';

/** Whether a text has optional terms in addition to an occupation. */
const hasWorkAndOptionalTerms = (interpretation: Interpretation): boolean =>
  hasOptionalTerms(interpretation) &&
  (interpretation.work.length > 0 || interpretation.input.jobProfile !== undefined);

/**
 * Returns the queries of all interpretations: complete ones, then without optional terms, then all jobs of a named
 * profile.
 */
function termQueries({ interpretations, withPrefixWords }: UnfinishedQuery): (TermQuery | null)[] {
  const all = [...interpretations, ...withPrefixWords];
  const ofProfile = all.filter(({ input }) => input.jobProfile !== undefined);
  return [
    ...all.map(namedQuery),
    ...all.filter(hasWorkAndOptionalTerms).map(workQuery),
    ...ofProfile.map((interpretation) => ({ ...interpretation, terms: [] })),
  ];
}

/**
 * Returns the queries of a typed text in the order in which they run, the strictest first. Leaves out those that
 * nothing can match.
 */
export function stepsTyped(query: UnfinishedQuery): ResolvedQuery[] {
  const resolved = termQueries(query).map((terms) => (terms === null ? null : resolve(terms, query)));
  return resolved.filter((step) => step !== null);
}

/**
 * Finds jobs for an unfinished text, at least `enough` if so many exist. Searches inside the circle, then nearest
 * outside it, then the whole country.
 */
export async function searchTyped(query: UnfinishedQuery, enough: number): Promise<JobRow[]> {
  const { database, filter } = query;
  const found = new Map<string, JobRow>();
  const add = (rows: readonly JobRow[]) => {
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
  };
  const runUntilEnough = async (steps: readonly ResolvedQuery[]) => {
    for (const step of steps) {
      if (found.size >= enough) return;
      const request = { after: null, rows: filter.size, countTo: 0 };
      add(await readPage(database, withoutJobs(step, [...found.keys()]), request));
    }
  };
  const steps = stepsTyped(query);
  await runUntilEnough(steps);
  const firstWithCircle = steps.find(({ area }) => area !== null);
  if (found.size < enough && firstWithCircle !== undefined) {
    add(await nearestOutside(database, firstWithCircle));
  }
  const anywhere = steps
    .filter(({ centre }) => centre !== null)
    .map((step) => ({ ...step, area: null, side: 'none' as const }));
  await runUntilEnough(anywhere);
  return [...found.values()];
}
