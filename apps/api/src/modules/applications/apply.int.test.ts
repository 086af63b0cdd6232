import { consentNotice } from '@nukkad/content/consent-notice.ts';
import { routes } from '@nukkad/contract';
import { applyToJob } from '@nukkad/core/applications/apply-to-job.ts';
import { createDatabase } from '@nukkad/db';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dyingBeforeCommit } from '../../../test/die-before-commit.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const input = (jobId: string) => ({ jobId, isAvailableInCity: true, knowsEnglish: true });

function creditsOf(candidateId: string): Promise<number> {
  return test.database.prisma.candidate
    .findUniqueOrThrow({ where: { id: candidateId } })
    .then((candidate) => candidate.creditBalance);
}

describe('applying', () => {
  it('stores the application, its event and the spent credit together', async () => {
    const { candidate, client } = await test.seeker();
    const job = await buildJob(test.database);
    const answer = await client.call(routes.jobApply, input(job.id));
    expect(answer).toMatchObject({ credits: 9, status: 'APPLIED' });
    const stored = await test.database.prisma.application.findFirstOrThrow({
      where: { candidateId: candidate.id },
      include: { events: true },
    });
    expect(stored).toMatchObject({ jobId: job.id, companyId: job.companyId, attempt: 1 });
    expect(stored.events.map((event) => event.status)).toEqual(['APPLIED']);
    expect(await creditsOf(candidate.id)).toBe(9);
  });

  it.each([true, false, null])('stores the answer %s as it was given', async (answer) => {
    const { candidate, client } = await test.seeker();
    const job = await buildJob(test.database);
    await client.call(routes.jobApply, { jobId: job.id, isAvailableInCity: answer, knowsEnglish: answer });
    const stored = await test.database.prisma.application.findFirstOrThrow({
      where: { candidateId: candidate.id },
    });
    expect([stored.isAvailableInCity, stored.knowsEnglish]).toEqual([answer, answer]);
  });

  it('asks an account without a name for one, and stores it with the application', async () => {
    const { candidate, client } = await test.seeker({ name: '', gender: null });
    const job = await buildJob(test.database);
    for (const name of [undefined, '  ', 'R2D2'])
      await expect(client.call(routes.jobApply, { ...input(job.id), name })).rejects.toMatchObject({
        code: 'NAME_INVALID',
      });
    expect(await creditsOf(candidate.id)).toBe(10);
    await client.call(routes.jobApply, { ...input(job.id), name: ' सुनीता  काळे ', gender: 'FEMALE' });
    const { prisma } = test.database;
    const stored = await prisma.candidate.findUniqueOrThrow({ where: { id: candidate.id } });
    expect(stored).toMatchObject({ name: 'सुनीता काळे', gender: 'FEMALE', creditBalance: 9 });
  });

  it('never changes a name or gender that the account has', async () => {
    const { candidate, client } = await test.seeker({ name: 'Asha Patil', gender: 'FEMALE' });
    const job = await buildJob(test.database);
    await client.call(routes.jobApply, { ...input(job.id), name: 'Other', gender: 'MALE' });
    const { prisma } = test.database;
    const stored = await prisma.candidate.findUniqueOrThrow({ where: { id: candidate.id } });
    expect(stored).toMatchObject({ name: 'Asha Patil', gender: 'FEMALE' });
  });

  it('stores the seeker’s position, unless the consent is withdrawn', async () => {
    const point = { latitude: 19.9975, longitude: 73.7898 };
    const open = await test.seeker();
    const closed = await test.seeker();
    const item = { version: consentNotice.version, keys: ['location'] };
    for (const { client } of [open, closed]) await client.call(routes.consentGive, item);
    await closed.client.call(routes.consentWithdraw, { keys: ['location'] });
    const job = await buildJob(test.database);
    const storedOf = async ({ candidate, client }: typeof open) => {
      await client.call(routes.jobApply, { ...input(job.id), point });
      return test.database.prisma.application.findFirstOrThrow({ where: { candidateId: candidate.id } });
    };
    expect(await storedOf(open)).toMatchObject(point);
    expect(await storedOf(closed)).toMatchObject({ latitude: null, longitude: null });
  });

  it('sends one notice about the next steps for each application', async () => {
    const { candidate, client } = await test.seeker();
    const job = await buildJob(test.database);
    await client.call(routes.jobApply, input(job.id));
    await client.call(routes.jobWithdraw, { jobId: job.id });
    await client.call(routes.jobApply, input(job.id));
    const { notifications } = await client.call(routes.notificationList, { size: 10 });
    expect(notifications.map(({ type, link }) => [type, link])).toEqual([
      ['application-status', '/myjobs'],
      ['application-status', '/myjobs'],
    ]);
    expect(notifications[0]?.message).toContain(job.title);
    expect(notifications[0]?.message).toContain('14 days');
    expect(await creditsOf(candidate.id)).toBe(8);
  });

  it.each([
    ['NO_CREDITS', { credits: 0 }, {}],
    ['MOBILE_NOT_VERIFIED', { phone: null }, {}],
    ['JOB_NOT_ACTIVE', {}, { status: 'CLOSED' as const }],
    ['JOB_NOT_ACTIVE', {}, { status: 'PAUSED' as const }],
    [
      'JOB_NOT_ACTIVE',
      {},
      { createdAt: new Date('2026-01-01T00:00:00Z'), expiresAt: new Date('2026-02-01T00:00:00Z') },
    ],
    ['JOB_REMOVED', {}, { status: 'CLOSED' as const, statusReason: 'removed-as-fake' }],
  ])('refuses with %s', async (code, candidateChange, jobChange) => {
    const { candidate, client } = await test.seeker(candidateChange);
    const job = await buildJob(test.database, jobChange);
    const wireCode = code === 'JOB_REMOVED' ? 'NOT_FOUND' : code;
    await expect(client.call(routes.jobApply, input(job.id))).rejects.toMatchObject({ code: wireCode });
    expect(await creditsOf(candidate.id)).toBe(candidate.creditBalance);
    expect(await test.database.prisma.application.count({ where: { candidateId: candidate.id } })).toBe(0);
  });

  it('requires an identity paper only if the setting says so', async () => {
    const { candidate, client } = await test.seeker();
    const job = await buildJob(test.database);
    await test.set('applyRequiresIdentity', true);
    await expect(client.call(routes.jobApply, input(job.id))).rejects.toMatchObject({
      code: 'IDENTITY_MISSING',
    });
    const store = (name: string, deletedAt: Date | null) =>
      test.database.prisma.storedFile.create({
        data: {
          key: `identity/${candidate.id}-${name}.jpg`,
          candidateId: candidate.id,
          kind: 'IDENTITY_PROOF',
          contentType: 'image/jpeg',
          bytes: 1,
          deletedAt,
        },
      });
    await store('deleted', test.clock.now());
    await expect(client.call(routes.jobApply, input(job.id))).rejects.toMatchObject({
      code: 'IDENTITY_MISSING',
    });
    await store('kept', null);
    await expect(client.call(routes.jobApply, input(job.id))).resolves.toMatchObject({ credits: 9 });
    await test.set('applyRequiresIdentity', false);
  });

  it('refuses a company that is not the job’s', async () => {
    const { client } = await test.seeker();
    const job = await buildJob(test.database);
    const other = await buildJob(test.database);
    const wrong = client.call(routes.jobApply, { ...input(job.id), companyId: other.companyId });
    await expect(wrong).rejects.toMatchObject({ status: 400, issues: [{ path: 'companyId' }] });
  });

  it('returns JOB_REMOVED for an unknown id', async () => {
    const { client } = await test.seeker();
    for (const jobId of ['nothing', '00000000-0000-7000-8000-000000000000']) {
      await expect(client.call(routes.jobApply, input(jobId))).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('applying again', () => {
  it('works at once after withdrawing, costs a credit again, and reuses the application', async () => {
    const { candidate, client } = await test.seeker();
    const job = await buildJob(test.database);
    await client.call(routes.jobApply, input(job.id));
    await client.call(routes.jobWithdraw, { jobId: job.id });
    await expect(client.call(routes.jobWithdraw, { jobId: job.id })).rejects.toMatchObject({
      code: 'NOT_APPLIED',
    });
    await expect(client.call(routes.jobApply, input(job.id))).resolves.toMatchObject({ credits: 8 });
    const [application] = await test.database.prisma.application.findMany({
      where: { candidateId: candidate.id },
      include: { events: { orderBy: { createdAt: 'asc' } } },
    });
    expect(application?.attempt).toBe(2);
    expect(application?.events.map((event) => event.status)).toEqual(['APPLIED', 'WITHDRAWN', 'APPLIED']);
  });

  it('works from 30 days after a rejection', async () => {
    const { client, candidate } = await test.seeker();
    const job = await buildJob(test.database);
    await client.call(routes.jobApply, input(job.id));
    const day = 86_400_000;
    const reject = (daysAgo: number) =>
      test.database.prisma.application.updateMany({
        where: { candidateId: candidate.id },
        data: { status: 'REJECTED', statusChangedAt: new Date(Date.now() - daysAgo * day) },
      });
    await reject(29);
    await expect(client.call(routes.jobApply, input(job.id))).rejects.toMatchObject({
      code: 'REAPPLY_TOO_SOON',
      details: { reapplyFrom: expect.stringMatching(/^\d{4}-/) },
    });
    await reject(30);
    await expect(client.call(routes.jobApply, input(job.id))).resolves.toMatchObject({ credits: 8 });
  });
});

describe('races', () => {
  it('spends one credit for twenty equal concurrent calls', async () => {
    const { candidate, client } = await test.seeker();
    const job = await buildJob(test.database);
    const calls = Array.from({ length: 20 }, () => client.call(routes.jobApply, input(job.id)));
    const results = await Promise.allSettled(calls);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(new Set(refused)).toEqual(new Set(['ALREADY_APPLIED']));
    expect(await creditsOf(candidate.id)).toBe(9);
    expect(await test.database.prisma.application.count({ where: { candidateId: candidate.id } })).toBe(1);
  });

  it('never spends more than the balance for twenty concurrent applications', async () => {
    const { candidate, client } = await test.seeker({ credits: 3 });
    const jobs = await Promise.all(Array.from({ length: 20 }, () => buildJob(test.database)));
    const results = await Promise.allSettled(jobs.map((job) => client.call(routes.jobApply, input(job.id))));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3);
    expect(await creditsOf(candidate.id)).toBe(0);
    expect(await test.database.prisma.application.count({ where: { candidateId: candidate.id } })).toBe(3);
    expect(
      await test.database.prisma.creditEntry.count({ where: { candidateId: candidate.id, reason: 'APPLY' } }),
    ).toBe(3);
  });

  it('stores nothing if the connection breaks, and the repeat spends once', async () => {
    const { candidate } = await test.seeker();
    const job = await buildJob(test.database);
    const dying = createDatabase({
      url: test.databaseUrl,
      poolSize: 1,
      applicationName: `dying-${job.shareId}`,
    });
    const killing = dyingBeforeCommit(dying, test.database, `dying-${job.shareId}`);
    const call = (database: typeof dying) =>
      applyToJob(
        { ...test.container, database },
        { candidateId: candidate.id, input: input(job.id), language: 'en' },
      );
    await expect(call(killing)).rejects.toThrow();
    expect(await creditsOf(candidate.id)).toBe(10);
    await expect(call(test.database)).resolves.toMatchObject({ credits: 9 });
    await expect(call(test.database)).rejects.toMatchObject({ code: 'ALREADY_APPLIED' });
    expect(await creditsOf(candidate.id)).toBe(9);
    await dying.close();
  });
});
