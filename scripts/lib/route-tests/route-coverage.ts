import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartContext } from '../run-command.ts';
import { single, type Tally } from '../tally.ts';
import { runVitest } from '../vitest-run.ts';
import { collectCalls } from './collect.ts';
import { evidenceOf } from './evidence.ts';
import { gapsOf } from './missing.ts';
import { renderTable } from './render.ts';

const TABLE = 'test-results/route-tests.md';
const RECORDINGS = 'test-results/route-calls';

/** Runs the integration and contract tests, which record the routes that they call. */
export function integrationTests(context: PartContext): Promise<Tally> {
  const recordings = join(context.root, RECORDINGS);
  rmSync(recordings, { recursive: true, force: true });
  // A third worker on two cores, because these tests often wait for the database.
  return runVitest(context, 'int', { args: ['--maxWorkers=3'], env: { NUKKAD_ROUTE_CALLS: recordings } });
}

/**
 * Checks the recorded calls: tests must see every route succeed, refuse with each of its codes, and reject strangers and bad
 * input. Writes a table of the tests of each route.
 */
export async function coverageOfRoutes({ root, write }: PartContext): Promise<Tally> {
  const evidence = evidenceOf(collectCalls(join(root, RECORDINGS)));
  writeFileSync(join(root, TABLE), renderTable(evidence));
  const gaps = gapsOf(evidence);
  for (const gap of gaps) write(`  ${gap}\n`);
  write(`  The tests of each route are listed in ${TABLE}.\n`);
  return single('every route is covered', gaps.length === 0);
}
