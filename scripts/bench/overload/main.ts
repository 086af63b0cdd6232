import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type AnyRoute, routes } from '@nukkad/contract';
import { MIX } from '../../trust/load/mix.ts';
import { exampleOf } from '../../trust/shared/requests.ts';
import type { SocketAccount } from '../chat/chat-socket.ts';
import { createSeekers } from '../chat/seekers.ts';
import { startBenchPostgres } from '../shared/bench-postgres.ts';
import { loadBenchDatabase } from '../shared/load-bench-database.ts';
import { withClient } from '../shared/with-client.ts';
import type { Order, Served } from './order.ts';
import { startApiOf } from './servers.ts';

const { values } = parseArgs({
  options: {
    /** Folder of another checkout of the product, which is measured in turn with this one. May occur several times. */
    base: { type: 'string', multiple: true, default: [] },
    /** How many times its capacity a server gets. */
    times: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    /** Seconds of each measurement. */
    seconds: { type: 'string', default: '4' },
  },
});
const times = Number(values.times);
const seconds = Number(values.seconds);
const JOBS = 2000;
/** Numbers of requests on the way when the capacity is measured. The best result counts. */
const CLIENTS = [16, 48];
/** A server has finished its backlog when this many requests in a row take less than `QUICK_MS`. */
const QUICK_IN_A_ROW = 10;
const QUICK_MS = 50;
const HERE = fileURLToPath(new URL('../../..', import.meta.url));

interface Round {
  readonly capacity: number;
  readonly overload: Served;
}

interface Side {
  readonly name: string;
  readonly port: number;
  readonly rounds: Round[];
  stop(): Promise<void>;
}

const log = (text: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

/** Returns the requests of the mixed load as bytes, each for a seeker with a session. */
function requestsFor(seekers: readonly SocketAccount[]): string[] {
  return seekers.flatMap(({ candidateId, token }) =>
    MIX.map((name) => {
      const route: AnyRoute = routes[name];
      const text = JSON.stringify(exampleOf(name, route, candidateId).body);
      const lines = [
        `${route.method} ${route.path} HTTP/1.1`,
        'host: bench',
        `authorization: Bearer ${token}`,
        ...(route.method === 'GET'
          ? []
          : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
      ];
      const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${route.method === 'GET' ? '' : text}`);
      return bytes.toString('latin1');
    }),
  );
}

async function load(generator: ChildProcess, order: Order): Promise<Served> {
  const answered = once(generator, 'message');
  generator.send(order);
  const [served] = await answered;
  return served as Served;
}

/** Waits until a server has finished the requests of clients that have given up, so that they do not slow the next one. */
async function settle({ name, port }: Pick<Side, 'name' | 'port'>): Promise<void> {
  const until = performance.now() + 60_000;
  for (let quick = 0; quick < QUICK_IN_A_ROW; ) {
    if (performance.now() > until) throw new Error(`${name} does not become idle`);
    const began = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/readyz`);
    await response.text();
    quick = response.ok && performance.now() - began < QUICK_MS ? quick + 1 : 0;
    await sleep(20);
  }
}

const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(Math.floor(numbers.length * share), numbers.length - 1)] ??
  Number.NaN;

function lineOf({ name, rounds }: Side): string {
  const medianOf = (value: (round: Round) => number) => percentile(rounds.map(value), 0.5);
  const cells = [
    name,
    medianOf(({ capacity }) => capacity).toFixed(0),
    medianOf(({ overload }) => overload.inTime / seconds).toFixed(0),
    medianOf(({ capacity, overload }) => overload.inTime / seconds / capacity).toFixed(2),
    medianOf(({ overload }) => overload.late / seconds).toFixed(0),
    medianOf(({ overload }) => overload.refused / seconds).toFixed(0),
    medianOf(({ overload }) => overload.gaveUp / seconds).toFixed(0),
    medianOf(({ overload }) => (overload.notSent + overload.other) / seconds).toFixed(0),
    medianOf(({ overload }) => percentile(overload.times, 0.5)).toFixed(0),
    medianOf(({ overload }) => percentile(overload.times, 0.99)).toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function measure(sides: readonly Side[], requests: readonly string[]): Promise<void> {
  const generator = fork(fileURLToPath(new URL('generator.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  try {
    const rounds = Number(values.rounds);
    for (let round = 0; round <= rounds; round += 1)
      for (const side of sides) {
        const order = { port: side.port, requests, seconds, rate: null };
        let capacity = 0;
        for (const clients of CLIENTS) {
          const { inTime, late } = await load(generator, { ...order, clients });
          capacity = Math.max(capacity, (inTime + late) / seconds);
        }
        const overload = await load(generator, { ...order, clients: 0, rate: capacity * times });
        await settle(side);
        const share = overload.inTime / seconds / capacity;
        log(
          `${side.name}: ${capacity.toFixed()}/s, ${share.toFixed(2)} of it under overload; load of the machine ${loadavg()[0]?.toFixed(1)}`,
        );
        // The first round warms up.
        if (round > 0) side.rounds.push({ capacity, overload });
      }
  } finally {
    generator.disconnect();
  }
  console.log(`\nAt ${times} times the capacity, ${sides[0]?.rounds.length} rounds, per second:\n`);
  console.log(
    '| server | capacity | in time | of capacity | late | refused | gave up | other | p50 ms | p99 ms |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const side of sides) console.log(lineOf(side));
}

/** Run by `pnpm bench:overload`. Measures what the API serves in time while far more requests arrive than it can serve. */
async function main(): Promise<void> {
  const postgres = await startBenchPostgres();
  const sides: Side[] = [];
  try {
    const url = await loadBenchDatabase(postgres, JOBS);
    // Without statistics, PostgreSQL would plan for empty tables.
    await withClient(url, (client) => client.query('VACUUM ANALYZE'));
    const secret = randomBytes(32).toString('hex');
    const requests = requestsFor(await createSeekers(url, 50, secret));
    log('the database is ready');
    for (const folder of [...values.base, HERE])
      sides.push({ name: basename(folder), rounds: [], ...(await startApiOf(folder, url, secret)) });
    await measure(sides, requests);
  } finally {
    await Promise.all(sides.map((side) => side.stop()));
    await postgres.stop();
  }
}

await main();
