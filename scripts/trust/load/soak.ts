import { setTimeout as sleep } from 'node:timers/promises';
import { buildApplication, buildJob } from '@nukkad/testing';
import type { Checks } from '../shared/checks.ts';
import type { Part } from '../shared/part.ts';
import type { ServerProcess } from '../shared/server.ts';
import { createWorld } from '../shared/world.ts';
import { Answers } from './answers.ts';
import { growthRatio } from './slope.ts';
import { type Traffic, visit } from './traffic.ts';

/** How often the traffic rests, so that memory can be compared. */
const RESTS = 24;
const VISITS_A_SECOND = 20;
/** Seconds of a rest before memory is read. */
const REST_SECONDS = 1;
/** Growth in the last two thirds, as a share of the mean, that counts as flat. */
const FLAT_MEMORY = 0.05;
const FLAT_HANDLES = 0.1;
const PEOPLE = 40;
const JOBS = 60;

interface Series {
  readonly megabytes: number[];
  readonly handles: number[];
}

function checkFlat(checks: Checks, name: string, { megabytes, handles }: Series): void {
  if (megabytes.some(Number.isNaN)) {
    checks.skip('memory and handles can be read on Linux only');
    return;
  }
  const grown = growthRatio(megabytes);
  const opened = growthRatio(handles);
  const range = `${megabytes.at(0)?.toFixed()} to ${megabytes.at(-1)?.toFixed()} MB`;
  const percent = (ratio: number) => `${(100 * ratio).toFixed(1)} %`;
  console.log(
    `  ${name}: ${range}, last two thirds ${percent(grown)}; ${handles.at(0)} to ${handles.at(-1)} handles, ${percent(opened)}`,
  );
  checks.check(grown <= FLAT_MEMORY, `${name} grew by ${percent(grown)} in the last two thirds (${range})`);
  checks.check(opened <= FLAT_HANDLES, `${name} opened ${percent(opened)} more handles`);
}

/** Stops for a second, collects the garbage of all servers, and reads their memory. */
async function rest(servers: readonly ServerProcess[], series: readonly Series[]): Promise<void> {
  await Promise.all(servers.map((server) => server.collectGarbage()));
  await sleep(1000 * REST_SECONDS);
  for (const [at, { megabytes, handles }] of servers.entries()) {
    series[at]?.megabytes.push(megabytes);
    series[at]?.handles.push(handles);
  }
}

/** Sends visits for so many seconds, and waits for all answers. */
async function sendFor(traffic: Traffic, seconds: number, from: number): Promise<number> {
  const pending = new Set<Promise<void>>();
  const end = performance.now() + 1000 * seconds;
  let number = from;
  for (; performance.now() < end; number += 1) {
    const visiting = visit(traffic, number)
      .catch((error: unknown) => traffic.answers.failed(String(error)))
      .finally(() => pending.delete(visiting));
    pending.add(visiting);
    await sleep(1000 / VISITS_A_SECOND);
  }
  await Promise.all(pending);
  return number;
}

/** A light mixed load for minutes: every request is answered, and memory and open handles stay flat. */
export const soak: Part = {
  name: 'soak',
  isInShortForm: false,
  run: async (checks, { soakMinutes }) => {
    const world = await createWorld();
    const answers = new Answers();
    try {
      const names = ['api', 'api', 'chat', 'chat', 'worker'] as const;
      const servers = await Promise.all(names.map((name) => world.start(name)));
      const jobs = await Promise.all(Array.from({ length: JOBS }, () => buildJob(world.database)));
      const people = await Promise.all(
        Array.from({ length: PEOPLE }, () => world.person({ credits: 10_000 })),
      );
      const ofName = (name: string) => servers.filter((server) => server.name === name);
      const { id: chatJobId, companyId } = await buildJob(world.database);
      for (const { id: candidateId } of people)
        await buildApplication(world.database, { candidateId, jobId: chatJobId, status: 'SHORTLISTED' });
      const jobIds = jobs.map(({ id }) => id);
      const traffic = { apis: ofName('api'), chats: ofName('chat'), people, jobIds, companyId, answers };
      const series = servers.map((): Series => ({ megabytes: [], handles: [] }));
      const seconds = (soakMinutes * 60) / RESTS;
      for (let number = 0, round = 0; round < RESTS; round += 1) {
        number = await sendFor(traffic, seconds, number);
        await rest(servers, series);
      }
      console.log(`  ${answers.total} requests: ${answers.outcomes}`);
      checks.check(
        answers.failures === 0,
        `${answers.failures} of ${answers.total} requests were not answered as promised: ${answers.causes}`,
      );
      for (const [at, server] of servers.entries())
        checkFlat(checks, `${server.name} ${at + 1}`, series[at] as Series);
      for (const server of servers) checks.check(server.isRunning, `${server.name} ended`);
    } finally {
      await world.close();
    }
  },
};
