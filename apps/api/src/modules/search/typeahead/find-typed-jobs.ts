import { type JobRow, nearestBeyond, searchJobs, type UnfinishedQuery } from '@nukkad/job-search';

/** Jobs for a text as it is typed, to choose among: around the place, then the nearest beyond, then anywhere. */
export async function findTypedJobs(query: UnfinishedQuery, enough: number): Promise<JobRow[]> {
  const around = await searchJobs(query, { isCounted: false, enough });
  const found = new Map(around.rows.map((row) => [row.id, row]));
  const add = (rows: readonly JobRow[]) => {
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
  };
  if (found.size < enough) add(await nearestBeyond(query, around));
  if (found.size < enough) {
    const hidden = [...query.hidden, ...found.keys()];
    const everywhere = { ...query, hidden, isEverywhere: true };
    add((await searchJobs(everywhere, { isCounted: false, enough: enough - found.size })).rows);
  }
  return [...found.values()];
}
