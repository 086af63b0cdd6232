import { COUNT_CAP, NEARBY_FILL_BELOW } from '@nukkad/contract';
import type { JobQuery } from './query/job-query.ts';
import { ladder } from './query/ladder.ts';
import { readLadder } from './run/read-ladder.ts';
import { countMatches } from './run/read-page.ts';

/** How many jobs a list would show, up to `countTo`; work that is only near in meaning is none of what was asked for. */
export async function countJobs(job: JobQuery, countTo: number = COUNT_CAP): Promise<number> {
  const { database, reading } = job;
  const [first, ...rest] = ladder(job).filter(({ step }) => step !== 'NEAR_IN_MEANING');
  if (first === undefined) return 0;
  const exact = await countMatches(database, first.query, countTo);
  const [second, ...wider] = rest;
  if (exact >= NEARBY_FILL_BELOW || second === undefined) return exact;
  const isLoose = second.step === 'WITHOUT_WORDS';
  const total = isLoose ? await countMatches(database, second.query, countTo) : exact;
  const { size } = reading.input;
  if ((isLoose && wider.length === 0) || total >= Math.min(NEARBY_FILL_BELOW, size)) return total;
  // Without its words a query finds what it found with them, and more.
  const steps = isLoose ? rest : [first, ...rest];
  const paging = { after: null, skip: 0, take: size, seen: 0 };
  const { rows } = await readLadder({ database, steps, paging, isCounted: false });
  return Math.min(rows.length, size);
}
