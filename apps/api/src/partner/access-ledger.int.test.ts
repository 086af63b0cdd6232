import { routes } from '@nukkad/contract';
import { applicantContact, applicantList, applicantOne } from '@nukkad/contract/partner/index.ts';
import type { Look } from '@nukkad/core/applicants/look.ts';
import { revealCards } from '@nukkad/core/applicants/reveal.queries.ts';
import { eraseAccounts } from '@nukkad/core/erasure/erase-accounts.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildMember, WITH_HIRE } from '../../test/hire-site.ts';
import { ledgerOf, withSkilledApplicant } from '../../test/skilled-applicant.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
  test.clock.set('2031-03-10T06:30:00Z');
});
afterAll(() => test.close());

it('the seeker sees who looked, page by page, and so does the export; the ledger survives the account', async () => {
  const { site, seeker, params, company, application } = await withSkilledApplicant(test);
  await site.call(applicantOne, { params });
  await site.call(applicantContact, { params });
  await site.call(applicantList, { params: { company: company.id }, query: { stage: 'APPLIED' } });
  const client = test.client.as(await test.signIn(seeker.id));
  const first = await client.call(routes.accountWhoSawMyData, { size: 2 });
  const cursor = first.nextCursor ?? undefined;
  const second = await client.call(routes.accountWhoSawMyData, { size: 2, cursor });
  expect([...first.accesses, ...second.accesses].map(({ what, times }) => `${what} ${times}`)).toEqual([
    ...['CARD 1', 'PHONE 1', 'PROFILE 1'],
  ]);
  expect(second).toMatchObject({ nextCursor: null, accesses: [{ company: company.name }] });
  const other = await test.seeker();
  expect(await other.client.call(routes.accountWhoSawMyData, { size: 2 })).toMatchObject({ accesses: [] });
  const { sections } = await client.call(routes.accountExport, {});
  expect(sections.find(({ name }) => name === 'whoSawMyData')?.records).toHaveLength(3);
  await client.call(routes.accountDelete, {});
  await eraseAccounts(test.container);
  const left = await ledgerOf(test, application.id);
  expect(left.map(({ candidateId }) => candidateId)).toEqual([null, null, null]);
  const { prisma } = test.database;
  await expect(prisma.profileAccess.deleteMany({ where: { context: application.id } })).rejects.toThrow();
  expect(await ledgerOf(test, application.id)).toEqual(left);
  const old = new Date(Date.now() - 366 * 86_400_000);
  await prisma.profileAccess.updateMany({ where: { context: application.id }, data: { lastAt: old } });
  expect(await prisma.profileAccess.deleteMany({ where: { context: application.id } })).toEqual({ count: 3 });
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** Returns the rows that a plan reads from a table, including those that it then leaves out. */
function rowsRead(plan: Plan, table: string): number {
  const below = (plan.Plans ?? []).reduce((sum, child) => sum + rowsRead(child, table), 0);
  if (plan['Relation Name'] !== table || !plan['Node Type'].includes('Scan')) return below;
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  return below + (plan['Actual Rows'] + removed) * plan['Actual Loops'];
}

it('a page of applicants reads at most twice the applications that it shows, by job and by company', async () => {
  const { prisma } = test.database;
  const { company, memberId } = await buildMember(test);
  const jobs = [
    await buildJob(test.database, { companyId: company.id }),
    await buildJob(test.database, { companyId: company.id }),
  ] as const;
  const now = test.clock.now();
  // Many old and new applications of each stage, in one statement.
  await test.database.query(
    `WITH people AS (
       INSERT INTO candidate (id, name, referral_code, updated_at)
       SELECT gen_random_uuid(), 'Person ' || n, 'MANY' || n, now() FROM generate_series(1, 6000) n RETURNING id)
     INSERT INTO application (id, candidate_id, job_id, company_id, status, status_changed_at)
     SELECT gen_random_uuid(), p.id, (ARRAY[$1, $2])[1 + (row_number() OVER ()) % 2]::uuid, $3::uuid,
            (ARRAY['APPLIED', 'SHORTLISTED', 'REJECTED'])[1 + (row_number() OVER ()) % 3]::application_status,
            $4::timestamptz - (row_number() OVER ()) * interval '1 hour'
       FROM people p`,
    [jobs[0].id, jobs[1].id, company.id, now],
  );
  await test.database.query('VACUUM (ANALYZE) application');
  const day = now.toISOString().slice(0, 10);
  const since = new Date(now.getTime() - 90 * 86_400_000);
  const look: Look = {
    companyId: company.id,
    actor: `member:${memberId}`,
    ledgerKey: 'key',
    now,
    day,
    since,
  };
  const middle = await prisma.application.findFirstOrThrow({
    where: {
      companyId: company.id,
      status: 'APPLIED',
      statusChangedAt: { lt: new Date(now.getTime() - 45 * 86_400_000) },
    },
    orderBy: { statusChangedAt: 'desc' },
  });
  // Near the end of the 90 days, so that older rows follow.
  const last = await prisma.application.findFirstOrThrow({
    where: {
      companyId: company.id,
      status: 'APPLIED',
      statusChangedAt: { gt: new Date(since.getTime() + 30 * 3_600_000) },
    },
    orderBy: { statusChangedAt: 'asc' },
  });
  for (const jobId of [null, jobs[0].id])
    for (const after of [null, middle, last]) {
      const place = { afterAt: after?.statusChangedAt ?? null, afterId: after?.id ?? null };
      const { text, values } = revealCards(look, { stage: 'APPLIED', jobId, ...place, size: 20 });
      const [row] = await test.database.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
        values,
      );
      const plan = row?.['QUERY PLAN'][0]?.Plan as Plan;
      const shown = plan['Actual Rows'];
      expect(shown).toBe(after === last ? shown : 20);
      expect(rowsRead(plan, 'application')).toBeLessThanOrEqual(2 * Math.max(shown, 1));
      expect(rowsRead(plan, 'candidate')).toBeLessThanOrEqual(2 * Math.max(shown, 1));
    }
});
