import { setTimeout as sleep } from 'node:timers/promises';
import { buildJob } from '@nukkad/testing';
import type { Checks } from '../shared/checks.ts';
import type { Part } from '../shared/part.ts';
import type { ServerProcess } from '../shared/server.ts';
import { createWorld } from '../shared/world.ts';
import { sendMixed } from './mixed-load.ts';
import { secondHalfGrowth } from './slope.ts';

const SAMPLES = 60;
const REQUESTS_A_SECOND = 20;
/** Growth over the second half that counts as flat: V8 collects its old generation rarely under a light load. */
const FLAT_MEGABYTES = 25;
const FLAT_HANDLES = 10;

interface Series {
  readonly megabytes: number[];
  readonly handles: number[];
}

function isFlat(checks: Checks, { name }: ServerProcess, { megabytes, handles }: Series): void {
  if (megabytes.some(Number.isNaN)) {
    checks.skip('memory and handles can be read on Linux only');
    return;
  }
  const grown = secondHalfGrowth(megabytes);
  const range = `${megabytes.at(0)?.toFixed()} to ${megabytes.at(-1)?.toFixed()} MB`;
  console.log(
    `  ${name}: ${range}, second half ${grown.toFixed(1)} MB, ${handles.at(0)} to ${handles.at(-1)} handles`,
  );
  checks.check(
    grown <= FLAT_MEGABYTES,
    `${name} grew by ${grown.toFixed(1)} MB in the second half (${range})`,
  );
  const opened = secondHalfGrowth(handles);
  checks.check(opened <= FLAT_HANDLES, `${name} opened ${opened.toFixed(1)} handles in the second half`);
}

/** A light mixed load for minutes: every request is answered, and memory and open handles stay flat. */
export const soak: Part = {
  name: 'soak',
  isInShortForm: false,
  run: async (checks, { isShort, soakMinutes }) => {
    const world = await createWorld();
    try {
      const servers = await Promise.all([world.start('api'), world.start('api'), world.start('worker')]);
      for (let job = 0; job < 50; job += 1) await buildJob(world.database);
      const people = await Promise.all(Array.from({ length: 20 }, () => world.person()));
      const series = servers.map((): Series => ({ megabytes: [], handles: [] }));
      const seconds = isShort ? 6 : soakMinutes * 60;
      const pending = new Set<Promise<void>>();
      const total = Math.floor(seconds * REQUESTS_A_SECOND);
      for (let number = 0; number < total; number += 1) {
        const api = servers[number % 2];
        const person = people[number % people.length];
        if (!api || !person) continue;
        const sending = sendMixed(api.origin, number, person).then(({ status, text, retryAfter }) => {
          const isAnswered = status === 200 || (status === 503 && retryAfter !== null);
          checks.check(isAnswered, `request ${number}: ${status} ${text.slice(0, 100)}`);
          pending.delete(sending);
        });
        pending.add(sending);
        if (number % Math.ceil(total / SAMPLES) === 0)
          for (const [at, { megabytes, handles }] of servers.entries()) {
            series[at]?.megabytes.push(megabytes);
            series[at]?.handles.push(handles);
          }
        await sleep(1000 / REQUESTS_A_SECOND);
      }
      await Promise.all(pending);
      if (!isShort)
        for (const [at, server] of servers.entries()) isFlat(checks, server, series[at] as Series);
    } finally {
      await world.close();
    }
  },
};
