import { routes } from '@nukkad/contract';
import { eraseAccounts } from '@nukkad/core/erasure/erase-accounts.ts';
import { buildCandidate, buildJob } from '@nukkad/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPhoneSignIns } from '../../../test/phone-sign-ins.ts';
import { reportingSeekers } from '../../../test/reporting-seekers.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => test.close());

async function seeker() {
  const { id } = await buildCandidate(test.database);
  return test.client.as(await test.signIn(id));
}

const statusOf = async (id: string) => test.database.prisma.job.findUniqueOrThrow({ where: { id } });

describe('reporting a job', () => {
  it('offers reasons in the reader’s language, Other last', async () => {
    const { reasons } = await test.client.as({ language: 'mr' }).call(routes.reportReasons, {});
    expect(reasons.length).toBeGreaterThan(3);
    expect(reasons.map((reason) => reason.isOther).indexOf(true)).toBe(reasons.length - 1);
    expect(reasons[0]?.text).toMatch(/[\u0900-\u097f]/);
  });

  it('stores one report per seeker and job', async () => {
    const client = await seeker();
    const job = await buildJob(test.database);
    const [reason] = (await client.call(routes.reportReasons, {})).reasons;
    await client.call(routes.reportJob, { jobId: job.id, reasonId: reason?.id, text: '' });
    await expect(client.call(routes.reportJob, { jobId: job.id, text: 'again' })).rejects.toMatchObject({
      code: 'ALREADY_REPORTED',
    });
    expect(await test.database.prisma.jobReport.count({ where: { jobId: job.id } })).toBe(1);
  });

  it('accepts the report of a seeker who signed in by number, and knows them after they came back', async () => {
    const signIns = createPhoneSignIns(test);
    const phone = signIns.newNumber();
    const job = await buildJob(test.database);
    const report = async () => {
      const { candidate } = await signIns.signIn(phone);
      const client = test.client.as(await test.signIn(candidate.id));
      return {
        client,
        outcome: await signIns.outcome(
          client.call(routes.reportJob, { jobId: job.id, text: 'asks for money' }),
        ),
      };
    };
    const first = await report();
    expect(first.outcome).toBe('done');
    await first.client.call(routes.accountDelete, {});
    await eraseAccounts(test.container);
    expect((await report()).outcome).toBe('ALREADY_REPORTED');
  });

  it('refuses a report without a reason', async () => {
    const client = await seeker();
    const job = await buildJob(test.database);
    for (const input of [{ text: '  ' }, { reasonId: 'other', text: '' }]) {
      await expect(client.call(routes.reportJob, { jobId: job.id, ...input })).rejects.toMatchObject({
        code: 'REPORT_TEXT_MISSING',
        message: expect.stringMatching(/choose anyone/i),
      });
    }
    await expect(client.call(routes.reportJob, { jobId: 'gone', text: 'x' })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('pauses the job at the third report, even if three arrive at once', async () => {
    const job = await buildJob(test.database);
    const { verified } = reportingSeekers(test);
    const clients = [(await verified()).client, (await verified()).client, (await verified()).client];
    for (const client of clients) await client.call(routes.jobById, { jobId: job.id });
    await clients[0]?.call(routes.reportJob, { jobId: job.id, text: 'asks for money' });
    expect((await statusOf(job.id)).status).toBe('ACTIVE');
    await Promise.all(
      clients
        .slice(1)
        .map((client) => client.call(routes.reportJob, { jobId: job.id, text: 'asks for money' })),
    );
    expect(await statusOf(job.id)).toMatchObject({ status: 'PAUSED', statusReason: 'reported' });
  });
});
