import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type Database } from '@nukkad/db';
import { startLocalPostgres } from '@nukkad/testing/cluster/local-postgres.ts';
import { freePort } from '../lib/ports.ts';
import { runScript } from '../lib/run-script.ts';
import { createEngines } from './engines.ts';
import type { Program } from './programs.ts';
import { createServers } from './servers.ts';

const JOBS = '500';
/** Longer than the balancer's two health checks, after which a process gets requests again. */
const SEEN_MS = 2500;
const READY_MS = 120_000;

export interface ScaleStack {
  readonly origin: string;
  readonly database: Database;
  readonly servers: readonly Program[];
  readonly engines: ReturnType<typeof createEngines>;
  stop(): Promise<void>;
}

const freePorts = (count: number) => Promise.all(Array.from({ length: count }, () => freePort()));

async function choosePorts() {
  const [pgbouncer = 0, valkey = 0, web = 0, api = 0, chat = 0] = await freePorts(5);
  const servers = { web: await freePorts(2), api: await freePorts(2), chat: await freePorts(2) };
  return { pgbouncer, valkey, balancer: { web, api, chat }, servers, workers: await freePorts(2) };
}

/** Waits until a process is ready and the balancer has noticed it. */
async function untilReady(server: Program): Promise<void> {
  const until = performance.now() + READY_MS;
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${server.options.port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (performance.now() > until) throw new Error(`${server.name} is not ready`);
    await sleep(100);
  }
  await sleep(SEEN_MS);
}

/** Restarts a process and waits until the balancer uses it. */
export async function startServer(server: Program): Promise<void> {
  await server.start();
  await untilReady(server);
}

/** Two of each server, with a database of some jobs, on this machine. The web app must be built. */
export async function startScaleStack(root: string, secret: string): Promise<ScaleStack> {
  const home = mkdtempSync(join(tmpdir(), 'nukkad-scale-'));
  // PgBouncer does not run as root and must be able to read its files.
  chmodSync(home, 0o755);
  mkdirSync(join(home, 'files'));
  const ending: (() => unknown)[] = [() => rmSync(home, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ending.splice(0).reverse()) await end();
  };
  const run = async (program: Program) => {
    ending.push(() => program.end('SIGKILL'));
    await program.start();
  };
  try {
    const postgres = await startLocalPostgres();
    ending.push(() => postgres.stop());
    const databaseUrl = postgres.adminUrl;
    const env = { ...process.env, DATABASE_URL: databaseUrl };
    await runScript('packages/migrations/src/main.ts', [], { root, env });
    await runScript('packages/demo-data/src/main.ts', ['--jobs', JOBS, '--no-people'], { root, env });
    const database = createDatabase({ url: databaseUrl, poolSize: 2, applicationName: 'check-scale' });
    ending.push(() => database.close());
    const ports = await choosePorts();
    const engines = createEngines({ home, ports, databaseUrl });
    for (const engine of [engines.pgbouncer, engines.valkey]) await run(engine);
    // A killed master would leave its worker running.
    ending.push(() => engines.balancer.end('SIGTERM'));
    await engines.balancer.start();
    const servers = createServers({ home, ports, databaseUrl, secret });
    await Promise.all(servers.map(run));
    await Promise.all(servers.map(untilReady));
    return { origin: `http://127.0.0.1:${ports.balancer.web}`, database, servers, engines, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
