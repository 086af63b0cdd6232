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
    /** Fewer queries and shorter runs: to see that all is well, not to tell numbers. */
    quick: { type: 'boolean', default: false },
    /** Tells the pages of every kind of query. */
    all: { type: 'boolean', default: false },
    /** Measures without these lists, indexes and ways to read (names of `ablation/parts.ts`, by commas). */
    without: { type: 'string' },
    /** Tells what each of those (or of some named here, by commas) is worth, and nothing else. */
    ablate: { type: 'boolean', default: false },
    only: { type: 'string' },
    /** Writes the results there, too. */
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
const LOADED = 100_000;

const say = (text: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

async function measureSize(server: BenchServer, jobs: number): Promise<SizeResults> {
  say(`${jobs} jobs: loading, unless kept`);
  const url = await reusedBenchDatabase(server, jobs);
  const mix = searchMix(draws);
  say(`${jobs} jobs: pages`);
  const pages = pagesByKind(await measurePages(url, mix));
  say(`${jobs} jobs: the mix over HTTP`);
  return { jobs, pages, mix: await measureMix(url, mix, { clients: CLIENTS, seconds }) };
}

const partsNamed = (names: string | undefined): Part[] => (names ? names.split(',').map(partNamed) : []);

/** What each part is worth, between the smallest and the largest size. */
async function tellWorth(server: BenchServer): Promise<string> {
  const [few = 0, many = 0] = [sizes[0], sizes.at(-1)];
  const urls = {
    small: await reusedBenchDatabase(server, few),
    large: await reusedBenchDatabase(server, many),
  };
  const off = partsNamed(values.without);
  const others = PARTS.filter((part) => !off.includes(part));
  const inTurn = values.only === undefined ? others : partsNamed(values.only);
  const ablated = await ablate({ urls, mix: searchMix(draws), off, inTurn, say });
  return ablationTable(ablated, many / few);
}

async function measureAll(server: BenchServer): Promise<Results> {
  const measured: SizeResults[] = [];
  for (const jobs of sizes) measured.push(await measureSize(server, jobs));
  const url = await reusedBenchDatabase(server, sizes.at(-1) ?? 0);
  say('against the textbook');
  const race = { url, clients: 8, seconds };
  const radius = await raceRadius(race);
  const text = await raceText(race);
  say('the route');
  const route = await measureRoute({ url, clients: CLIENTS, seconds: seconds / 2 });
  const overhead = await measureOverhead(url);
  const deepPages = await measureDeepPages(url, searchMix(draws), seconds);
  say('loading');
  const loading = await measureLoading(server, values.quick ? LOADED / 10 : LOADED, values.quick ? 1 : 2);
  return { sizes: measured, radius, text, route, overhead, deepPages, loading };
}

/** Maps as objects, for the file. */
const plain = (_key: string, value: unknown) => (value instanceof Map ? Object.fromEntries(value) : value);

const given = process.env.TEST_DATABASE_URL;
const server = given ? await benchServerAt(given, async () => {}) : await startReusedPostgres();
async function tellAll(): Promise<void> {
  const results = await measureAll(server);
  const targets = targetsOf(results);
  const date = new Date().toISOString().slice(0, 10);
  console.log(`# Search, PostgreSQL ${server.version}, ${date}\n\n${reportOf(results, values.all)}\n`);
  console.log(`## Targets, ${(sizes.at(-1) ?? 0).toLocaleString('en')} jobs\n\n${targetTable(targets)}`);
  if (values.json) writeFileSync(values.json, JSON.stringify({ date, targets, results }, plain, 2));
  process.exitCode = areFloorsMet(targets) ? 0 : 1;
}

try {
  if (values.ablate) console.log(await tellWorth(server));
  else await tellAll();
} finally {
  await server.stop();
}
