import { routes } from '@nukkad/contract';
import { newOpaqueToken } from '@nukkad/core/security/opaque-token.ts';
import { issueTicket } from '@nukkad/core/session/issue-ticket.ts';
import { DatabaseClock } from '@nukkad/db/database-clock.ts';
import { verifyAccessToken } from '@nukkad/server/keys/index.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';

const HOUR_MS = 3_600_000;
const SOON_MS = 30_000;

let test: TestApp;
let clock: DatabaseClock;

beforeAll(async () => {
  clock = new DatabaseClock({ query: (statement, values) => test.database.query(statement, values) });
  test = await startTestApp({}, { clock, tokenClock: clock });
  await clock.anchor();
});

afterAll(() => test.close());
afterEach(() => {
  vi.useRealTimers();
});

/** Steps the wall clock of this process. Monotonic time, timers and the database are not affected. */
function step(hours: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS });
}

async function ageMs(moment: Date): Promise<number> {
  const [row] = await test.database.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  return (row?.now.getTime() ?? Number.NaN) - moment.getTime();
}

async function expectRecent(moments: readonly Date[]): Promise<void> {
  for (const moment of moments) expect(Math.abs(await ageMs(moment))).toBeLessThan(SOON_MS);
}

/** Signs a new person in through the route. Returns the access token. */
async function signInByRoute(subject: string): Promise<string> {
  const nonce = newOpaqueToken();
  const person = {
    provider: 'GOOGLE' as const,
    subject,
    email: `${subject}@mail.example`,
    name: 'Asha',
    imageUrl: null,
  };
  const credential = await issueTicket(test.container, person, nonce);
  const answer = await test.client.raw(routes.sessionGoogleSignIn, {
    body: { credential },
    headers: { cookie: `nukkad_browser=${nonce}` },
  });
  return answer.body[0].accessToken;
}

const statusWith = async (accessToken: string) =>
  (await test.client.as({ accessToken }).raw(routes.startupSeekerSettings, { body: {} })).status;

describe.each([
  ['forward', 2],
  ['back', -2],
])('a wall clock that steps two hours %s', (name, hours) => {
  it('is not stored: an application has the database’s time, even in columns with a default', async () => {
    const { candidate, client } = await test.seeker();
    const job = await buildJob(test.database);
    step(hours);
    await client.call(routes.jobApply, { jobId: job.id, isAvailableInCity: true, knowsEnglish: true });
    const stored = await test.database.prisma.application.findFirstOrThrow({
      where: { candidateId: candidate.id },
      include: { events: true },
    });
    const { createdAt, appliedAt, statusChangedAt, events } = stored;
    await expectRecent([createdAt, appliedAt, statusChangedAt, ...events.map((event) => event.createdAt)]);
  });

  it('neither invalidates an earlier token nor signs one that other processes refuse', async () => {
    const before = await signInByRoute(`before-${name}`);
    step(hours);
    expect(await statusWith(before)).toBe(200);
    const during = await signInByRoute(`during-${name}`);
    expect(await statusWith(during)).toBe(200);
    const newcomer = await test.database.prisma.candidate.findFirstOrThrow({
      where: { identities: { some: { subject: `during-${name}` } } },
      include: { identities: true },
    });
    const { createdAt, identities } = newcomer;
    await expectRecent([createdAt, ...identities.map((identity) => identity.createdAt)]);
    const secrets = [test.container.config.JWT_SECRET];
    vi.useRealTimers();
    const verified = await verifyAccessToken(during, secrets);
    expect(verified).not.toBeNull();
    expect((verified?.expiresAtMs ?? 0) - Date.now()).toBeLessThanOrEqual(15 * 60_000 + 1000);
    expect(await statusWith(during)).toBe(200);
  });
});

describe('the token check of the chat', () => {
  it('uses the given time', async () => {
    const token = await signInByRoute('chat');
    const secrets = [test.container.config.JWT_SECRET];
    step(2);
    expect(await verifyAccessToken(token, secrets)).toBeNull();
    expect(await verifyAccessToken(token, secrets, clock.now())).not.toBeNull();
  });
});
