import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '@nukkad/contract';
import { buildJob } from '@nukkad/testing';
import { clientOf } from '../shared/calls.ts';
import type { Scale } from '../shared/part.ts';
import type { Person } from '../shared/world.ts';
import type { Behaviour } from './outside-service.ts';
import { PUSH_HOST, type Surroundings } from './surroundings.ts';

const RETRY_AFTER = 120;
/** Tolerance in seconds of a retry's time. */
const ABOUT = 15;

interface PushFault {
  readonly name: string;
  readonly behaviour: Behaviour;
  /** Whether the service says that the browser has cancelled its subscription. */
  readonly isGone?: true;
  /** Seconds until the next attempt. */
  readonly retryAfter?: number;
}

const QUICK_FAULTS: readonly PushFault[] = [
  { name: 'status 410', behaviour: { status: 410 }, isGone: true },
  {
    name: 'status 429',
    behaviour: { status: 429, headers: { 'retry-after': String(RETRY_AFTER) } },
    retryAfter: RETRY_AFTER,
  },
  { name: 'status 500', behaviour: { status: 500 }, retryAfter: 60 },
  { name: 'a connection that breaks off', behaviour: 'breaks off', retryAfter: 60 },
];
const FAULTS: readonly PushFault[] = [
  ...QUICK_FAULTS,
  { name: 'status 404', behaviour: { status: 404 }, isGone: true },
  { name: 'status 503', behaviour: { status: 503 }, retryAfter: 60 },
  { name: 'no response', behaviour: 'hangs', retryAfter: 60 },
];

/** A seeker with a browser whose push service fails. */
interface Reader {
  readonly fault: PushFault;
  readonly person: Person;
  readonly path: string;
  readonly token: string;
}

async function createReader({ town }: Surroundings, fault: PushFault): Promise<Reader> {
  const person = await town.world.person({ credits: 5 });
  const path = `/fcm/send/${randomUUID()}`;
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const token = JSON.stringify({ endpoint: `https://${PUSH_HOST}${path}`, keys: { p256dh, auth } });
  await town.world.database.prisma.pushSubscription.create({ data: { token, candidateId: person.id } });
  return { fault, person, path, token };
}

async function apply({ town }: Surroundings, person: Person, jobId: string): Promise<void> {
  const input = { jobId, isAvailableInCity: true, knowsEnglish: true };
  await clientOf(town.api.origin, person).call(routes.jobApply, input);
}

/** Requests the task that sends pushes, as each withdrawal does, until `isDone`. Returns false after half a minute. */
async function pushUntil(outside: Surroundings, isDone: () => Promise<boolean>): Promise<boolean> {
  const { world, api } = outside.town;
  for (let attempt = 0; attempt < 15; attempt += 1) {
    if (await isDone()) return true;
    const person = await world.person({ credits: 1 });
    const job = await buildJob(world.database);
    await apply(outside, person, job.id);
    await clientOf(api.origin, person).call(routes.jobWithdraw, { jobId: job.id });
    await sleep(2000);
  }
  return isDone();
}

async function checkAttempt({ town, push }: Surroundings, { fault, token, path }: Reader): Promise<void> {
  const { prisma } = town.world.database;
  const what = `a push with ${fault.name}`;
  const attempts = push.received.filter((request) => request.path === path).length;
  town.checks.check(attempts <= 1, `${what}: ${attempts} attempts at once`);
  const devices = await prisma.pushSubscription.count({ where: { token } });
  town.checks.check(devices === (fault.isGone ? 0 : 1), `${what}: ${devices} devices are left`);
  const [retry] = await prisma.pushRetry.findMany({ where: { token } });
  const seconds = retry ? (retry.dueAt.getTime() - Date.now()) / 1000 : null;
  if (fault.retryAfter === undefined) town.checks.check(seconds === null, `${what} is tried again`);
  else {
    const isInTime = seconds !== null && Math.abs(seconds - fault.retryAfter) < ABOUT;
    town.checks.check(isInTime, `${what}: the next attempt is in ${seconds} s, not ${fault.retryAfter}`);
  }
}

async function checkDelivery({ town, push }: Surroundings, { fault, path, person }: Reader): Promise<void> {
  const what = `a push after ${fault.name}`;
  const delivered = push.served.filter((request) => request.path === path).length;
  town.checks.check(delivered === (fault.isGone ? 0 : 1), `${what}: delivered ${delivered} times`);
  const notices = await town.world.database.prisma.notification.count({ where: { candidateId: person.id } });
  town.checks.check(notices === 1, `${what}: ${notices} notices of one application`);
}

/** Pushes while the services of different browsers fail in different ways at the same time. */
export async function breakPush(outside: Surroundings, { isShort }: Scale): Promise<void> {
  const { town, push, worker } = outside;
  const { prisma } = town.world.database;
  const readers = await Promise.all(
    (isShort ? QUICK_FAULTS : FAULTS).map((fault) => createReader(outside, fault)),
  );
  const well = await createReader(outside, { name: 'no fault', behaviour: 'works' });
  push.behaviourFor = (path) => readers.find((reader) => reader.path === path)?.fault.behaviour ?? 'works';
  const job = await buildJob(town.world.database);
  for (const { person } of [...readers, well]) await apply(outside, person, job.id);
  const retried = readers.filter(({ fault }) => fault.retryAfter !== undefined).map(({ token }) => token);
  const retries = () => prisma.pushRetry.count({ where: { token: { in: retried } } });
  const isTried = await pushUntil(outside, async () => (await retries()) === retried.length);
  town.checks.check(isTried, `${await retries()} of ${retried.length} failed pushes are tried again`);
  for (const reader of readers) await checkAttempt(outside, reader);
  push.behaviour = 'works';
  // As if the time of the next attempts had come.
  await prisma.pushRetry.updateMany({ where: { token: { in: retried } }, data: { dueAt: new Date() } });
  const isDelivered = () => retried.every((token) => push.served.some(({ path }) => token.includes(path)));
  town.checks.check(
    await pushUntil(outside, async () => isDelivered()),
    'pushes are not sent after the fault',
  );
  for (const reader of [...readers, well]) await checkDelivery(outside, reader);
  town.checks.check(worker.isRunning, 'the worker ended');
}
