import { expireJobs } from '@nukkad/core/moderation/expire-jobs.ts';
import { DAY_MS, HOUR_MS } from '@nukkad/domain/durations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCompanyFiles } from './testing/company-files.ts';
import { useOps } from './testing/start-ops.ts';

const BEGIN = new Date('2027-01-01T04:00:00Z');
let now = BEGIN;
const test = useOps({ clock: { now: () => now } });
const files = useCompanyFiles(test);

const day = (days: number, hours = 0): Date => new Date(BEGIN.getTime() + days * DAY_MS + hours * HOUR_MS);
/** Advances the clock, and closes expired jobs as the daily background task does. */
async function passTo(days: number, hours = 0): Promise<void> {
  now = day(days, hours);
  await expireJobs(test.container);
}
const endOf = async (name: string): Promise<Date> => (await files.read(name)).expiresAt;
const complete = (...rows: { ref: string }[]) => files.importWith(['--complete'], rows);

beforeEach(() => {
  now = BEGIN;
});

describe('a job', () => {
  it('closes exactly after 30 days if nothing confirms it', async () => {
    await files.importJobs({ ref: 'a' });
    await passTo(29, 23);
    expect(await files.stateOf('a')).toBe('ACTIVE');
    now = new Date(day(30).getTime() - 1);
    await expireJobs(test.container);
    expect(await files.stateOf('a')).toBe('ACTIVE');
    await passTo(30);
    expect(await files.stateOf('a')).toBe('CLOSED expired');
  });

  it('is confirmed by an unchanged row of a complete file, not by one of another file', async () => {
    await files.importJobs({ ref: 'a' }, { ref: 'b' });
    await passTo(20);
    expect((await files.importJobs({ ref: 'a' })).answer).toMatchObject({ unchanged: 1, endWithin7Days: 0 });
    expect(await endOf('a')).toEqual(day(30));
    const { answer } = await complete({ ref: 'a' }, { ref: 'b' });
    expect(answer).toMatchObject({ unchanged: 2, updated: 0, closed: 0, endWithin7Days: 0, toRenew: 0 });
    expect([await endOf('a'), await endOf('b')]).toEqual([day(50), day(50)]);
    await passTo(49, 23);
    expect(await files.stateOf('a')).toBe('ACTIVE');
    await passTo(50);
    expect(await files.stateOf('a')).toBe('CLOSED expired');
  });

  it('is open again if it expired and a complete file still has it', async () => {
    await files.importJobs({ ref: 'a' });
    await passTo(40);
    expect((await files.importJobs({ ref: 'a' })).answer).toMatchObject({ unchanged: 1 });
    expect(await files.stateOf('a')).toBe('CLOSED expired');
    expect((await complete({ ref: 'a' })).answer).toMatchObject({ updated: 1, unchanged: 0 });
    expect([await files.stateOf('a'), await endOf('a')]).toEqual(['ACTIVE', day(70)]);
  });

  it('is confirmed by a changed row of any file, and by an edit', async () => {
    await files.importJobs({ ref: 'a' }, { ref: 'b' });
    await passTo(20);
    await files.importJobs({ ref: 'a', payMax: 21_000 });
    expect(await endOf('a')).toEqual(day(50));
    await test.ops('jobs', 'edit', files.idOf('b'), '--set', 'payMax=22000');
    expect(await endOf('b')).toEqual(day(50));
  });

  it('is left closed by a complete file while its company is suspended', async () => {
    await files.importJobs({ ref: 'a' });
    await passTo(40);
    await test.ops('companies', 'suspend', files.companyId);
    await complete({ ref: 'a' });
    expect(await files.stateOf('a')).toBe('CLOSED expired');
    await test.ops('companies', 'restore', files.companyId);
    await complete({ ref: 'a' });
    expect([await files.stateOf('a'), await endOf('a')]).toEqual(['ACTIVE', day(70)]);
  });

  it('renewed by itself has its days and its 180 days from then on, twice at once too', async () => {
    await files.importJobs({ ref: 'a' });
    await passTo(170);
    for (let round = 0; round < 2; round += 1)
      expect((await test.ops('jobs', 'renew', files.idOf('a'))).code).toBe(0);
    expect(await files.read('a')).toMatchObject({ renewedAt: day(170), expiresAt: day(200) });
    await passTo(190);
    await complete({ ref: 'a' });
    expect(await endOf('a')).toEqual(day(220));
  });

  it('is left closed by a complete file if an operator closed it', async () => {
    await files.importJobs({ ref: 'a' });
    await test.ops('jobs', 'close', files.idOf('a'));
    await complete({ ref: 'a' });
    expect(await files.stateOf('a')).toBe('CLOSED employer');
  });

  it('ends 180 days after its first publication, until a person renews it', async () => {
    await files.importJobs({ ref: 'a' });
    for (let days = 20; days < 180; days += 20) {
      await passTo(days);
      await complete({ ref: 'a' });
    }
    expect(await endOf('a')).toEqual(day(180));
    await passTo(179, 23);
    expect((await complete({ ref: 'a' })).answer).toMatchObject({ endWithin7Days: 1, toRenew: 0 });
    expect(await files.stateOf('a')).toBe('ACTIVE');
    await passTo(180);
    expect((await complete({ ref: 'a' })).answer).toMatchObject({ unchanged: 1, updated: 0, toRenew: 1 });
    expect(await files.stateOf('a')).toBe('CLOSED expired');
    expect((await test.ops('jobs', 'renew', files.idOf('a'))).code).toBe(0);
    expect([await files.stateOf('a'), await endOf('a')]).toEqual(['ACTIVE', day(210)]);
    await passTo(200);
    await complete({ ref: 'a' });
    expect(await endOf('a')).toEqual(day(230));
  });

  it('that left its file is not reopened by it after 180 days', async () => {
    await files.importJobs({ ref: 'a' }, { ref: 'b' });
    await complete({ ref: 'a' });
    expect(await files.stateOf('b')).toBe('CLOSED not-in-file');
    await passTo(181);
    await complete({ ref: 'a' }, { ref: 'b' });
    expect(await files.stateOf('b')).toBe('CLOSED not-in-file');
  });
});

