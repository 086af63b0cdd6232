import type { Container } from '@nukkad/core/container.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { commands } from './commands/all.ts';
import { run } from './run.ts';
import { useOps } from './testing/start-ops.ts';

const test = useOps();
let container: Container;

beforeAll(() => {
  container = test.container;
});

const ops = (...words: string[]) => test.ops(...words);
const audit = (subject: string) => test.audit(subject);

describe('the command line', () => {
  it('shows help without a database', async () => {
    const nowhere = async () => {
      throw new Error('opened');
    };
    for (const words of [[], ['--help'], ['settings', 'set', '-h']]) {
      const { code, text } = await run(words, { openContainer: nowhere });
      expect([words, code]).toEqual([words, 0]);
      expect(text).toContain('settings set <key> <value>');
    }
    const { text } = await run(['--help'], { openContainer: nowhere });
    for (const { name } of commands) expect(text).toContain(name);
  });

  it.each([
    [['make', 'coffee']],
    [['settings', 'set', 'hrFromHour']],
    [['settings', 'list', 'all']],
    [['settings', 'list', '--loud']],
    [['tasks', 'run', 'coffee']],
    [['checks', 'seen', 'x', 'nose']],
    [['jobs', 'import', '/nowhere.csv']],
    [['applications', 'move', 'x', 'promoted']],
  ])('does not understand %j', async (words) => {
    expect((await ops(...words)).code).toBe(2);
  });

  it('shows lists as tables', async () => {
    const { text } = await test.call('settings', 'list');
    expect(text.split('\n')[0]).toMatch(/^key\s+value\s+default\s+meaning$/);
  });
});

describe('settings', () => {
  it('are changed within their bounds, and noted', async () => {
    expect((await ops('settings', 'set', 'hrFromHour', '10')).answer).toEqual({
      key: 'hrFromHour',
      value: 10,
    });
    const { answer } = await ops('settings', 'list');
    expect(answer.find(({ key }: { key: string }) => key === 'hrFromHour')).toMatchObject({
      value: 10,
      default: 9,
    });
    expect(await audit('hrFromHour')).toMatchObject([{ actor: 'meera', action: 'setting-changed' }]);
    for (const [key, value, why] of [
      ['hrFromHour', '25', 'hrFromHour: "25" is above 24'],
      ['hrFromHour', 'soon', 'hrFromHour: "soon" is not a number'],
      ['creditsStart', '-1', 'creditsStart: "-1" is below 0'],
      ['skipOtp', '1', 'skipOtp: "1" is not yes or no'],
      ['nothing', '1', 'nothing is no setting'],
    ] as const)
      expect(await ops('settings', 'set', key, value)).toMatchObject({
        code: 1,
        text: expect.stringContaining(why),
      });
  });
});

describe('requests for credits', () => {
  it('are granted or declined once', async () => {
    const { id } = await buildCandidate(container.database, { credits: 0 });
    const ask = () => container.database.prisma.creditRequest.create({ data: { candidateId: id } });
    const first = await ask();
    expect((await ops('credits', 'list')).answer).toMatchObject([{ id: first.id, balance: 0 }]);
    const results = await Promise.all([1, 2, 3].map(() => ops('credits', 'grant', first.id)));
    expect(results.map(({ code }) => code).sort()).toEqual([0, 1, 1]);
    const second = await ask();
    expect((await ops('credits', 'decline', second.id)).code).toBe(0);
    expect((await ops('credits', 'grant', second.id)).text).toContain('CONFLICT');
    const { creditBalance } = await container.database.prisma.candidate.findUniqueOrThrow({ where: { id } });
    expect(creditBalance).toBe(5);
    expect(await container.database.prisma.notification.count({ where: { candidateId: id } })).toBe(2);
    expect((await ops('credits', 'list')).answer).toEqual([]);
  });
});

