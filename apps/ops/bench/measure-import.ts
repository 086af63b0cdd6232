import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

/**
 * `DATABASE_URL=… OPS_KEY=… node apps/ops/bench/measure-import.ts [jobs]`: generates a file of jobs (100,000 by
 * default) and imports it twice into a migrated database with reference data. The second import changes nothing.
 * Prints seconds, rows per second, the peak memory of the command and the counts of its report.
 */
const JOBS = Number(process.argv[2] ?? 100_000);
const COMPANIES = 500;
const OPS = fileURLToPath(new URL('../ops.mjs', import.meta.url));
const CITIES: readonly (readonly [string, number, number])[] = [
  ['Pune', 18.52, 73.85],
  ['Mumbai', 19.08, 72.88],
  ['Delhi', 28.65, 77.23],
  ['Nagpur', 21.15, 79.09],
  ['Jaipur', 26.91, 75.79],
];
const WORK: readonly (readonly [string, string])[] = [
  ['cook', 'Cook for a canteen'],
  ['delivery', 'Delivery partner'],
  ['sales', 'Counter sales'],
  ['technician', 'Electrician'],
  ['accountant', 'Tally operator'],
];
/** Generates a text of typical length. */
const REQUIREMENTS = `<p>${'Comes on time and works well with others. '.repeat(12)}</p>`;

function* companies(): Generator<string> {
  yield 'ref,name,address,city,latitude,longitude,phone,email\n';
  for (let index = 0; index < COMPANIES; index += 1) {
    const [city, latitude, longitude] = CITIES[index % CITIES.length] as (typeof CITIES)[number];
    const phone = `98${String(10_000_000 + index)}`;
    yield `c${index},Bench ${index} Works,"${index} Main Road, ${city}",${city},${latitude},${longitude},${phone},hr@bench${index}.example\n`;
  }
}

function* jobs(): Generator<string> {
  yield 'ref,company,title,profile,jobType,payMin,payMax,city,address,latitude,longitude,requirements,skills\n';
  for (let index = 0; index < JOBS; index += 1) {
    const [city, latitude, longitude] = CITIES[index % CITIES.length] as (typeof CITIES)[number];
    const [profile, title] = WORK[(index * 7) % WORK.length] as (typeof WORK)[number];
    const place = `${(latitude + (index % 97) / 2000).toFixed(5)},${(longitude + (index % 89) / 2000).toFixed(5)}`;
    const pay = `${12_000 + (index % 50) * 100},${20_000 + (index % 80) * 100}`;
    yield `j${index},c${index % COMPANIES},${title} ${index % 1000},${profile},FULL_TIME,${pay},${city},"${index} Main Road, ${city}",${place},"${REQUIREMENTS}",Punctual; Careful\n`;
  }
}

/** Returns the peak memory, in MB, of the child process that `ops.mjs` starts; 0 if it cannot be read. */
function peakOf(entry: number): number {
  try {
    const pid = readFileSync(`/proc/${entry}/task/${entry}/children`, 'utf8').trim();
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function measure(what: string, ...words: string[]): Promise<void> {
  const begun = performance.now();
  const child = spawn(process.execPath, [OPS, ...words, '--json'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid ?? 0));
  }, 100);
  let out = '';
  for await (const piece of child.stdout) out += piece;
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1000;
  const report = JSON.parse(out) as { rows: number };
  const rate = Math.round(report.rows / seconds);
  // Only the counts are printed, because lists of rows can have thousands of entries.
  const counts = Object.fromEntries(Object.entries(report).filter(([, value]) => typeof value === 'number'));
  console.log(
    `${what}: ${seconds.toFixed(1)} s, ${rate} rows a second, ${Math.round(peak)} MB at most; ${JSON.stringify(counts)}`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'nukkad-bench-import-'));
try {
  const companyFile = join(folder, 'companies.csv');
  const jobFile = join(folder, 'jobs.csv');
  await pipeline(Readable.from(companies()), createWriteStream(companyFile));
  await pipeline(Readable.from(jobs()), createWriteStream(jobFile));
  await measure('companies', 'companies', 'import', companyFile);
  await measure('jobs, new', 'jobs', 'import', jobFile);
  await measure('jobs, the same again', 'jobs', 'import', jobFile);
} finally {
  rmSync(folder, { recursive: true });
}
