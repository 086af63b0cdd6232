import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartContext } from '../run-shown.ts';
import { single, type Tally } from '../tally.ts';
import { collectCalls } from './collect.ts';
import { evidenceOf } from './evidence.ts';
import { gapsOf } from './missing.ts';
import { renderTable } from './render.ts';

const TABLE = 'test-results/route-tests.md';

/**
 * Every route is seen to succeed, to refuse with each of its codes, and to turn strangers and bad input away: told by
 * what the integration tests did. Writes the table of which tests show what.
 */
export async function routeCoverage({ root, output }: PartContext): Promise<Tally> {
  const evidence = evidenceOf(collectCalls(root));
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, TABLE), renderTable(evidence));
  const gaps = gapsOf(evidence);
  for (const gap of gaps) output.line(`  ${gap}`);
  output.line(`  which tests show which route: ${TABLE}`);
  return single('every route is covered', gaps.length === 0);
}
