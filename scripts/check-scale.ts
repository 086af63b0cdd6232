// `pnpm check:scale` runs two of each server behind HAProxy, with PgBouncer and Valkey, on loopback. It runs the main
// journey, kills one of each kind, restarts all of them one after the other under load, and counts failures. With --lists
// it only counts the rows that lists of companies read from a million jobs and applications.
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './lib/web-build.ts';
import { checkLists } from './scale/check-lists.ts';
import { Device } from './scale/device.ts';
import { runJourney } from './scale/journey.ts';
import { Load, type Tally } from './scale/load.ts';
import { requirePrograms } from './scale/programs.ts';
import { type ScaleStack, startScaleStack, startServer } from './scale/scale-stack.ts';
import { signInSeeker } from './scale/seeker.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const secret = randomBytes(32).toString('hex');
/** Milliseconds to wait, longer than the load balancer takes to notice that a process has ended. */
const NOTICED_MS = 2500;
const UNDISTURBED_MS = 10_000;

function report(title: string, tallies: readonly Tally[]): number {
  let failed = 0;
  for (const { kind, answered, failures, slowestMs } of tallies) {
    failed += failures.length;
    const reasons = failures.length > 0 ? `: ${[...new Set(failures)].slice(0, 5).join('; ')}` : '';
    console.log(
      `${title}: ${answered} ${kind} answered, ${failures.length} failed${reasons}; slowest ${slowestMs.toFixed(0)} ms`,
    );
  }
  return failed;
}

/** Runs the journey and returns the number of failures. */
async function tryJourney(when: string, { origin, database }: ScaleStack): Promise<number> {
  try {
    await runJourney({ origin, database, secret });
    console.log(`${when}: the journey passes`);
    return 0;
  } catch (error) {
    console.log(`${when}: the journey fails`, error);
    return 1;
  }
}

async function killEachKind(stack: ScaleStack): Promise<number> {
  const { servers, engines } = stack;
  let failed = 0;
  for (const name of ['api1', 'worker1', 'chat1', 'web1']) {
    const victim = servers.find((server) => server.name === name);
    if (!victim) throw new Error(name);
    await victim.end('SIGKILL');
    await sleep(NOTICED_MS);
    failed += await tryJourney(`without ${name}`, stack);
    await startServer(victim);
  }
  await engines.valkey.end('SIGKILL');
  failed += await tryJourney('without Valkey', stack);
  await engines.valkey.start();
  return failed;
}

async function restartAll({ servers }: ScaleStack): Promise<void> {
  for (const server of servers) {
    const milliseconds = await server.end('SIGTERM');
    await startServer(server);
    console.log(`${server.name} restarted (left within ${(milliseconds / 1000).toFixed(1)} s)`);
  }
}

/** Number of restarts of each engine, and milliseconds for which the load continues after each restart. */
const TIMES = 3;

/**
 * Restarts the two engines without a second instance, under load: HAProxy reloads its configuration (SIGUSR2), and
 * PgBouncer is restarted as the container engine does it. Nobody may notice either. Full restarts of HAProxy are
 * reported but not counted, because nothing listens for a moment. Returns the number of failed requests.
 */
async function disturbEngines({ engines }: ScaleStack, load: Load): Promise<number> {
  const { balancer, pgbouncer } = engines;
  const restart = async (engine: typeof balancer, signal: NodeJS.Signals) => {
    const milliseconds = await engine.end(signal);
    await engine.start();
    console.log(`${engine.name} restarted (left within ${milliseconds.toFixed(0)} ms)`);
  };
  const disturbances: [string, boolean, () => unknown][] = [
    ['while the balancer was reloaded', true, () => balancer.signal('SIGUSR2')],
    ['while the pooler was restarted', true, () => restart(pgbouncer, 'SIGINT')],
    ['while the balancer was restarted', false, () => restart(balancer, 'SIGTERM')],
  ];
  let failed = 0;
  for (const [when, isUnseen, disturb] of disturbances) {
    load.reset();
    for (let time = 0; time < TIMES; time += 1) {
      await disturb();
      await sleep(NOTICED_MS);
    }
    const failures = report(when, load.tallies);
    if (isUnseen) failed += failures;
  }
  return failed;
}

/** Checks that each acknowledged message was stored exactly once. */
async function storedMoreThanOnce({ database }: ScaleStack): Promise<number> {
  const [row] = await database.query<{ twice: number }>(
    `SELECT count(*) AS twice FROM (
       SELECT FROM message m WHERE m.body LIKE 'message %' GROUP BY m.conversation_id, m.body HAVING count(*) > 1) d`,
  );
  return Number(row?.twice ?? 0);
}

async function check(stack: ScaleStack): Promise<number> {
  const { origin, database } = stack;
  const isShort = process.argv.includes('--engines');
  const failedJourneys = isShort ? 0 : (await tryJourney('two of each', stack)) + (await killEachKind(stack));
  const devices = await Promise.all(
    [1, 2, 3, 4].map(async () => new Device(origin, await signInSeeker(database, secret))),
  );
  const load = new Load(origin, devices);
  await sleep(UNDISTURBED_MS);
  report('undisturbed', load.tallies);
  load.reset();
  if (!isShort) await restartAll(stack);
  const failedRestarts = report('while all were restarted', load.tallies);
  const failedEngines = await disturbEngines(stack, load);
  await load.stop();
  for (const device of devices) device.close();
  const twice = await storedMoreThanOnce(stack);
  console.log(`messages stored more than once: ${twice}`);
  return failedRestarts + failedEngines + twice + failedJourneys;
}

async function checkServers(): Promise<number> {
  requirePrograms();
  await buildWeb(root);
  const stack = await startScaleStack(root, secret);
  const end = () => void stack.stop().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  try {
    return await check(stack);
  } finally {
    await stack.stop();
  }
}

const failed = await (process.argv.includes('--lists') ? checkLists() : checkServers());
if (failed > 0) process.exitCode = 1;
console.log(failed === 0 ? 'nothing failed' : `${failed} failed`);
