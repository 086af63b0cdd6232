import { readCheckRecords } from '@nukkad/core/checks/check-records.ts';
import { recheckJobs } from '@nukkad/core/checks/recheck.ts';
import { int, nullable } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();

const db = () => test.container.database.prisma;
const read = (id: string) => db().job.findUniqueOrThrow({ where: { id }, include: { checks: true } });
const set = (job: string, ...pairs: string[]) =>
  test.ops('jobs', 'edit', job, ...pairs.flatMap((pair) => ['--set', pair]));

/** Returns the row of a job in the search table. */
async function searched(id: string) {
  const [row] = await test.container.database.query(
    sql({ payMin: int, payMax: int, shift: nullable(int), profile: int })`
      SELECT pay_min::int AS "payMin", pay_max::int AS "payMax", shift::int AS shift, profile::int AS profile
        FROM job_search WHERE job_id = ${id}::uuid`,
  );
  return row;
}

it('changes the given fields, also in the search and the checks, and notes it in the audit', async () => {
  const { id, shareId, updatedAt } = await buildJob(test.container.database);
  const { answer } = await set(
    shareId,
    'payMin=₹18,000',
    'Pay Max=२२०००',
    'shift=NIGHT',
    'title=रात का रसोइया',
    'skills=Tandoor; Roti',
  );
  expect(answer).toMatchObject({ job: id, written: true });
  expect(answer.changed.split(', ').toSorted()).toEqual([
    'pay_max',
    'pay_min',
    'shift',
    'skills',
    'slug',
    'title',
  ]);
  const edited = {
    title: 'रात का रसोइया',
    payMin: 18_000,
    payMax: 22_000,
    shift: 'NIGHT',
    skills: ['Tandoor', 'Roti'],
  };
  expect(await read(id)).toMatchObject({ ...edited, shareId, profileKey: 'cook' });
  expect((await read(id)).updatedAt.getTime()).toBeGreaterThanOrEqual(updatedAt.getTime());
  expect(await searched(id)).toMatchObject({ payMin: 18_000, payMax: 22_000, shift: 2 });
  await set(id, 'requirements=<p>Pay Rs 500 registration fee before joining</p><script>x</script>');
  const after = await read(id);
  expect(after.requirements).not.toContain('script');
  expect(after.checks.find(({ kind }) => kind === 'WORDS')?.outcome).toBe('FAILED');
  expect((await test.audit(id)).map(({ action }) => action)).toEqual(['job-edited', 'job-edited']);
});

it('clears optional fields, moves a job to another place, and changes its profile', async () => {
  const { id } = await buildJob(test.container.database, { subProfileKey: null, shift: 'DAY' });
  expect((await set(id, 'shift=', 'payMin=', 'payMax=')).code).toBe(0);
  expect(await read(id)).toMatchObject({ shift: null, payMin: null, payMax: null });
  const before = await searched(id);
  expect((await set(id, 'city=नाशिक', 'profile=teacher')).code).toBe(0);
  const city = await db().city.findFirstOrThrow({ where: { slug: 'nashik' } });
  expect(await read(id)).toMatchObject({ cityId: city.id, profileKey: 'teacher' });
  expect((await searched(id))?.profile).not.toBe(before?.profile);
});

it.each([
  ['payMax=9', 1, 'is below payMin'],
  ['payMin=-1', 1, 'payMin: "-1" is below 0'],
  ['payMin=lots', 1, 'payMin: "lots" is not a number'],
  ['title=', 1, 'title'],
  ['city=Atlantis', 1, 'no city that we know'],
  ['profile=astronaut', 1, 'is no job profile'],
  ['subProfile=field-sales', 1, 'is no kind of cook'],
  ['openings=0', 1, 'openings'],
  ['openings=10001', 1, 'openings'],
  ['salary=9', 2, 'a job has no field "salary" to set; there are title'],
  ['ref=other', 2, 'a job has no field "ref"'],
  ['company=other', 2, 'a job has no field "company"'],
  ['payMin', 2, '--set is FIELD=VALUE'],
])('refuses %s with %i, and writes nothing', async (pair, code, words) => {
  const { id } = await buildJob(test.container.database);
  const before = await read(id);
  expect(await set(id, pair, ...(code === 1 ? ['locality=Elsewhere'] : []))).toMatchObject({
    code,
    text: expect.stringContaining(words),
  });
  expect(await read(id)).toEqual(before);
  expect(await test.audit(id)).toEqual([]);
});

it.each([1, 10_000])('accepts %i openings, the limits of the range', async (openings) => {
  const { id } = await buildJob(test.container.database, { openings: 5 });
  await set(id, `openings=${openings}`);
  expect((await read(id)).openings).toBe(openings);
});

it('writes nothing with --check, recognises unchanged values, and leaves closed and removed jobs closed', async () => {
  const job = await buildJob(test.container.database, { status: 'CLOSED', statusReason: 'not-in-file' });
  await recheckJobs(
    test.container.database,
    [job.id],
    await readCheckRecords(test.container.database, new Date()),
  );
  const before = await read(job.id);
  const checked = await test.ops('jobs', 'edit', job.id, '--set', 'payMin=16000', '--check');
  expect(checked.answer).toEqual({ job: job.id, changed: 'pay_min', written: false });
  expect((await set(job.id, `payMin=${job.payMin}`)).answer).toMatchObject({ changed: 'nothing' });
  expect(await read(job.id)).toEqual(before);
  await set(job.id, 'payMin=16000');
  expect(await read(job.id)).toMatchObject({ payMin: 16_000, status: 'CLOSED', statusReason: 'not-in-file' });
  const fake = await buildJob(test.container.database, { status: 'CLOSED', statusReason: 'removed-as-fake' });
  expect((await set(fake.id, 'payMin=16000')).code).toBe(1);
  expect((await set('nobody at all', 'payMin=16000')).code).toBe(1);
  expect((await test.ops('jobs', 'edit', job.id)).code).toBe(2);
});
