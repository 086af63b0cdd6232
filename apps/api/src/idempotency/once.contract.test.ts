import type { AddressInfo } from 'node:net';
import { type AnyRoute, routes } from '@nukkad/contract';
import { createClient } from '@nukkad/contract/client.ts';
import { IDEMPOTENCY_KEY_HOURS } from '@nukkad/contract/idempotency.ts';
import { applyToJob } from '@nukkad/core/applications/apply-to-job.ts';
import { purge } from '@nukkad/core/background/purge.ts';
import { createDatabase } from '@nukkad/db';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dyingBeforeCommit } from '../../test/die-before-commit.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
let keys = 0;

beforeAll(async () => {
  test = await startTestApp();
  await test.set('hrFromHour', 0);
  await test.set('hrToHour', 24);
});

afterAll(() => test.close());

const newKey = () => `action-${++keys}`;

async function seeker(credits = 10) {
  const { id, client } = await test.seeker({ credits });
  const send = async (route: AnyRoute, key: string | null, body: object) => {
    const headers: Record<string, string> = key === null ? {} : { 'idempotency-key': key };
    const { status, headers: answered, body: whole } = await client.raw(route, { body, headers });
    const { requestId: _, ...answer } = Array.isArray(whole) ? whole[0] : whole;
    return { status, answer, retryAfter: answered['retry-after'] };
  };
  const balance = async () =>
    (await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } })).creditBalance;
  return { id, send, balance };
}

describe('an action with a key', () => {
  it('is done once with the same answer; without a key the repeat gets an error', async () => {
    const { send, balance } = await seeker();
    const { id: jobId } = await buildJob(test.database);
    const key = newKey();
    const first = await send(routes.jobApply, key, { jobId });
    expect(first).toMatchObject({ status: 200, answer: { success: true, candidateCredits: 9 } });
    expect(await send(routes.jobApply, key, { jobId })).toEqual(first);
    expect(await send(routes.jobApply, null, { jobId })).toMatchObject({
      answer: { code: 'ALREADY_APPLIED' },
    });
    const another = await send(routes.jobApply, newKey(), { jobId });
    expect(another).toMatchObject({ answer: { code: 'ALREADY_APPLIED' } });
    expect(await balance()).toBe(9);
  });

  it('is identified by its parsed input, whatever else a client sends', async () => {
    const { send } = await seeker();
    const { id: jobId } = await buildJob(test.database);
    const key = newKey();
    const first = await send(routes.jobApply, key, { jobId });
    const repeat = { knowEnglish: true, jobId, appBuild: 7, loginFrom: 'Android' };
    expect(await send(routes.jobApply, key, repeat)).toEqual(first);
  });

  it('is refused for a changed body or another route', async () => {
    const { send, balance } = await seeker();
    const job = await buildJob(test.database);
    const other = await buildJob(test.database);
    const key = newKey();
    await send(routes.jobApply, key, { jobId: job.id });
    const reused = { status: 422, answer: { success: false, code: 'KEY_REUSED', msg: expect.any(String) } };
    expect(await send(routes.jobApply, key, { jobId: other.id })).toMatchObject(reused);
    expect(await send(routes.jobApply, key, { jobId: job.id, knowEnglish: false })).toMatchObject(reused);
    expect(await send(routes.hrContact, key, { jobId: job.id })).toMatchObject(reused);
    expect(await balance()).toBe(9);
  });

  it('belongs to one seeker', async () => {
    const one = await seeker();
    const other = await seeker();
    const { id: jobId } = await buildJob(test.database);
    const key = newKey();
    for (const { send } of [one, other])
      expect(await send(routes.jobApply, key, { jobId })).toMatchObject({ answer: { success: true } });
    expect([await one.balance(), await other.balance()]).toEqual([9, 9]);
  });

  it.each(['short', 'with spaces in it', 'käse-käse-käse', 'x'.repeat(101), ''])(
    'needs a key of the right form, not %j',
    async (key) => {
      const { send, balance } = await seeker();
      const { id: jobId } = await buildJob(test.database);
      const wrong = await send(routes.jobApply, key, { jobId });
      expect(wrong).toMatchObject({ status: 400, answer: { issues: [{ path: 'Idempotency-Key' }] } });
      expect(await balance()).toBe(10);
    },
  );

  it('stores a refusal too, even if the action is possible by now, but no server error', async () => {
    const { id, send, balance } = await seeker(0);
    const { id: jobId } = await buildJob(test.database);
    const key = newKey();
    const refused = await send(routes.jobApply, key, { jobId });
    expect(refused).toMatchObject({ status: 200, answer: { success: false, code: 'NO_CREDITS' } });
    await test.database.prisma.creditEntry.create({
      data: { candidateId: id, amount: 2, reason: 'OPERATOR', reference: 'gift' },
    });
    expect(await send(routes.jobApply, key, { jobId })).toEqual(refused);
    const next = newKey();
    const gone = await send(routes.jobApply, next, { jobId: '00000000-0000-7000-8000-000000000000' });
    expect(gone.status).toBe(404);
    expect(await send(routes.jobApply, next, { jobId })).toMatchObject({ answer: { success: true } });
    expect(await balance()).toBe(1);
  });

  it('expires after its lifetime, and is then deleted', async () => {
    const { id, send, balance } = await seeker();
    const { id: jobId } = await buildJob(test.database, { expiresAt: new Date('2099-01-01') });
    const key = newKey();
    await send(routes.jobApply, key, { jobId });
    test.clock.advanceSeconds(IDEMPOTENCY_KEY_HOURS * 3600 + 1);
    expect(await send(routes.jobApply, key, { jobId })).toMatchObject({
      answer: { code: 'ALREADY_APPLIED' },
    });
    test.clock.advanceSeconds(IDEMPOTENCY_KEY_HOURS * 3600 + 1);
    await purge(test.container);
    expect(await test.database.prisma.idempotencyKey.count({ where: { candidateId: id } })).toBe(0);
    expect(await balance()).toBe(9);
  });
});

