import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@nukkad/api/config.ts';
import { type Container, createContainer } from '@nukkad/api/container.ts';
import { createTestDatabase } from '@nukkad/testing';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from './commands/all.ts';
import { run } from './run.ts';

let container: Container;
let folder: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const { url, database, drop } = await createTestDatabase();
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: url, JWT_SECRET: 's'.repeat(32) });
  container = createContainer({ config, database }, () => {});
  folder = await mkdtemp(join(tmpdir(), 'nukkad-ops-'));
  close = async () => {
    await drop();
    await rm(folder, { recursive: true, force: true });
  };
});

afterAll(() => close());

/** A call by the operator Meera, answered for programs. */
async function ops(...words: string[]) {
  const { code, text } = await run([...words, '--json', '--as', 'meera'], async () => container);
  return { code, text, answer: code === 0 ? JSON.parse(text) : null };
}

const audit = (subject: string) => container.database.prisma.auditEntry.findMany({ where: { subject } });

describe('the command line', () => {
  it('helps, and needs no database for it', async () => {
    const nowhere = async () => {
      throw new Error('opened');
    };
    for (const words of [[], ['--help'], ['settings', 'set', '-h']]) {
      const { code, text } = await run(words, nowhere as never);
      expect([words, code]).toEqual([words, 0]);
      expect(text).toContain('settings set <key> <value>');
    }
    const { text } = await run(['--help'], nowhere as never);
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
    const { text } = await run(['settings', 'list'], async () => container);
    expect(text.split('\n')[0]).toMatch(/^key\s+value\s+default$/);
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
    for (const [key, value] of [
      ['hrFromHour', '25'],
      ['hrFromHour', 'soon'],
      ['skipOtp', '1'],
      ['nothing', '1'],
    ])
      expect((await ops('settings', 'set', key as string, value as string)).code).toBe(1);
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
  it('are settled one way or the other', async () => {
    const { id: candidateId } = await buildCandidate(container.database);
    const [good, fake] = [await buildJob(container.database), await buildJob(container.database)];
    for (const { id: jobId } of [good, fake])
      await container.database.prisma.jobReport.create({
        data: { candidateId, jobId, text: 'Asks for money', isCounted: jobId === fake.id },
      });
    const { answer } = await ops('reports', 'list');
    expect(answer).toMatchObject([
      { job: fake.id, counted: 1, notCounted: 0, reasons: 'Asks for money' },
      { job: good.id, counted: 0, notCounted: 1 },
    ]);
    expect((await ops('reports', 'resume', good.id)).code).toBe(0);
    expect((await ops('reports', 'remove', fake.id)).answer).toMatchObject({ refunds: 0 });
    expect((await ops('reports', 'list')).answer).toEqual([]);
    expect(await audit(fake.id)).toMatchObject([{ actor: 'meera', action: 'job-removed-as-fake' }]);
  });
});

describe('jobs that reports paused', () => {
  const paused = () =>
    buildJob(container.database, {
      status: 'PAUSED',
      statusReason: 'reported',
      expiresAt: new Date('2099-01-01'),
    });
  const statusOf = async (id: string) =>
    (await container.database.prisma.job.findUniqueOrThrow({ where: { id } })).status;

  it('are listed first, also when no report is left, and settled', async () => {
    const { id: candidateId } = await buildCandidate(container.database);
    const [one, two] = [await paused(), await paused()];
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
    expect((await ops('reports', 'resume', one.id)).code).toBe(0);
    expect((await ops('reports', 'remove', two.id)).code).toBe(0);
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['ACTIVE', 'CLOSED']);
    expect((await ops('reports', 'list')).answer).toMatchObject([{ job: reported }]);
    expect(await audit(one.id)).toMatchObject([{ actor: 'meera', action: 'job-resumed' }]);
  });
});

describe('imports', () => {
  const company = {
    ref: 'c1',
    name: 'Import & Sons',
    address: 'Main Road, Pune',
    city: 'Pune',
    latitude: 18.52,
    longitude: 73.85,
    phone: '+919812345999',
    email: 'hr@import.example',
  };

  it('take JSON, tell what is wrong row by row, and change nothing when repeated', async () => {
    const file = join(folder, 'companies.json');
    await writeFile(
      file,
      JSON.stringify([company, { ...company, ref: 'c2', city: 'Nowhere' }, { ref: 'c3' }]),
    );
    const first = (await ops('companies', 'import', file)).answer;
    expect(first).toMatchObject({ rows: 3, created: 1, updated: 0, refused: 2 });
    expect(first.problems).toContainEqual({
      row: 2,
      field: 'city',
      problem: 'Nowhere is no city that we know',
    });
    expect(
      first.problems.some(({ row, field }: { row: number; field: string }) => row === 3 && field === 'name'),
    ).toBe(true);
    expect((await ops('companies', 'import', file)).answer).toMatchObject({ created: 0, updated: 1 });
    const { answer } = await ops('checks', 'waiting');
    expect(answer.some(({ name }: { name: string }) => name === 'Import & Sons')).toBe(true);
  });

  it('take CSV with jobs, in the languages they are written in', async () => {
    const file = join(folder, 'jobs.csv');
    const header =
      'ref,company,title,profile,jobType,shift,payMin,payMax,city,address,latitude,longitude,requirements,skills';
    const rows = [
      'j1,c1,रसोइया चाहिए,cook,FULL_TIME,NIGHT,16000,20000,पुणे,"Main Road, Pune",18.52,73.85,<p>काम रोज़</p>,Cooking; Tandoor',
      'j2,c1,Cook,cook,FULL_TIME,,20000,16000,Pune,"Main Road, Pune",18.52,73.85,<p>Work</p>,',
      'j4,c1,Cook,cook,FULL_TIME,NOON,,,Pune,"Main Road, Pune",18.52,73.85,<p>Work</p>,',
      'j3,nobody,Cook,cook,FULL_TIME,,,,Pune,"Main Road, Pune",18.52,73.85,<p>Work</p>,',
    ];
    await writeFile(file, `\uFEFF${[header, ...rows].join('\r\n')}\r\n`);
    expect((await ops('jobs', 'import', file, '--check')).answer).toMatchObject({ created: 0, refused: 2 });
    const { problems, ...counts } = (await ops('jobs', 'import', file)).answer;
    expect(counts).toMatchObject({ rows: 4, created: 1, refused: 3 });
    expect(problems).toContainEqual(expect.objectContaining({ row: 3, field: 'shift' }));
    const job = await container.database.prisma.job.findFirstOrThrow({ where: { title: 'रसोइया चाहिए' } });
    const told = { payMin: 16_000, shift: 'NIGHT', checksDone: 3, checksPassed: 3 };
    expect(job).toMatchObject({ ...told, skills: ['Cooking', 'Tandoor'] });
    await container.database.prisma.job.update({ where: { id: job.id }, data: { status: 'CLOSED' } });
    expect((await ops('jobs', 'renew', job.id)).code).toBe(0);
    expect((await ops('checks', 'seen', job.companyId, 'contact')).code).toBe(0);
    const after = await container.database.prisma.job.findUniqueOrThrow({ where: { id: job.id } });
    expect([after.status, after.checksDone]).toEqual(['ACTIVE', 4]);
    expect((await ops('checks', 'seen', job.companyId, 'contact', '--undo')).answer).toMatchObject({
      seen: false,
    });
  });
});

describe('applications', () => {
  it('are listed, looked at and moved', async () => {
    const { id, jobId } = await buildApplication(container.database);
    expect((await ops('applications', 'list', '--job', jobId)).answer).toMatchObject([
      { application: id, status: 'APPLIED', viewed: null },
    ]);
    expect((await ops('applications', 'viewed', id)).code).toBe(0);
    expect((await ops('applications', 'move', id, 'shortlisted')).answer).toEqual({
      from: 'APPLIED',
      to: 'SHORTLISTED',
    });
    expect((await ops('applications', 'move', id, 'hired')).text).toContain('CONFLICT');
    expect((await ops('applications', 'move', id, 'scheduled')).text).toContain('scheduledFor');
    const at = new Date(Date.now() + 86_400_000).toISOString();
    expect(
      (await ops('applications', 'move', id, 'scheduled', '--at', at, '--note', 'Bring papers')).code,
    ).toBe(0);
    expect((await ops('applications', 'list', '--status', 'scheduled')).answer).toHaveLength(1);
  });
});

describe('conversations', () => {
  it('are answered in order, and the seeker is told', async () => {
    const { id: candidateId } = await buildCandidate(container.database);
    const conversation = await container.database.prisma.conversation.create({
      data: {
        kind: 'ADMIN',
        candidateId,
        lastSequence: 1,
        messages: { create: { sequence: 1, sender: 'CANDIDATE', body: 'Is this job real?' } },
      },
    });
    expect((await ops('chat', 'waiting')).answer).toMatchObject([
      { conversation: conversation.id, last: 'Is this job real?' },
    ]);
    await Promise.all(['Yes', 'We called them'].map((text) => ops('chat', 'reply', conversation.id, text)));
    const stored = await container.database.prisma.message.findMany({
      where: { conversationId: conversation.id },
      orderBy: { sequence: 'asc' },
    });
    expect(stored.map(({ sequence, sender }) => [sequence, sender])).toEqual([
      [1, 'CANDIDATE'],
      [2, 'ADMIN'],
      [3, 'ADMIN'],
    ]);
    expect((await ops('chat', 'waiting')).answer).toEqual([]);
    expect((await ops('chat', 'reply', conversation.id, '   ')).text).toContain('EMPTY_MESSAGE');
    expect(await container.database.prisma.notification.count({ where: { candidateId } })).toBe(2);
  });
});

describe('upkeep', () => {
  it('blocks contacts, loads reference data and runs tasks', async () => {
    expect(
      (await ops('blocklist', 'add', 'phone', '+91 98123 45999', 'asked for money')).answer,
    ).toMatchObject({
      value: '+919812345999',
    });
    expect((await ops('tasks', 'run', 'recheck')).answer.done).toBeGreaterThan(0);
    const { outcome } = await container.database.prisma.companyCheck.findFirstOrThrow({
      where: { kind: 'CONTACT', company: { name: 'Import & Sons' } },
    });
    expect(outcome).toBe('FAILED');
    expect((await ops('blocklist', 'remove', 'phone', '+919812345999')).answer.removed).toBe(1);
    expect((await ops('reference', 'load')).answer.jobProfiles).toBe(22);
    expect((await ops('audit', 'list')).answer.length).toBeGreaterThan(3);
  });
});