describe('a feed', () => {
  const posting = (ref: string, city = 'Pune') => ({
    '@type': 'JobPosting',
    identifier: ref,
    title: 'Cook',
    description: 'Cook for a mess',
    hiringOrganization: { name: 'Kitchen' },
    jobLocation: { address: { streetAddress: '4 Main Road', addressLocality: city } },
  });
  const run = async (...jobs: object[]) => {
    await test.file('feed.json', JSON.stringify(jobs));
    return (await test.ops('feeds', 'run', 'daily')).answer;
  };
  const ends = async () =>
    (await test.container.database.prisma.feedJob.findMany({ include: { job: true } }))
      .map(({ job }) => `${job.status} ${job.expiresAt.toISOString()}`)
      .sort();

  it('confirms the jobs that it still lists, those of refused rows too', async () => {
    const path = await test.file('feed.json', '[]');
    await test.ops('feeds', 'add', 'daily', path, '--phone', '9812345999', '--email', 'hr@feed.example');
    await run(posting('a'), posting('b'));
    await passTo(20);
    expect(await run(posting('a'), posting('b', 'Atlantis'))).toMatchObject({
      refused: 1,
      endWithin7Days: 0,
    });
    expect(await ends()).toEqual([`ACTIVE ${day(50).toISOString()}`, `ACTIVE ${day(50).toISOString()}`]);
    // An hour later the lifetime would be extended by too little, so no row is written.
    now = day(20, 1);
    await run(posting('a'), posting('b'));
    expect(await ends()).toEqual([`ACTIVE ${day(50).toISOString()}`, `ACTIVE ${day(50).toISOString()}`]);
    now = day(21);
    await run(posting('a'), posting('b'));
    expect(await ends()).toEqual([`ACTIVE ${day(51).toISOString()}`, `ACTIVE ${day(51).toISOString()}`]);
  });
});

