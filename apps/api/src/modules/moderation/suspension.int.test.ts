import { routes } from '@nukkad/contract';
import { SETTLED_AT_ONCE, settleSuspensions } from '@nukkad/core/moderation/settle-suspensions.ts';
import { restoreCompany, suspendCompany } from '@nukkad/core/moderation/suspend-company.ts';
import { withClient } from '@nukkad/db/testing/connect.ts';
import { searchLanguage } from '@nukkad/job-search';
import { buildApplication, buildCompany, buildJob } from '@nukkad/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

/** Number of jobs of the company: three full batches and part of a fourth. */
const JOBS = 3 * SETTLED_AT_ONCE + 50;

let test: TestApp;
let companyId: string;
let number = 0;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const subject = () => ({ companyId, actor: 'operator' });
const rows = <Row>(sql: string) => test.database.query<Row>(sql);
const count = async (condition: string) =>
  (
    await rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM job WHERE company_id = '${companyId}' AND ${condition}`,
    )
  )[0]?.n;
const countSearchableJobs = async () =>
  (
    await rows<{ n: number }>(`SELECT count(*)::int AS n FROM job_search s JOIN job j ON j.id = s.job_id
                  WHERE j.company_id = '${companyId}' AND s.is_active
                    AND EXISTS (SELECT FROM job_term t WHERE t.job_id = j.id AND t.is_active IS TRUE)`)
  )[0]?.n;
/** Returns the largest number of jobs that one transaction changed, found by the xmin of the rows. */
const largestTransaction = async () =>
  (
    await rows<{ n: number }>(`SELECT max(n)::int AS n FROM (SELECT count(*) AS n FROM job
                  WHERE company_id = '${companyId}' GROUP BY xmin::text) written`)
  )[0]?.n;
const countFoundJobs = async () => {
  const filter = { text: `Zither${number}`, sortBy: 'NEWEST', page: 1, size: 10 } as const;
  const { jobs } = await test.client.call(routes.jobFilter, filter);
  return jobs.filter((job) => job.companyId === companyId).length;
};

/** Creates a company with many open jobs in one statement, like an import. */
beforeEach(async () => {
  number += 1;
  await rows('UPDATE company SET suspension_pending_since = NULL');
  ({ id: companyId } = await buildCompany(test.database, { name: `Zither${number} Works` }));
  const { id } = await buildJob(test.database, { companyId, title: 'Cook' });
  await rows(`INSERT INTO job (id, share_id, company_id, title, slug, profile_key, job_type, city_id, address, latitude,
      longitude, requirements, created_at, expires_at)
    SELECT gen_random_uuid(), '${number}' || lpad(n::text, 5, '0'), company_id, 'Cook', 'cook', profile_key, job_type,
      city_id, address, latitude, longitude, '', now() - n * interval '1 second', now() + interval '30 days'
      FROM job CROSS JOIN generate_series(2, ${JOBS}) AS n WHERE job.id = '${id}'`);
  // The word of the name is new.
  await searchLanguage.refresh(test.app.container.database);
});

async function seekerWhoSaved(condition: string) {
  const seeker = await test.seeker({ credits: 9 });
  const [job] = await rows<{ id: string }>(
    `SELECT id::text FROM job WHERE company_id = '${companyId}' AND ${condition} LIMIT 1`,
  );
  const jobId = job?.id ?? '';
  await test.database.prisma.savedJob.create({ data: { candidateId: seeker.id, jobId } });
  return { ...seeker, jobId };
}
const noticesOf = async (candidateId: string) => {
  const stored = await test.database.prisma.notification.findMany({ where: { candidateId } });
  return stored.map(({ values }) => (values as { template: string }).template);
};

/** Returns a container that throws after this many transactions, like a process that crashes. */
function crashingAfter(transactions: number): TestApp['container'] {
  let begun = 0;
  const { database } = test.container;
  const transaction: typeof database.transaction = (work) => {
    begun += 1;
    if (begun > transactions) throw new Error('the process ended');
    return database.transaction(work);
  };
  return { ...test.container, database: Object.create(database, { transaction: { value: transaction } }) };
}

describe('suspending a company with many jobs', () => {
  it('hides the jobs at once, without updating their rows', async () => {
    expect(await countFoundJobs()).toBe(10);
    const { client, jobId } = await seekerWhoSaved('true');
    expect(await suspendCompany(test.container, subject())).toEqual({ jobs: JOBS, isPending: true });
    expect(await count("status = 'PAUSED'")).toBe(0);
    expect([await countSearchableJobs(), await countFoundJobs()]).toEqual([0, 0]);
    const list = await test.client.call(routes.companyJobs, { company: { companyId }, size: 10 });
    expect(list.jobs.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'PAUSED'));
    const saved = await client.call(routes.myJobs, { tab: 'SAVED', size: 10 });
    expect(saved.jobs.map(({ status }) => status)).toEqual(['PAUSED']);
    const page = await client.call(routes.jobById, { jobId });
    expect(page.job.status).toBe('PAUSED');
    const { body } = await client.raw(routes.jobApply, { body: { jobId, companyId } });
    expect(body).toMatchObject([{ success: false, code: 'JOB_NOT_ACTIVE' }]);
    // 11:00 in India, when HR may be called.
    test.clock.set(`${new Date().toISOString().slice(0, 10)}T05:30:00Z`);
    const hr = await client.raw(routes.hrContact, { body: { jobId, companyId } });
    expect(hr.body).toMatchObject({ success: false, code: 'JOB_NOT_ACTIVE' });
  });

  it('reads each hidden row once, with an index scan', async () => {
    const terms = await rows<{
      n: number;
    }>(`SELECT count(*)::int AS n FROM job_term JOIN job ON job.id = job_id
      WHERE company_id = '${companyId}'`);
    const read = await withClient(test.databaseUrl, async (client) => {
      await client.query('ANALYZE');
      await client.query('BEGIN');
      await client.query(`SELECT job_search_hide_company('${companyId}')`);
      const stats = await client.query(
        `SELECT seq_tup_read::int AS seq, idx_tup_fetch::int AS idx FROM pg_stat_xact_user_tables WHERE relname = 'job_term'`,
      );
      await client.query('ROLLBACK');
      return stats.rows[0];
    });
    expect(read).toEqual({ seq: 0, idx: terms[0]?.n });
  });

  it('pauses the jobs in batches, continues after a crash, and notifies each seeker once', async () => {
    const first = await seekerWhoSaved('true');
    const applicant = await test.seeker();
    await buildApplication(test.database, { candidateId: applicant.id, jobId: first.jobId });
    await suspendCompany(test.container, subject());
    await expect(settleSuspensions(crashingAfter(2))).rejects.toThrow('the process ended');
    expect(await count("status = 'PAUSED'")).toBe(2 * SETTLED_AT_ONCE);
    expect(await countSearchableJobs()).toBe(0);
    expect(await settleSuspensions(test.container)).toBe(JOBS - 2 * SETTLED_AT_ONCE);
    expect(await count("status = 'PAUSED' AND status_reason = 'company-suspended'")).toBe(JOBS);
    expect(await largestTransaction()).toBe(SETTLED_AT_ONCE);
    expect(await noticesOf(first.id)).toEqual(['company-suspended']);
    expect(await noticesOf(applicant.id)).toEqual(['company-suspended']);
    expect(await settleSuspensions(test.container)).toBe(0);
    expect(await noticesOf(first.id)).toEqual(['company-suspended']);
  });

  it('is done once when two processes run it', async () => {
    const saver = await seekerWhoSaved('true');
    await suspendCompany(test.container, subject());
    const settled = await Promise.all([settleSuspensions(test.container), settleSuspensions(test.container)]);
    expect(settled[0] + settled[1]).toBe(JOBS);
    expect(await count("status = 'PAUSED'")).toBe(JOBS);
    expect(await noticesOf(saver.id)).toEqual(['company-suspended']);
  });
});

describe('ending the suspension', () => {
  it('reopens the paused jobs in batches, and the search finds all of them again', async () => {
    const saver = await seekerWhoSaved('true');
    await suspendCompany(test.container, subject());
    await settleSuspensions(test.container);
    await rows(`UPDATE job SET expires_at = now() - interval '2 days', created_at = now() - interval '3 days'
      WHERE id = (SELECT id FROM job WHERE company_id = '${companyId}' AND id <> '${saver.jobId}' LIMIT 1)`);
    expect(await restoreCompany(test.container, subject())).toEqual({ jobs: JOBS - 1, isPending: true });
    await expect(settleSuspensions(crashingAfter(2))).rejects.toThrow('the process ended');
    expect(await count("status <> 'PAUSED'")).toBe(2 * SETTLED_AT_ONCE);
    await settleSuspensions(test.container);
    expect([await count("status = 'ACTIVE'"), await count("status_reason = 'expired'")]).toEqual([
      JOBS - 1,
      1,
    ]);
    expect([await countSearchableJobs(), await countFoundJobs()]).toEqual([JOBS - 1, 10]);
    expect(await largestTransaction()).toBeLessThanOrEqual(SETTLED_AT_ONCE);
    expect((await noticesOf(saver.id)).sort()).toEqual(['company-restored', 'company-suspended']);
  });

  it('during the pausing also shows the jobs that were only hidden', async () => {
    await suspendCompany(test.container, subject());
    await expect(settleSuspensions(crashingAfter(2))).rejects.toThrow('the process ended');
    await restoreCompany(test.container, subject());
    await settleSuspensions(test.container);
    expect([await count("status = 'ACTIVE'"), await countSearchableJobs(), await countFoundJobs()]).toEqual([
      JOBS,
      JOBS,
      10,
    ]);
    expect(await largestTransaction()).toBeLessThanOrEqual(JOBS - 2 * SETTLED_AT_ONCE);
  });
});

it('keeps a job out of the search that is edited during the suspension', async () => {
  await suspendCompany(test.container, subject());
  await rows(
    `UPDATE job SET title = 'Cook again' WHERE id = (SELECT id FROM job WHERE company_id = '${companyId}' LIMIT 1)`,
  );
  expect([await countSearchableJobs(), await countFoundJobs()]).toEqual([0, 0]);
});
