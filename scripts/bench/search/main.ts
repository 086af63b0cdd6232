import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startReusedPostgres } from '../shared/bench-postgres.ts';
import { type BenchServer, benchServerAt } from '../shared/bench-server.ts';
import { reusedBenchDatabase } from '../shared/load-bench-database.ts';
import { ablate } from './ablation/ablate.ts';
import { PARTS, type Part, partNamed } from './ablation/parts.ts';
import { ablationTable } from './ablation/table.ts';
import { raceRadius, raceText } from './measure-against-textbook.ts';
import { measureDeepPages } from './measure-deep-page.ts';
import { measureLoading } from './measure-loading.ts';
import { measureMix } from './measure-mix.ts';
import { measureOverhead } from './measure-overhead.ts';
import { measurePages, pagesByKind } from './measure-pages.ts';
import { measureRoute } from './measure-route.ts';
import { searchMix } from './mix/mix.ts';
import { reportOf } from './report.ts';
import type { Results, SizeResults } from './results.ts';
import { targetsOf } from './target-table.ts';
import { areFloorsMet, targetTable } from './targets.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    /** Fewer queries and shorter runs, to see that the benchmark works; its figures are not reliable. */
    quick: { type: 'boolean', default: false },
    /** Prints the pages read by every kind of query. */
    all: { type: 'boolean', default: false },
    /** Switches off these parts (names of `ablation/parts.ts`, separated by commas). */
    without: { type: 'string' },
    /** Measures only what each part contributes. */
    ablate: { type: 'boolean', default: false },
    /** Measures the contribution of these parts only (names separated by commas). */
    only: { type: 'string' },
    /** Also writes the results to this file. */
    json: { type: 'string' },
  },
});
const sizes = values.sizes
  .split(',')
  .map(Number)
  .sort((a, b) => a - b);
const draws = values.quick ? 2 : 6;
const seconds = values.quick ? 2 : 8;
const CLIENTS = [1, 8];
const JOBS_LOADED = 100_000;

const log = (text: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

async function measureSize(server: BenchServer, jobs: number): Promise<SizeResults> {
  log(`${jobs} jobs: loading, unless cached`);
  const url = await reusedBenchDatabase(server, jobs);
  const mix = searchMix(draws);
  log(`${jobs} jobs: pages`);
  const pages = pagesByKind(await measurePages(url, mix));
  log(`${jobs} jobs: the mix over HTTP`);
  return { jobs, pages, mix: await measureMix(url, mix, { clients: CLIENTS, seconds }) };
}

const partsNamed = (names: string | undefined): Part[] => (names ? names.split(',').map(partNamed) : []);

/** Measures what each part contributes, with the smallest and the largest size. */
async function measureContributions(server: BenchServer): Promise<string> {
  const few = sizes[0] ?? 0;
  const many = sizes.at(-1) ?? 0;
  const urls = {
    small: await reusedBenchDatabase(server, few),
    large: await reusedBenchDatabase(server, many),
  };
  const off = partsNamed(values.without);
  const others = PARTS.filter((part) => !off.includes(part));
  const ablatedParts = values.only === undefined ? others : partsNamed(values.only);
  const ablated = await ablate({ urls, mix: searchMix(draws), off, ablatedParts, log });
  return ablationTable(ablated, many / few);
}

async function measureAll(server: BenchServer): Promise<Results> {
  const measured: SizeResults[] = [];
  for (const jobs of sizes) measured.push(await measureSize(server, jobs));
  const url = await reusedBenchDatabase(server, sizes.at(-1) ?? 0);
  log('comparison with the textbook');
  const race = { url, clients: 8, seconds };
  const radius = await raceRadius(race);
  const text = await raceText(race);
  log('the filter route');
  const route = await measureRoute({ url, clients: CLIENTS, seconds: seconds / 2 });
  const overhead = await measureOverhead(url);
  const deepPages = await measureDeepPages(url, searchMix(draws), seconds);
  log('loading');
  const loading = await measureLoading(
    server,
    values.quick ? JOBS_LOADED / 10 : JOBS_LOADED,
    values.quick ? 1 : 2,
  );
  return { sizes: measured, radius, text, route, overhead, deepPages, loading };
}

/** Writes maps as objects into JSON. */
const mapsAsObjects = (_key: string, value: unknown) =>
  value instanceof Map ? Object.fromEntries(value) : value;

const givenUrl = process.env.TEST_DATABASE_URL;
const server = givenUrl ? await benchServerAt(givenUrl, async () => {}) : await startReusedPostgres();

async function printAll(): Promise<void> {
  const results = await measureAll(server);
  const targets = targetsOf(results);
  const date = new Date().toISOString().slice(0, 10);
  console.log(`# Search, PostgreSQL ${server.version}, ${date}\n\n${reportOf(results, values.all)}\n`);
  console.log(`## Targets, ${(sizes.at(-1) ?? 0).toLocaleString('en')} jobs\n\n${targetTable(targets)}`);
  if (values.json) writeFileSync(values.json, JSON.stringify({ date, targets, results }, mapsAsObjects, 2));
  process.exitCode = areFloorsMet(targets) ? 0 : 1;
}

try {
  if (values.ablate) console.log(await measureContributions(server));
  else await printAll();
} finally {
  await server.stop();
}
