// Prints how many pages per second a running `npm start` sends, from the cache and freshly rendered. Start it with
// PAGES_PER_MINUTE=0 and PAGES_PER_NETWORK_PERCENT=100. Then prints the time to the first byte of an uncached job list,
// compared with the same search through the API.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jobFilter } from '@nukkad/contract/jobs/job.routes.ts';
import { siteAddress } from '../lib/site-address.ts';

const PATHS = ['/joblist', '/', '/faq'];
const CONNECTIONS = 16;
const SECONDS = 5;
/** Of each of the two that are compared, one after the other, and as many before them to get warm. */
const FIRST_BYTES = 100;
/** Clock ticks a second, as Linux counts a process's time. */
const TICKS = 100;

const origin = await siteAddress(process.argv[2]);
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** The web server, where it was started from this folder or its pid was given. */
function webServer(): number | null {
  if (process.argv[3]) return Number(process.argv[3]);
  const lock = join(process.env.NUKKAD_HOME ?? join(root, '.nukkad'), 'pid');
  if (!existsSync(lock)) return null;
  const starter = readFileSync(lock, 'utf8').trim();
  const isWeb = (pid: string) => {
    try {
      const isChild = new RegExp(`^PPid:\\s+${starter}$`, 'm').test(
        readFileSync(`/proc/${pid}/status`, 'utf8'),
      );
      return isChild && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('apps/web/server/main.ts');
    } catch {
      return false;
    }
  };
  return Number(readdirSync('/proc').find((name) => /^\d+$/.test(name) && isWeb(name)) ?? 0) || null;
}

const pid = webServer();

/** Seconds of a processor that the web server has used. */
function processorSeconds(): number {
  if (pid === null) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Milliseconds until the first byte of an answer, once the whole of it is here. */
function ask(path: string, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) };
    const asked = request(origin + path, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      const first = performance.now() - began;
      if (answer.statusCode !== 200) reject(new Error(`${path} is answered with ${answer.statusCode}`));
      answer.resume().once('end', () => resolve(first));
    });
    asked.once('error', reject).end(body);
  });
}

/** A page that nobody has asked for: an order that does not exist is a page of its own, and is shown as the usual one. */
const unseen = (path: string, mark: string): string => `${path}?sort=${mark}`;

async function measure(name: string, pathOf: (index: number) => string): Promise<void> {
  let index = 0;
  const [began, used] = [performance.now(), processorSeconds()];
  const until = began + SECONDS * 1000;
  const reader = async () => {
    while (performance.now() < until) await ask(pathOf(index++));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, reader));
  const aSecond = index / ((performance.now() - began) / 1000);
  const aCore = index / (processorSeconds() - used);
  console.log(
    `${name.padEnd(28)} ${aSecond.toFixed(0).padStart(7)} a second ${aCore.toFixed(0).padStart(7)} a core`,
  );
}

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/** One request at a time, the page and the search in turn: whatever else this machine does is done to both. */
async function compareFirstBytes(): Promise<void> {
  const { body } = jobFilter.encodeRequest({ sortBy: 'NEWEST', page: 1, size: 20 });
  const search = JSON.stringify(body);
  const [pages, searches]: [number[], number[]] = [[], []];
  for (let index = 0; index < 2 * FIRST_BYTES; index++) {
    pages.push(await ask(unseen('/joblist', `first-byte-${Date.now()}-${index}`)));
    searches.push(await ask(`/api${jobFilter.path}`, search));
  }
  const [page, found] = [median(pages.slice(FIRST_BYTES)), median(searches.slice(FIRST_BYTES))];
  const times = (page / found).toFixed(2);
  console.log(
    `first byte: /joblist for the first time ${page.toFixed(1)} ms, its search ${found.toFixed(1)} ms: ${times} times`,
  );
}

for (const path of PATHS) {
  await ask(path);
  await measure(`${path} again`, () => path);
  const run = Date.now();
  await measure(`${path} for the first time`, (index) => unseen(path, `${run}-${index}`));
}
await compareFirstBytes();
agent.destroy();
