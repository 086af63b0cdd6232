import { randomUUID } from 'node:crypto';
import { routes } from '@nukkad/contract';
import { readCheckRecords } from '@nukkad/core/checks/check-records.ts';
import { markSeen } from '@nukkad/core/checks/mark-seen.ts';
import { recheckAll } from '@nukkad/core/checks/recheck.ts';
import type { Transaction } from '@nukkad/core/database/rows.ts';
import { jobDays } from '@nukkad/core/jobs/job-days.ts';
import { companyColumns, jobColumns } from '@nukkad/core/postings/posting-columns.ts';
import { postingId } from '@nukkad/core/postings/posting-ids.ts';
import { companyPosting, jobPosting } from '@nukkad/core/postings/posting-schema.ts';
import { readProfileIndex } from '@nukkad/core/postings/profile-index.ts';
import { renewJob } from '@nukkad/core/postings/renew-job.ts';
import type { StagedSlice } from '@nukkad/core/postings/staged-postings.queries.ts';
import { writeStagedCompanies, writeStagedJobs } from '@nukkad/core/postings/write-staged-postings.ts';
import { gstinCheckCharacter } from '@nukkad/domain/gstin.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const gstin = `27ZZQCA1234B1Z${gstinCheckCharacter('27ZZQCA1234B1Z')}`;

const company = (change = {}) =>
  companyPosting.parse({
    ref: 'shinde',
    name: 'Shinde Sweets',
    description: '<p>Sweets<script>x()</script></p>',
    address: '1 Karve Road, Pune',
    city: 'पुणे',
    latitude: 18.51,
    longitude: 73.83,
    phone: '+919812345670',
    email: 'hr@shinde.example',
    gstin,
    ...change,
  });

const job = (change = {}) =>
  jobPosting.parse({
    ref: 'cook-1',
    company: 'shinde',
    title: 'Cook for sweets',
    profile: 'cook',
    jobType: 'FULL_TIME',
    payMin: 16_000,
    payMax: 20_000,
    city: 'Pune',
    address: '1 Karve Road, Pune',
    latitude: 18.51,
    longitude: 73.83,
    requirements: '<p>Cooks well</p>',
    ...change,
  });

const records = () => readCheckRecords(test.database, test.clock.now());

/** Writes one staged row, like an import of a file with one row. */
async function staged<Result>(
  columns: object,
  write: (tx: Transaction, slice: StagedSlice) => Promise<Result>,
): Promise<Result> {
  const importId = randomUUID();
  const data = columns as Record<string, string>;
  await test.database.prisma.importRow.create({ data: { importId, position: 1, line: 2, key: 'a', data } });
  const slice = { importId, after: 0, upTo: 1, now: test.clock.now() };
  return test.database.transaction((tx) => write(tx, slice));
}

async function writeCompany(change = {}) {
  const known = await records();
  return staged(companyColumns(company(change), known), (tx, slice) =>
    writeStagedCompanies(tx, slice, known),
  );
}

async function writeJob(change = {}) {
  const known = await records();
  const profiles = await readProfileIndex(test.container);
  const days = jobDays(test.clock.now(), 30);
  return staged(jobColumns(job(change), known, profiles), (tx, slice) =>
    writeStagedJobs(tx, slice, { records: known, days, isConfirming: false }),
  );
}

const companyId = postingId('company', 'shinde');
const jobId = postingId('job', 'cook-1');

async function putBoth(change = {}) {
  await writeCompany();
  return writeJob(change);
}

const detail = async () => (await test.client.call(routes.jobById, { jobId })).job;
const outcomes = async () =>
  Object.fromEntries(
    (await detail()).checks.map(({ kind, outcome, reason }) => [kind, `${outcome} ${reason}`]),
  );