describe('jobs list', () => {
  it('lists jobs that end within a number of days, soonest first, and expired jobs', async () => {
    await files.importJobs({ ref: 'a' });
    await passTo(5);
    await files.importJobs({ ref: 'b' });
    await passTo(23);
    const list = async (...words: string[]) =>
      (await test.ops('jobs', 'list', '--company', files.companyId, ...words)).answer.map(
        ({ job, ref }: { job: string; ref: string }) => [job, ref],
      );
    const [a, b] = ['a', 'b'].map((name) => [files.idOf(name), `${files.ref}-${name}`]);
    expect(await list('--ending', '6')).toEqual([]);
    expect(await list('--ending', '7')).toEqual([a]);
    expect(await list('--ending', '12')).toEqual([a, b]);
    await passTo(31);
    expect(await list('--status', 'expired')).toEqual([a]);
    expect((await test.ops('jobs', 'list', '--ending', 'soon')).code).toBe(2);
    expect((await test.ops('jobs', 'list', '--ending', '366')).code).toBe(2);
  });
});

describe('jobs renew', () => {
  const renew = (...words: string[]) => test.ops('jobs', 'renew', '--company', files.companyId, ...words);

  it('renews all jobs of a filter, notes each in the audit, and writes nothing with --check', async () => {
    await files.importJobs({ ref: 'a' }, { ref: 'b' });
    await passTo(10);
    await files.importJobs({ ref: 'c' });
    await passTo(25);
    const looked = await renew('--ending', '7', '--check');
    expect([looked.answer.wouldRenew, looked.answer.jobs.length]).toEqual([2, 2]);
    expect(await endOf('a')).toEqual(day(30));
    expect((await renew('--ending', '7')).answer).toEqual({ renewed: 2, until: day(55).toISOString() });
    expect([await endOf('a'), await endOf('b'), await endOf('c')]).toEqual([day(55), day(55), day(40)]);
    // An open job stays open: its status has not changed.
    for (const name of ['a', 'b'])
      expect(await files.read(name)).toMatchObject({ statusChangedAt: null, renewedAt: day(25) });
    expect((await files.read('c')).renewedAt).toBeNull();
    expect(await test.audit(files.idOf('a'))).toMatchObject([
      {
        actor: 'meera',
        action: 'job-renewed',
        details: { until: { from: day(30).toISOString(), to: day(55).toISOString() } },
      },
    ]);
    const none = await renew('--ending', '7');
    expect([none.code, none.text]).toEqual([1, 'No job fits these options.']);
  });

  it('reopens expired jobs of a company, city and profile, and no others', async () => {
    await files.importJobs({ ref: 'a' }, { ref: 'b' }, { ref: 'c' });
    await test.ops('jobs', 'close', files.idOf('b'));
    await passTo(31);
    expect((await renew('--expired', '--city', 'mumbai')).code).toBe(1);
    expect((await renew('--expired', '--profile', 'driver')).code).toBe(1);
    expect((await renew('--expired', '--city', 'pune', '--profile', 'cook')).answer.renewed).toBe(2);
    expect(await files.stateOf('a')).toBe('ACTIVE');
    expect(await files.read('a')).toMatchObject({ statusChangedAt: day(31), renewedAt: day(31) });
    expect(await files.stateOf('b')).toBe('CLOSED employer');
    expect((await files.read('b')).renewedAt).toBeNull();
    expect(await endOf('c')).toEqual(day(61));
  });

  it('leaves jobs of a suspended company as they are', async () => {
    await files.importJobs({ ref: 'a' });
    await passTo(31);
    await test.ops('companies', 'suspend', files.companyId);
    expect((await renew('--expired')).code).toBe(1);
    expect(await files.stateOf('a')).toBe('CLOSED expired');
  });

  it('needs a job or a filter, and not both', async () => {
    expect((await test.ops('jobs', 'renew')).code).toBe(2);
    expect((await test.ops('jobs', 'renew', '--check')).code).toBe(2);
    expect((await test.ops('jobs', 'renew', 'xBAtcf', '--city', 'pune')).code).toBe(2);
    expect((await renew('--expired', '--ending', '7')).code).toBe(2);
    expect((await test.ops('jobs', 'renew', '--city', 'atlantis')).code).toBe(1);
  });
});
