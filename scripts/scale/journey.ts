import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '@nukkad/contract';
import { createClient } from '@nukkad/contract/client.ts';
import type { Database } from '@nukkad/db';
import { Device } from './device.ts';
import { signInSeeker } from './seeker.ts';

const DELIVERED_MS = 10_000;

interface Setting {
  readonly origin: string;
  readonly database: Database;
  readonly secret: string;
}

async function page(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path);
  assert.equal(answer.status, 200, path);
  return answer.text();
}

/** Checks that devices of a seeker at different processes get each message once and in order, by polling too. */
async function chatAcross(origin: string, seeker: Awaited<ReturnType<typeof signInSeeker>>): Promise<void> {
  const devices = [
    new Device(origin, seeker),
    new Device(origin, seeker),
    new Device(origin, seeker, 'polling'),
  ] as const;
  const [one, other, polling] = devices;
  await one.joined();
  await other.joined();
  await polling.joined();
  const sent = ['first', 'second', 'third'];
  for (const [at, text] of sent.entries()) await (at % 2 === 0 ? one : other).send(text);
  const isComplete = () => devices.every(({ received }) => received.length >= sent.length);
  for (let waited = 0; waited < DELIVERED_MS && !isComplete(); waited += 50) await sleep(50);
  for (const device of devices) {
    assert.deepEqual(device.received, sent);
    device.close();
  }
}

/**
 * Runs the most frequent actions of a seeker: reads pages, searches, saves, applies, finds both again, and chats on
 * two devices.
 */
export async function runJourney({ origin, database, secret }: Setting): Promise<void> {
  const seeker = await signInSeeker(database, secret);
  const client = createClient({
    baseUrl: `${origin}/api`,
    getAccessToken: () => seeker.accessToken,
    getCandidateId: () => seeker.candidateId,
  });
  assert.match(await page(origin, '/joblist'), /href="\/jobs\?/);
  const answer = await fetch(`${origin}/api${routes.jobFilter.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ size: 10, pageNo: 1 }),
  });
  const { filtered } = (await answer.json()) as { filtered: { jobId: string }[] };
  const [saved = '', applied = ''] = filtered.map(({ jobId }) => jobId);
  assert.ok(saved && applied, 'a search finds jobs');
  // The wire expects the previous state.
  await client.call(routes.jobSave, { jobId: saved, isSaved: false });
  const { credits } = await client.call(routes.jobApply, {
    jobId: applied,
    isAvailableInCity: true,
    knowsEnglish: true,
  });
  assert.equal(credits, 9);
  const jobsOf = async (tab: 'APPLIED' | 'SAVED') =>
    JSON.stringify(await client.call(routes.myJobs, { tab, size: 10 } as never));
  assert.ok((await jobsOf('APPLIED')).includes(applied));
  assert.ok((await jobsOf('SAVED')).includes(saved));
  await chatAcross(origin, seeker);
}