describe('a posting', () => {
  it('is stored with its checks, and updated by its ref', async () => {
    expect(await putBoth()).toEqual({ created: 1, updated: 0 });
    const first = await detail();
    expect([first.checksDone, first.checksPassed]).toEqual([3, 3]);
    expect(first.companyName).toBe('Shinde Sweets');
    expect(await outcomes()).toEqual({
      COMPANY_IDENTITY: 'NOT_DONE waits-for-operator',
      CONTACT: 'NOT_DONE waits-for-operator',
      PLACE: 'PASSED in-city',
      WORDS: 'PASSED asks-no-money',
      PAY: 'PASSED pay-plausible',
    });
    // Otherwise the job would be hidden until an operator approves it.
    await test.database.prisma.company.update({
      where: { id: companyId },
      data: { trustedAt: test.clock.now() },
    });
    expect(await putBoth({ requirements: '<p>Pay Rs 500 registration fee before joining</p>' })).toEqual({
      created: 0,
      updated: 1,
    });
    const second = await detail();
    expect([second.checksDone, second.checksPassed, second.link]).toEqual([3, 2, first.link]);
    expect((await outcomes()).WORDS).toBe('FAILED asks-money');
    expect(String(second.expiresAt) > String(first.expiresAt)).toBe(true);
  });

  it('needs a known city, profile and company', async () => {
    const wrong = [
      [{ city: 'Atlantis' }, 'city'],
      [{ profile: 'astronaut' }, 'profile'],
      [{ subProfile: 'field-sales' }, 'subProfile'],
    ] as const;
    for (const [change, path] of wrong) {
      const writing = writeJob({ ref: 'wrong', ...change });
      await expect(writing).rejects.toMatchObject({ code: 'VALIDATION_FAILED', issues: [{ path }] });
    }
    expect(jobPosting.safeParse({ ...job(), payMin: 9, payMax: 8 }).success).toBe(false);
    const { description } = await test.database.prisma.company.findUniqueOrThrow({
      where: { id: companyId },
    });
    expect(description).toBe('<p>Sweets</p>');
  });

  it('can be renewed, unless it was stopped', async () => {
    await putBoth();
    await test.database.prisma.job.update({
      where: { id: jobId },
      data: { status: 'CLOSED', statusReason: 'expired' },
    });
    const until = await renewJob(test.container, jobId, 'operator');
    expect(until.getTime() - test.clock.now().getTime()).toBeGreaterThan(29 * 86_400_000);
    expect((await detail()).status).toBe('ACTIVE');
    const fake = await buildJob(test.database, { status: 'CLOSED', statusReason: 'removed-as-fake' });
    await expect(renewJob(test.container, fake.id, 'operator')).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a check that needs an operator', () => {
  it('is done with a date once the operator confirms it, and undone if the number changes', async () => {
    await putBoth();
    for (const part of ['identity', 'contact'] as const)
      await markSeen(test.container, { companyId, part, isSeen: true, actor: 'operator' });
    const seen = await detail();
    expect([seen.checksDone, seen.checksPassed]).toEqual([5, 5]);
    expect(seen.checks.find(({ kind }) => kind === 'CONTACT')?.checkedAt).not.toBeNull();
    await writeCompany({ phone: '+919812345671' });
    expect((await outcomes()).CONTACT).toBe('NOT_DONE waits-for-operator');
    expect((await outcomes()).COMPANY_IDENTITY).toBe('PASSED number-seen');
    expect((await detail()).checksDone).toBe(4);
    await markSeen(test.container, { companyId, part: 'identity', isSeen: false, actor: 'operator' });
    expect((await detail()).checksDone).toBe(3);
  });
});

describe('the nightly recheck', () => {
  it('uses the current records, and stores the new date', async () => {
    await putBoth();
    const other = await buildJob(test.database, {
      companyId: (await buildCompany(test.database)).id,
      payMin: 100,
    });
    await test.database.prisma.blockedContact.create({
      data: { kind: 'domain', value: 'shinde.example', reason: 'complaints', createdBy: 'operator' },
    });
    test.clock.advanceDays(1);
    const before = test.clock.now();
    expect(await recheckAll(test.container)).toBeGreaterThanOrEqual(2);
    expect((await outcomes()).CONTACT).toBe('FAILED contact-blocked');
    const place = (await detail()).checks.find(({ kind }) => kind === 'PLACE');
    expect(new Date(place?.checkedAt ?? 0).getTime()).toBeGreaterThanOrEqual(before.getTime());
    const checks = await test.database.prisma.jobCheck.findMany({ where: { jobId: other.id } });
    expect(checks.find(({ kind }) => kind === 'PAY')).toMatchObject({
      outcome: 'FAILED',
      reason: 'below-minimum-wage',
      checkedBy: 'rule',
    });
  });

  it('judges jobs that an older rule passed, and counts the result on their cards', async () => {
    const { id } = await buildJob(test.database, {
      title: 'Office Boy',
      profileKey: 'receptionist',
      subProfileKey: 'office-boy',
      payMin: 90_000,
      payMax: 140_000,
      checksDone: 1,
      checksPassed: 1,
    });
    await test.database.prisma.jobCheck.create({
      data: {
        jobId: id,
        kind: 'PAY',
        outcome: 'PASSED',
        reason: 'pay-plausible',
        checkedAt: test.clock.now(),
        checkedBy: 'rule',
      },
    });
    for (const run of ['first', 'second']) {
      await recheckAll(test.container);
      const { checksDone, checksPassed, checks } = await test.database.prisma.job.findUniqueOrThrow({
        where: { id },
        include: { checks: true },
      });
      expect(
        checks.find(({ kind }) => kind === 'PAY'),
        run,
      ).toMatchObject({
        outcome: 'FAILED',
        reason: 'too-good-to-be-true',
      });
      expect(checksDone - checksPassed, run).toBeGreaterThanOrEqual(1);
    }
  });
});
