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
/** Number of measured requests of each kind. The same number of warm-up requests comes first. */
const FIRST_BYTES = 100;
/** Clock ticks per second, the unit of CPU time in /proc. */
const TICKS = 100;

const origin = await siteAddress(process.argv[2]);
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Returns the process id of the web server: the second argument, else that of `npm start` in this folder, else null. */
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

/** Returns the CPU time of the web server in seconds; NaN if its process is unknown. */
function processorSeconds(): number {
  if (pid === null) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Sends a request and reads the whole response. Returns the time to its first byte in milliseconds. */
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

/** Returns a URL that is not in the page cache: an unknown value of `sort` is a different key, but shows the default order. */
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

/** Requests the page and the search alternately, one at a time, so that other load on the machine affects both. */
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
