import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { collectCalls } from './lib/route-tests/collect.ts';
import { evidenceOf } from './lib/route-tests/evidence.ts';
import { gapsOf } from './lib/route-tests/missing.ts';
import { renderData, renderTable } from './lib/route-tests/render.ts';

/**
 * Writes docs/route-tests.md and .json: which tests cover which route, told by what the tests do when they run. Runs the
 * test files that changed since they were last recorded here; `--all` runs every one. Where two branches
 * wrote the files side by side, take either and run this again.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const evidence = evidenceOf(await collectCalls(root, values));
writeFileSync(join(root, 'docs/route-tests.md'), renderTable(evidence));
writeFileSync(join(root, 'docs/route-tests.json'), renderData(evidence));
const gaps = gapsOf(evidence);
for (const gap of gaps) console.log(gap);
console.log(gaps.length === 0 ? 'every route is covered' : `${gaps.length} gaps`);
