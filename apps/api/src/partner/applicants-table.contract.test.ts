import { applicantTable, TABLES_PER_HOUR } from '@nukkad/contract/partner/index.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildMember, WITH_HIRE } from '../../test/hire-site.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const NOON = '2031-03-10T06:30:00.000Z';
const HOUR = 3_600_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
  test.clock.stop();
});
beforeEach(() => test.clock.set(NOON));
afterAll(async () => {
  test.clock.run();
  await test.close();
});

const afterNoon = (milliseconds: number) =>
  test.clock.set(new Date(Date.parse(NOON) + milliseconds).toISOString());

type Status = 'APPLIED' | 'SHORTLISTED' | 'HIRED' | 'WITHDRAWN';

/** Creates a signed-in owner with one applicant in each given stage. */
async function withApplicants(...stages: readonly Status[]) {
  const owner = await buildMember(test);
  const job = await buildJob(test.database, { companyId: owner.company.id });
  const names: string[] = [];
  for (const [index, status] of stages.entries()) {
    const name = `Person${index} Kale`;
    const candidate = await buildCandidate(test.database, { name });
    const moved = { appliedAt: test.clock.now(), statusChangedAt: test.clock.now() };
    await buildApplication(test.database, { candidateId: candidate.id, jobId: job.id, status, ...moved });
    names.push(name);
  }
  const table = (site = owner.site, body = {}) =>
    site.call(applicantTable, { params: { company: owner.company.id }, body });
  return { ...owner, job, names, table };
}

const cardsInLedger = (companyId: string) =>
  test.database.prisma.profileAccess.count({ where: { companyId, what: 'CARD' } });

it('has everybody by stage, of one job or of all, and a row of the ledger for each', async () => {
  const { company, job, table, site } = await withApplicants('HIRED', 'APPLIED', 'WITHDRAWN', 'SHORTLISTED');
  const other = await buildJob(test.database, { companyId: company.id });
  const { items, isFull } = await table();
  expect(items.map(({ firstName, stage }) => `${firstName} ${stage}`)).toEqual([
    'Person1 APPLIED',
    'Person3 SHORTLISTED',
    'Person0 HIRED',
  ]);
  expect(isFull).toBe(false);
  expect(await cardsInLedger(company.id)).toBe(3);
  expect((await table(site, { job: job.id })).items).toHaveLength(3);
  expect((await table(site, { job: other.id })).items).toEqual([]);
});

it('shows nothing of a job of another company', async () => {
  const { table, site } = await withApplicants('APPLIED');
  const stranger = await withApplicants('APPLIED');
  expect((await table(site, { job: stranger.job.id })).items).toEqual([]);
  expect(await cardsInLedger(stranger.company.id)).toBe(0);
});

it('allows three tables an hour, and says when the next one is allowed', async () => {
  const { company, table } = await withApplicants('APPLIED');
  for (let minutes = 0; minutes < TABLES_PER_HOUR; minutes += 1) {
    afterNoon(minutes * 60_000);
    expect([minutes, await refused(table())]).toEqual([minutes, 'done']);
  }
  const looks = await cardsInLedger(company.id);
  afterNoon(HOUR - 1);
  const refusal = await table().catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    status: 422,
    code: 'TABLE_LIMIT',
    details: { allowedAt: '2031-03-10T07:30:00.000Z' },
  });
  expect(await cardsInLedger(company.id)).toBe(looks);
  // The first table is an hour old now. The second one is not.
  afterNoon(HOUR);
  expect(await refused(table())).toBe('done');
  expect(await refused(table())).toBe('422 TABLE_LIMIT');
  afterNoon(HOUR + 60_000);
  expect(await refused(table())).toBe('done');
});

it('does not count a refused table', async () => {
  const { table } = await withApplicants('APPLIED');
  for (let count = 0; count < TABLES_PER_HOUR; count += 1) await table();
  for (let minutes = 1; minutes < 60; minutes += 20) {
    afterNoon(minutes * 60_000);
    expect(await refused(table())).toBe('422 TABLE_LIMIT');
  }
  afterNoon(HOUR);
  for (let count = 0; count < TABLES_PER_HOUR; count += 1) expect(await refused(table())).toBe('done');
});

it('counts each member and each company apart', async () => {
  const { company, memberId, site, table } = await withApplicants('APPLIED');
  const second = await buildMember(test, { companyId: company.id });
  const elsewhere = await withApplicants('APPLIED');
  const membership = { companyId: elsewhere.company.id, memberId, role: 'OWNER' as const, createdBy: 'test' };
  await test.database.prisma.membership.create({ data: membership });
  for (let count = 0; count < TABLES_PER_HOUR; count += 1) await table();
  expect(await refused(table())).toBe('422 TABLE_LIMIT');
  expect(await refused(table(second.site))).toBe('done');
  expect(await refused(elsewhere.table(site))).toBe('done');
});

it('allows no more than three of tables that are asked for at once', async () => {
  const { table } = await withApplicants('APPLIED');
  const results = await Promise.all(Array.from({ length: TABLES_PER_HOUR + 2 }, () => refused(table())));
  expect(results.filter((result) => result === 'done')).toHaveLength(TABLES_PER_HOUR);
});

it('is for owners', async () => {
  const { company, table } = await withApplicants('APPLIED');
  const recruiter = await buildMember(test, { companyId: company.id, role: 'RECRUITER' });
  expect(await refused(table(recruiter.site))).toBe('403 FORBIDDEN');
});
