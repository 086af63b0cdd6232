import { setTimeout as sleep } from 'node:timers/promises';
import { buildJob } from '@nukkad/testing';
import { TcpFaultProxy } from '@nukkad/testing/tcp-fault-proxy.ts';
import type { Checks } from '../shared/checks.ts';
import { checkInvariants } from '../shared/invariants.ts';
import { forAll } from '../shared/requests.ts';
import type { ServerName, ServerProcess } from '../shared/server.ts';
import { createWorld, type Person, type World } from '../shared/world.ts';
import { Recorder } from './recorder.ts';

const SEEKERS = 12;
const JOBS = 6;
const RECOVERY_ATTEMPTS = 300;

/** A world whose servers reach the database through a proxy that can fail. */
export interface Town {
  readonly world: World;
  readonly checks: Checks;
  readonly proxy: TcpFaultProxy;
  readonly api: ServerProcess;
  /** The other servers of the town. They reach the database directly. */
  readonly others: readonly ServerProcess[];
  readonly recorder: Recorder;
  /**
   * Each seeker applies for each new job, eight at a time. `begin` is called when the jobs exist. Resolves to the outcomes.
   */
  applyAll(
    origins?: readonly string[],
    begin?: () => Promise<unknown>,
    jobCount?: number,
  ): Promise<readonly string[]>;
  /** Checks that everything acknowledged is stored, and that an application is served again within some seconds. */
  checkAfter(what: string): Promise<void>;
  close(): Promise<void>;
}

async function checkStored({ world, checks, recorder }: Town, what: string): Promise<void> {
  for (const { candidateId, jobId } of recorder.acknowledged) {
    const where = { candidateId_jobId: { candidateId, jobId } };
    const stored = await world.database.prisma.application.findUnique({ where });
    checks.check(stored !== null, `${what}: an acknowledged application is lost`);
  }
  await checkInvariants(checks, world.database, what);
}

async function checkServed({ world, checks, api, recorder }: Town, what: string): Promise<void> {
  const person = await world.person({ credits: 3 });
  const job = await buildJob(world.database);
  let outcome = '';
  for (let attempt = 0; attempt < RECOVERY_ATTEMPTS && outcome !== 'DONE'; attempt += 1) {
    outcome = await recorder.apply(api.origin, person, job.id);
    // A retry whose first response was lost finds its application.
    if (outcome === 'ALREADY_APPLIED') break;
    if (outcome !== 'DONE') await sleep(100);
  }
  const isServed = outcome === 'DONE' || outcome === 'ALREADY_APPLIED';
  checks.check(isServed, `${what}: afterwards nobody can apply: ${outcome}`);
}

type Environment = Readonly<Record<string, string>>;

interface TownOptions {
  /** Settings of all servers. A function gets the folder of the town, in which it may write files. */
  readonly environment?: Environment | ((folder: string) => Promise<Environment>);
  /** Servers that are started before the API. */
  readonly servers?: readonly ServerName[];
}

/** Creates a database, a proxy before it, and an API that uses it. */
export async function createTown(
  checks: Checks,
  { environment = {}, servers = [] }: TownOptions = {},
): Promise<Town> {
  const world = await createWorld();
  const proxy = await TcpFaultProxy.before(world.url);
  const DATABASE_URL = proxy.through(world.url);
  const settings = typeof environment === 'function' ? await environment(world.folder) : environment;
  const others: ServerProcess[] = [];
  for (const name of servers) others.push(await world.start(name, settings));
  const api = await world.start('api', { DATABASE_URL, ...settings });
  const recorder = new Recorder(checks);
  const seekers = await Promise.all(Array.from({ length: SEEKERS }, () => world.person({ credits: 50 })));
  const town: Town = {
    world,
    checks,
    proxy,
    api,
    others,
    recorder,
    applyAll: async (origins = [api.origin], begin, jobCount = JOBS) => {
      const jobs = await Promise.all(Array.from({ length: jobCount }, () => buildJob(world.database)));
      recorder.outcomes = [];
      await begin?.();
      const pairs = seekers.flatMap((person) => jobs.map(({ id }): [Person, string] => [person, id]));
      await forAll([...pairs.entries()], 8, async ([at, [person, jobId]]) => {
        await recorder.apply(origins[at % origins.length] ?? '', person, jobId);
      });
      return recorder.outcomes;
    },
    checkAfter: async (what) => {
      proxy.resume();
      await proxy.accept();
      await checkServed(town, what);
      await checkStored(town, what);
      checks.check(api.isRunning, `${what}: the API ended`);
    },
    close: async () => {
      await world.close();
      await proxy.close();
    },
  };
  return town;
}