describe('reported jobs', () => {
  it('are resumed or removed', async () => {
    const { id: candidateId } = await buildCandidate(container.database);
    const good = await buildJob(container.database);
    const fake = await buildJob(container.database);
    for (const { id: jobId } of [good, fake])
      await container.database.prisma.jobReport.create({
        data: { candidateId, jobId, text: 'Asks for money', isCounted: jobId === fake.id },
      });
    const { answer } = await ops('reports', 'list');
    expect(answer).toMatchObject([
      { job: fake.id, counted: 1, notCounted: 0, reasons: 'Asks for money' },
      { job: good.id, counted: 0, notCounted: 1 },
    ]);
    const dismissed = { dismissed: 1, settled: 'was not paused by reports' };
    expect((await ops('reports', 'resume', good.id)).answer).toMatchObject(dismissed);
    expect((await ops('reports', 'resume', good.id)).answer).toMatchObject({ dismissed: 0 });
    expect((await ops('reports', 'remove', fake.id)).answer).toMatchObject({ refunds: 0 });
    expect((await ops('reports', 'list')).answer).toEqual([]);
    expect(await audit(fake.id)).toMatchObject([{ actor: 'meera', action: 'job-removed-as-fake' }]);
  });
});

describe('jobs that reports paused', () => {
  const paused = (expiresAt = '2099-01-01') =>
    buildJob(container.database, {
      status: 'PAUSED',
      statusReason: 'reported',
      createdAt: new Date('2019-12-01'),
      expiresAt: new Date(expiresAt),
    });
  const statusOf = async (id: string) =>
    (await container.database.prisma.job.findUniqueOrThrow({ where: { id } })).status;

  it('are listed first, also when no report is open, and resumed or removed', async () => {
    const { id: candidateId } = await buildCandidate(container.database);
    const one = await paused();
    const two = await paused();
    const { id: reported } = await buildJob(container.database);
    await buildJob(container.database, { status: 'PAUSED', statusReason: null });
    await container.database.prisma.jobReport.create({
      data: { candidateId, jobId: reported, text: 'Asks for money', isCounted: true },
    });
    const { answer } = await ops('reports', 'list');
    expect(answer).toHaveLength(3);
    expect(
      answer
        .slice(0, 2)
        .map(({ job }: { job: string }) => job)
        .sort(),
    ).toEqual([one.id, two.id].sort());
    expect(answer[0]).toMatchObject({ status: 'PAUSED', counted: 0, notCounted: 0, reasons: null });
    expect(answer[2]).toMatchObject({ job: reported, status: 'ACTIVE', counted: 1 });
    expect((await ops('reports', 'resume', one.id)).answer).toMatchObject({
      dismissed: 0,
      settled: 'open again',
    });
    expect((await ops('reports', 'remove', two.id)).code).toBe(0);
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['ACTIVE', 'CLOSED']);
    expect((await ops('reports', 'list')).answer).toMatchObject([{ job: reported }]);
    expect(await audit(one.id)).toMatchObject([{ actor: 'meera', action: 'job-resumed' }]);
  });

  it('are closed when they are resumed after they expired', async () => {
    const { id } = await paused('2020-01-01');
    const settled = 'closed, because it has expired';
    expect((await ops('reports', 'resume', id)).answer).toMatchObject({ settled });
    expect(await statusOf(id)).toBe('CLOSED');
  });
});

describe('applications', () => {
  it('are listed, viewed and moved', async () => {
    const { id, jobId } = await buildApplication(container.database);
    expect((await ops('applications', 'list', '--job', jobId)).answer).toMatchObject([
      { application: id, status: 'APPLIED', viewed: null },
    ]);
    expect((await ops('applications', 'viewed', id)).code).toBe(0);
    expect((await ops('applications', 'move', id, 'shortlisted')).answer).toEqual({
      from: 'APPLIED',
      to: 'SHORTLISTED',
    });
    expect((await ops('applications', 'move', id, 'interviewed')).text).toContain('CONFLICT');
    expect((await ops('applications', 'move', id, 'scheduled')).text).toContain('scheduledFor');
    const at = new Date(Date.now() + 86_400_000).toISOString();
    expect(
      (await ops('applications', 'move', id, 'scheduled', '--at', at, '--note', 'Bring papers')).code,
    ).toBe(0);
    expect((await ops('applications', 'list', '--status', 'scheduled')).answer).toHaveLength(1);
  });
});

