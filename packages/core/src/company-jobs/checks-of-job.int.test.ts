import { buildJob, createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectChecksOf } from './company-jobs.queries.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

type Outcome = 'PASSED' | 'FAILED' | 'NOT_DONE';

it.each<[of: string, Outcome | null, Outcome | null, Outcome]>([
  ['job', 'PASSED', 'FAILED', 'PASSED'],
  ['job', 'FAILED', 'PASSED', 'FAILED'],
  ['job', 'PASSED', 'NOT_DONE', 'PASSED'],
  ['company', 'NOT_DONE', 'FAILED', 'FAILED'],
  ['company', null, 'PASSED', 'PASSED'],
  ['job', 'FAILED', null, 'FAILED'],
])('the check of the %s counts if the job’s is %s and the company’s %s', async (...row) => {
  const [, ofJob, ofCompany, shown] = row;
  const { prisma } = test.database;
  const { id: jobId, companyId } = await buildJob(test.database);
  const check = (outcome: Outcome) => {
    const checkedAt = outcome === 'NOT_DONE' ? null : new Date();
    return { kind: 'PLACE', outcome, checkedAt } as const;
  };
  if (ofJob !== null) await prisma.jobCheck.create({ data: { ...check(ofJob), jobId } });
  if (ofCompany !== null) await prisma.companyCheck.create({ data: { ...check(ofCompany), companyId } });
  expect(await test.database.query(selectChecksOf(jobId))).toMatchObject([{ kind: 'PLACE', outcome: shown }]);
});
