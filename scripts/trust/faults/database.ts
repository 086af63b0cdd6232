import { setTimeout as sleep } from 'node:timers/promises';
import { buildJob } from '@nukkad/testing';
import { countOf } from '../shared/calls.ts';
import type { Town } from './town.ts';

/** Milliseconds by which a distant database is slower. */
const SLOWER = 300;

/** The kernel ends an API process while it applies; another one serves, and the first starts again. */
async function killServer({ world, proxy, api, applyAll, checkAfter, checks }: Town): Promise<void> {
  const other = await world.start('api', { DATABASE_URL: proxy.through(world.url) });
  const applying = applyAll([api.origin, other.origin]);
  await sleep(200);
  await api.kill();
  const outcomes = await applying;
  checks.check(countOf(outcomes, 'DONE') > 0, 'the other process served nothing');
  await api.start();
  await checkAfter('a killed API');
  await other.stop();
}

/** A stopped process accepts connections and does nothing, as under SIGSTOP. */
async function freezeServer({ api, applyAll, checkAfter }: Town): Promise<void> {
  const applying = applyAll();
  await sleep(200);
  api.signal('SIGSTOP');
  await sleep(2000);
  api.signal('SIGCONT');
  await applying;
  await checkAfter('a frozen API');
}

/** A database that freezes, as under SIGSTOP: its connections stay open, and nothing is answered. */
async function freezeDatabase({ proxy, applyAll, checkAfter, checks }: Town): Promise<void> {
  const applying = applyAll();
  await sleep(200);
  proxy.pause();
  await sleep(6000);
  proxy.resume();
  const outcomes = await applying;
  checks.check(!outcomes.includes('INTERNAL'), 'a frozen database gives INTERNAL');
  await checkAfter('a frozen database');
}

/** A database that is 300 ms away still serves one seeker after the other. */
async function slowDatabase({ world, api, proxy, recorder, checkAfter, checks }: Town): Promise<void> {
  proxy.delay(SLOWER);
  for (let round = 0; round < 5; round += 1) {
    const person = await world.person({ credits: 3 });
    const job = await buildJob(world.database);
    const outcome = await recorder.apply(api.origin, person, job.id);
    checks.check(outcome === 'DONE', `a database that is ${SLOWER} ms slower: ${outcome}`);
  }
  await checkAfter('a slow database');
}

/** The connections to the database are reset again and again. */
async function resetConnections({ proxy, applyAll, checkAfter }: Town): Promise<void> {
  const applying = applyAll();
  for (let round = 0; round < 10; round += 1) {
    await sleep(150);
    proxy.cut();
  }
  await applying;
  await checkAfter('resets of the connections');
}

/** The database is gone for some seconds. */
async function refuseConnections({ proxy, applyAll, checkAfter, checks }: Town): Promise<void> {
  await proxy.refuse();
  const outcomes = await applyAll();
  checks.check(countOf(outcomes, 'DONE') === 0, 'applications are acknowledged without a database');
  await proxy.accept();
  await checkAfter('a database that was gone');
}

export const DATABASE_FAULTS: readonly ((town: Town) => Promise<void>)[] = [
  killServer,
  freezeServer,
  freezeDatabase,
  slowDatabase,
  resetConnections,
  refuseConnections,
];