describe('the blocklist', () => {
  it.each([
    ['phone', '98123 45998', '+919812345998'],
    ['phone', '(022) 2345 6789', '+912223456789'],
    ['email', ' HR@Good-Jobs.example ', 'hr@good-jobs.example'],
    ['domain', 'Good-Jobs.example', 'good-jobs.example'],
  ])('normalises a %s typed as %j as the check does', async (kind, typed, value) => {
    expect((await ops('blocklist', 'add', kind, typed, 'cheats')).answer).toMatchObject({ kind, value });
    expect((await ops('blocklist', 'remove', kind, typed)).answer).toMatchObject({ value, removed: 1 });
  });

  it.each([
    ['phone', '12', 'no number of ten digits'],
    ['phone', '98123459990', 'no number of ten digits'],
    ['email', 'good-jobs.example', 'no e-mail address'],
    ['domain', 'https://good-jobs.example', 'no domain'],
    ['domain', 'hr@good-jobs.example', 'no domain'],
    ['name', 'x', 'say phone, email or domain'],
  ])('refuses the %s %j, which would block nobody', async (kind, typed, why) => {
    const { code, text } = await ops('blocklist', 'add', kind, typed, 'cheats');
    expect([code, text]).toEqual([2, expect.stringContaining(why)]);
  });
});

describe('the audit', () => {
  it('is listed by job, company, seeker and time', async () => {
    const { id, shareId, companyId } = await buildJob(container.database);
    const { id: candidateId, phone } = await buildCandidate(container.database);
    const { prisma } = container.database;
    const createdAt = new Date('2026-03-02T00:00:00+05:30');
    for (const subject of [id, companyId, candidateId])
      await prisma.auditEntry.create({ data: { actor: 'ravi', action: 'looked', subject, createdAt } });
    const listed = async (...words: string[]) => {
      const { code, answer } = await ops('audit', 'list', ...words);
      return code === 0 ? answer.map((entry: { subject: string }) => entry.subject) : code;
    };
    expect(await listed(shareId)).toEqual([id]);
    expect(await listed(`https://jobs.example/jobs?cook-${shareId}`)).toEqual([id]);
    const company = await prisma.company.findUniqueOrThrow({ where: { id: companyId } });
    expect(await listed(company.shareId)).toEqual([companyId]);
    expect(await listed(phone ?? '', '--until', '2026-04-01')).toEqual([candidateId]);
    expect(await audit(candidateId)).toMatchObject([{ action: 'looked' }, { action: 'seeker-looked-up' }]);
    expect(await listed('ravi', '--since', '2026-03-02', '--until', '2026-03-03')).toHaveLength(3);
    expect(await listed('ravi', '--since', '2026-03-03')).toBe(1);
    expect(await listed('ravi', '--until', '2026-03-02')).toBe(1);
    expect(await listed('ravi', '--since', 'yesterday')).toBe(2);
  });

  it('reports on standard error that there are more entries', async () => {
    const data = Array.from({ length: 200 }, () => ({ actor: 'asha', action: 'looked', subject: 'x' }));
    await container.database.prisma.auditEntry.createMany({ data: data.slice(1) });
    const said: string[] = [];
    const list = () =>
      run(['audit', 'list', 'asha', '--json'], {
        openContainer: async () => test.opsContainer,
        key: test.key,
        say: (line) => said.push(line),
      });
    expect(JSON.parse((await list()).text)).toHaveLength(199);
    expect(said).toEqual([]);
    await container.database.prisma.auditEntry.createMany({ data: data.slice(0, 1) });
    expect(JSON.parse((await list()).text)).toHaveLength(200);
    expect(said).toEqual(['At most 200 rows are shown; --page 2 shows the next.']);
  });
});

describe('upkeep', () => {
  it('blocks contacts, loads reference data and runs tasks', async () => {
    expect(
      (await ops('blocklist', 'add', 'phone', '+91 98123 45999', 'asked for money')).answer,
    ).toMatchObject({
      value: '+919812345999',
    });
    const { companyId } = await buildJob(container.database);
    await container.database.prisma.company.update({
      where: { id: companyId },
      data: { phone: '+919812345999' },
    });
    expect((await ops('tasks', 'run', 'recheck')).answer.done).toBeGreaterThan(0);
    const { outcome } = await container.database.prisma.companyCheck.findFirstOrThrow({
      where: { kind: 'CONTACT', companyId },
    });
    expect(outcome).toBe('FAILED');
    expect((await ops('blocklist', 'remove', 'phone', '+919812345999')).answer.removed).toBe(1);
    expect((await ops('reference', 'load')).answer.jobProfiles).toBe(22);
    expect((await ops('audit', 'list')).answer.length).toBeGreaterThan(3);
  });
});
