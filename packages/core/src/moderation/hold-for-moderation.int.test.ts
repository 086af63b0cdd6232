import { createTestDatabase } from '@nukkad/testing';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdForModeration } from './hold-for-moderation.ts';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

const NOW = new Date('2036-03-04T05:30:00.000Z');
const EXPIRES_AT = new Date('2036-04-03T05:30:00.000Z');
const MEMBER = '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4fff';
const FAILED = { outcome: 'FAILED', checkedAt: NOW, checkedBy: 'rule' } as const;
/** What an operator may have seen of a company. Each counts. */
const SEEN = [{}, { identitySeenAt: NOW }, { contactSeenAt: NOW }, { papersSeenAt: NOW }];
const JOB_CHECKS = [null, 'WORDS', 'PAY', 'PLACE'] as const;
const COMPANY_CHECKS = [null, 'contact-blocked', 'contact-odd'];

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** Every combination of what the rule looks at. */
const CASES = [true, false].flatMap((firstJobWaits) =>
  [true, false].flatMap((isTrusted) =>
    [true, false].flatMap((isPostedByMember) =>
      [true, false].flatMap((isRegistered) =>
        SEEN.flatMap((seen) =>
          JOB_CHECKS.flatMap((jobCheck) =>
            COMPANY_CHECKS.map((companyCheck) => ({
              firstJobWaits,
              isTrusted,
              isPostedByMember,
              isRegistered,
              seen,
              jobCheck,
              companyCheck,
            })),
          ),
        ),
      ),
    ),
  ),
);
type Case = (typeof CASES)[number];

function hasToWait(one: Case): boolean {
  if (one.isTrusted) return false;
  if (one.companyCheck === 'contact-blocked') return true;
  if (Object.keys(one.seen).length > 0) return false;
  const isFirst = one.firstJobWaits && one.isPostedByMember && one.isRegistered;
  return isFirst || one.jobCheck === 'WORDS' || one.jobCheck === 'PAY';
}

/** Creates the company and the job of a case. Every second job waits already. */
async function build(
  { isTrusted, isPostedByMember, isRegistered, seen, jobCheck, companyCheck }: Case,
  isWaiting: boolean,
) {
  const company = await buildCompany(test.database, {
    ...seen,
    trustedAt: isTrusted ? NOW : null,
    registeredBy: isRegistered ? MEMBER : null,
  });
  const waiting = isWaiting ? ({ status: 'PAUSED', statusReason: 'awaiting-moderation' } as const) : {};
  const job = await buildJob(test.database, {
    ...waiting,
    companyId: company.id,
    postedBy: isPostedByMember ? MEMBER : null,
  });
  const { jobCheck: jobChecks, companyCheck: companyChecks } = test.database.prisma;
  if (jobCheck !== null) await jobChecks.create({ data: { jobId: job.id, kind: jobCheck, ...FAILED } });
  if (companyCheck !== null)
    await companyChecks.create({
      data: { companyId: company.id, kind: 'CONTACT', reason: companyCheck, ...FAILED },
    });
  return job.id;
}

it.each([true, false])(
  'a job waits for an operator by its rule alone, if first jobs wait: %s',
  async (firstJobWaits) => {
    // Of the trusted companies, some cases are enough.
    const cases = CASES.filter(
      (one, number) => one.firstJobWaits === firstJobWaits && (!one.isTrusted || number % 5 === 0),
    );
    const ids: string[] = [];
    for (const [number, one] of cases.entries()) ids.push(await build(one, number % 2 === 0));
    await test.database.transaction((tx) =>
      holdForModeration(tx, ids, { now: NOW, expiresAt: EXPIRES_AT, firstJobWaits }),
    );
    const jobs = await test.database.prisma.job.findMany({ where: { id: { in: ids } } });
    const statuses = new Map(jobs.map(({ id, status }) => [id, status]));
    const outcomes = cases.map((one, number) => ({
      ...one,
      waits: statuses.get(ids[number] ?? '') === 'PAUSED',
    }));
    expect(outcomes).toEqual(cases.map((one) => ({ ...one, waits: hasToWait(one) })));
  },
);
