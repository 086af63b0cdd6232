// What sockets cost one chat process: joined devices, a thousand at a time, with the memory of the process after each, and
// how long a message to it takes then. On a database of its own. `node scripts/measure-sockets.ts [sockets]`
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '@nukkad/db';
import { startLocalPostgres } from '@nukkad/testing/cluster/local-postgres.ts';
import { freePort } from './lib/ports.ts';
import { runScript } from './lib/run-script.ts';
import { Device } from './scale/device.ts';
import { Program } from './scale/programs.ts';
import { type Seeker, signInSeeker } from './scale/seeker.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = Number(process.argv[2] ?? 4000);
const STEP = 1000;
/** At once on their way in: more would measure the crowd at the door. */
const AT_ONCE = 50;
/** Each has few sockets: the chat bounds those of one seeker. */
const SEEKERS = Math.ceil(target / 10);
/** The collector has run by then, and each socket was pinged. */
const SETTLES_MS = 30_000;
const MESSAGES = 20;

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

const folder = mkdtempSync(join(tmpdir(), 'nukkad-sockets-'));
const secret = randomBytes(32).toString('hex');
const postgres = await startLocalPostgres();
const database = createDatabase({ url: postgres.adminUrl, poolSize: 2 });
const port = await freePort();
const chat = new Program({
  ...{ name: 'chat', command: process.execPath, args: ['apps/chat/src/server.ts'], port },
  logFile: join(folder, 'chat.log'),
  env: {
    ...{
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      JWT_SECRET: secret,
    },
    ...{ DATABASE_URL: postgres.adminUrl, MAX_CONNECTIONS_PER_ADDRESS: '0', DRAIN_SECONDS: '0' },
  },
});
const devices: Device[] = [];

async function measure(pid: number, before: number): Promise<void> {
  await sleep(SETTLES_MS);
  const times: number[] = [];
  for (const device of devices.slice(0, MESSAGES)) times.push(await device.send('message of a measure'));
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  const now = megabytesOf(pid);
  const each = devices.length > 0 ? `${(((now - before) * 1000) / devices.length).toFixed(1)} kB each, ` : '';
  console.log(`${devices.length} sockets: ${now.toFixed(0)} MB, ${each}a message ${median.toFixed(1)} ms`);
}

try {
  const env = { ...process.env, DATABASE_URL: postgres.adminUrl };
  await runScript('packages/migrations/src/main.ts', [], { root, env });
  await runScript('packages/demo-data/src/main.ts', ['--jobs', '0', '--no-people'], { root, env });
  const seekers: Seeker[] = [];
  for (let at = 0; at < SEEKERS; at += 1) seekers.push(await signInSeeker(database, secret));
  await chat.start();
  const pid = chat.pid ?? 0;
  const before = megabytesOf(pid);
  console.log(`no socket: ${before.toFixed(0)} MB`);
  while (devices.length < target) {
    const few = Array.from({ length: Math.min(AT_ONCE, target - devices.length) }, (_, index) => {
      const seeker = seekers[(devices.length + index) % SEEKERS];
      if (seeker === undefined) throw new Error('no seeker');
      return new Device(`http://127.0.0.1:${port}`, seeker, 'websocket', '/socket.io');
    });
    await Promise.all(few.map((device) => device.joined()));
    devices.push(...few);
    if (devices.length % STEP === 0 || devices.length === target) await measure(pid, before);
  }
} finally {
  for (const device of devices) device.close();
  await chat.end('SIGKILL');
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
