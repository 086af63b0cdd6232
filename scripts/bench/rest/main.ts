import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { prepareTestServer } from '@nukkad/testing/prepare-test-server.ts';
import type { ServerName, ServerProcess } from '../../trust/shared/server.ts';
import { createWorld, type World } from '../../trust/shared/world.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    /** Seconds without requests before the memory is read. */
    seconds: { type: 'string', default: '10' },
  },
});

/** The order in which the servers start, because the web server needs the addresses of two others. */
const SERVERS = ['api', 'chat', 'web', 'worker'] as const satisfies readonly ServerName[];
/** Maximum resident memory at rest in MB. The worker has no floor. */
const MEGABYTES: Readonly<Record<ServerName, number>> = {
  api: 250,
  chat: 120,
  web: 120,
  worker: Number.POSITIVE_INFINITY,
};
const READY_SECONDS = 2;

interface Measured {
  readonly name: ServerName;
  /** Seconds from the start of the process until `/readyz` returns 200, to a tenth. */
  readonly ready: number;
  readonly megabytes: number;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Starts the servers one after the other, and reads their memory after a rest. */
async function measure(world: World): Promise<Measured[]> {
  const started = new Map<ServerName, { readonly server: ServerProcess; readonly ready: number }>();
  for (const name of SERVERS) {
    const origins = {
      API_ORIGIN: started.get('api')?.server.origin ?? '',
      CHAT_ORIGIN: started.get('chat')?.server.origin ?? '',
    };
    const began = performance.now();
    const server = await world.start(name, name === 'web' ? origins : {});
    started.set(name, { server, ready: (performance.now() - began) / 1000 });
  }
  await sleep(Number(values.seconds) * 1000);
  const measured = [...started].map(([name, { server, ready }]) => ({
    name,
    ready,
    megabytes: server.megabytes,
  }));
  await Promise.all([...started.values()].map(({ server }) => server.kill()));
  return measured;
}

/** Prints the medians as a table in Markdown. Returns the number of missed floors. */
function report(rounds: readonly Measured[]): number {
  console.log('| server | ready s | floor | MB at rest | floor |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  let missed = 0;
  for (const name of SERVERS) {
    const own = rounds.filter((one) => one.name === name);
    const ready = median(own.map((one) => one.ready));
    const megabytes = median(own.map((one) => one.megabytes));
    const floor = MEGABYTES[name];
    if (ready > READY_SECONDS || megabytes > floor) missed += 1;
    const limit = Number.isFinite(floor) ? `≤ ${floor}` : '–';
    console.log(`| ${name} | ${ready.toFixed(1)} | ≤ ${READY_SECONDS} | ${megabytes.toFixed()} | ${limit} |`);
  }
  console.log(`\nload of the machine ${loadavg()[0]?.toFixed(1)}; ${missed} servers miss a floor`);
  return missed;
}

/** Run by `pnpm bench:rest` after `pnpm build`. Measures how fast the servers start, and their memory without requests. */
async function main(): Promise<void> {
  const { release } = await prepareTestServer();
  const world = await createWorld();
  try {
    const rounds: Measured[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) rounds.push(...(await measure(world)));
    if (report(rounds) > 0) process.exitCode = 1;
  } finally {
    await world.close();
    release();
  }
}

await main();