describe('every action that takes a key', () => {
  it('gives the first answer again: contact, credits and referral', async () => {
    const job = await buildJob(test.database);
    const friend = await buildCandidate(test.database);
    const body = { jobId: job.id };
    const cases: [AnyRoute, number, object][] = [
      [routes.hrContact, 5, body],
      [routes.creditsRequest, 0, {}],
      [routes.referralApply, 5, { referralCode: friend.referralCode }],
    ];
    for (const [route, credits, input] of cases) {
      const { send, balance } = await seeker(credits);
      const key = newKey();
      const first = await send(route, key, input);
      expect(first).toMatchObject({ status: 200, answer: { success: true } });
      const after = await balance();
      expect(after).not.toBe(credits);
      expect(await send(route, key, input)).toEqual(first);
      expect(await balance()).toBe(after);
    }
    const taking = Object.values(routes).filter((route: AnyRoute) => route.idempotent);
    expect(new Set(taking)).toEqual(new Set([routes.jobApply, ...cases.map(([route]) => route)]));
  });
});

describe('the typed client', () => {
  it('gets the answer of the first call if the connection broke', async () => {
    const { id, balance } = await seeker();
    const { accessToken } = await test.signIn(id);
    const job = await buildJob(test.database);
    const { port } = test.app.server.address() as AddressInfo;
    let lost = 0;
    const client = createClient({
      baseUrl: `http://127.0.0.1:${port}`,
      getAccessToken: () => accessToken,
      fetch: async (address, init) => {
        const answer = await fetch(address, init);
        if (lost++ === 0) throw new TypeError('fetch failed');
        return answer;
      },
    });
    const input = { jobId: job.id, isAvailableInCity: true, knowsEnglish: true };
    await expect(client.call(routes.jobApply, input)).resolves.toMatchObject({
      credits: 9,
      status: 'APPLIED',
    });
    expect(lost).toBe(2);
    await expect(client.call(routes.jobApply, input)).rejects.toMatchObject({ code: 'ALREADY_APPLIED' });
    expect(await balance()).toBe(9);
  });
});

describe('races', () => {
  it('end with one effect and one answer, or an error that it still runs', async () => {
    for (const credits of [1, 1, 1, 10, 10, 10]) {
      const { id, send, balance } = await seeker(credits);
      const { id: jobId } = await buildJob(test.database);
      const key = newKey();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => send(routes.jobApply, key, { jobId })),
      );
      const done = answers.filter(({ status }) => status === 200);
      const waiting = answers.filter(({ status }) => status !== 200);
      expect(done.length).toBeGreaterThan(0);
      for (const { answer } of done) expect(answer).toEqual(done[0]?.answer);
      expect(done[0]?.answer).toMatchObject({ success: true, candidateCredits: credits - 1 });
      for (const one of waiting)
        expect(one).toMatchObject({ status: 409, answer: { code: 'CONFLICT' }, retryAfter: '1' });
      expect((await send(routes.jobApply, key, { jobId })).answer).toEqual(done[0]?.answer);
      expect(await balance()).toBe(credits - 1);
      expect(await test.database.prisma.application.count({ where: { candidateId: id } })).toBe(1);
    }
  });

  it('with different keys never spend more than the balance', async () => {
    const { send, balance } = await seeker(3);
    const jobs = await Promise.all(Array.from({ length: 12 }, () => buildJob(test.database)));
    const pairs = jobs.flatMap(({ id: jobId }) =>
      [newKey()].flatMap((key) => [
        { key, jobId },
        { key, jobId },
      ]),
    );
    const answers = await Promise.all(pairs.map(({ key, jobId }) => send(routes.jobApply, key, { jobId })));
    const applied = new Set(
      pairs.filter((_, index) => answers[index]?.answer.success).map(({ jobId }) => jobId),
    );
    expect(applied.size).toBe(3);
    expect(await balance()).toBe(0);
  });

  it('leave no key behind if the connection dies, so that the repeat succeeds', async () => {
    const { id, balance } = await seeker();
    const { id: jobId, shareId } = await buildJob(test.database);
    const name = `dying-${shareId}`;
    const dying = createDatabase({ url: test.databaseUrl, poolSize: 1, applicationName: name });
    const killing = dyingBeforeCommit(dying, test.database, name);
    const actionKey = { candidateId: id, key: newKey(), fingerprint: 'the same' };
    const input = { jobId, isAvailableInCity: true, knowsEnglish: true };
    const call = (database: typeof dying) =>
      applyToJob({ ...test.container, database }, { candidateId: id, input, language: 'en', actionKey });
    await expect(call(killing)).rejects.toThrow();
    expect(await test.database.prisma.idempotencyKey.count({ where: { candidateId: id } })).toBe(0);
    const first = await call(test.database);
    expect(first).toMatchObject({ credits: 9 });
    expect(await call(test.database)).toEqual(first);
    expect(await balance()).toBe(9);
    await dying.close();
  });
});
