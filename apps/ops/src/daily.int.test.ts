import type { Container } from '@nukkad/core/container.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { lookUpBy } from './find.ts';
import { run } from './run.ts';
import { useOps } from './testing/start-ops.ts';

const test = useOps();
let container: Container;

beforeAll(() => {
  container = test.container;
});

const db = () => container.database.prisma;
const statusOf = async (id: string) => (await db().job.findUniqueOrThrow({ where: { id } })).status;
const actionsOf = async (subject: string) =>
  (await test.audit(subject)).map(({ action, actor }) => `${actor} ${action}`);

/** The rows of the access ledger about a seeker. */
const looksAt = (candidateId: string) =>
  db().profileAccess.findMany({
    where: { candidateId },
    select: { actor: true, companyId: true, context: true, what: true, times: true },
  });

describe('operators', () => {
  const openContainer = async () => test.opsContainer;

  it('must prove who they are: a call without a key, or with an unknown one, does nothing', async () => {
    for (const key of [undefined, '', 'nkop_nobody']) {
      const { code, text } = await run(['settings', 'list'], { openContainer, key });
      expect([key, code, text]).toEqual([key, 1, expect.stringContaining('OPS_KEY')]);
    }
    const added = await run(['operators', 'add', 'intruder'], { openContainer });
    expect(added.code).toBe(1);
    expect((await test.ops('operators', 'list')).answer.map(({ name }: { name: string }) => name)).toEqual([
      'meera',
    ]);
  });

  it('have keys that are stored as a digest, and that others replace or revoke', async () => {
    const first = (await test.ops('operators', 'add', 'ravi')).answer.key;
    const { keyHash, createdBy } = await db().operator.findUniqueOrThrow({ where: { name: 'ravi' } });
    expect([createdBy, keyHash.length, keyHash.includes(first)]).toEqual(['meera', 64, false]);
    const listed = (key: string) => run(['audit', 'list', '--json'], { openContainer, key });
    expect((await listed(first)).code).toBe(0);
    const lastUse = async () =>
      (await db().operator.findUniqueOrThrow({ where: { name: 'ravi' } })).lastUsedAt;
    expect(await lastUse()).not.toBeNull();
    const second = (await test.ops('operators', 'add', 'ravi')).answer.key;
    expect(await lastUse()).toBeNull();
    expect([(await listed(first)).code, (await listed(second)).code]).toEqual([1, 0]);
    expect((await test.ops('operators', 'remove', 'ravi')).code).toBe(0);
    expect((await listed(second)).code).toBe(1);
    expect(await actionsOf('ravi')).toEqual([
      'meera operator-added',
      'meera operator-added',
      'meera operator-removed',
    ]);
    expect((await test.ops('operators', 'remove', 'meera')).text).toContain('the last');
    expect((await test.ops('operators', 'add', 'Not A Name')).code).toBe(2);
  });
});

describe('a text that an operator looks something up by', () => {
  const id = '0199f0c2-0000-7000-8000-000000000000';

  it.each([
    [id, { id }],
    ['98765 43210', { phone: '+919876543210' }],
    ['https://site.example/jobs?cook-in-pune-xBAtcf', { shareId: 'xBAtcf' }],
    ['cook-in-pune-xBAtcf', { shareId: 'xBAtcf', name: '%cook-in-pune-xBAtcf%' }],
    ['xBAtcf', { shareId: 'xBAtcf', name: '%xBAtcf%' }],
    ['100% cook', { name: '%100\\% cook%' }],
  ])('%j is %j', (text, lookUp) => {
    expect(lookUpBy(text)).toEqual({ id: null, shareId: null, phone: null, name: null, ...lookUp });
  });
});

describe('jobs', () => {
  it('are found by id, share id, link and the company’s number; an empty result is a failure', async () => {
    const { id, shareId, companyId, title } = await buildJob(container.database);
    const { phone } = await db().company.update({
      where: { id: companyId },
      data: { phone: '+919811111111' },
    });
    for (const text of [
      id,
      shareId,
      `https://x.example/jobs?some-job-${shareId}`,
      phone,
      '098111 11111',
      title,
    ]) {
      const { answer } = await test.ops('jobs', 'find', text);
      expect([text, answer?.map(({ job }: { job: string }) => job)]).toEqual([text, [id]]);
    }
    expect((await test.ops('jobs', 'find', 'no such thing')).code).toBe(1);
    expect((await test.ops('jobs', 'list', '--company', phone)).answer).toMatchObject([{ job: id }]);
    expect((await test.ops('jobs', 'list', '--company', phone, '--status', 'paused')).answer).toEqual([]);
    expect((await test.ops('jobs', 'list', '--status', 'gone')).code).toBe(2);
  });

  it('are paused, resumed and closed, and seekers are notified of the last', async () => {
    const { id, shareId } = await buildJob(container.database);
    const { id: candidateId } = await buildCandidate(container.database);
    await db().savedJob.create({ data: { candidateId, jobId: id } });
    expect((await test.ops('jobs', 'pause', shareId)).answer).toEqual({
      job: id,
      from: 'ACTIVE',
      to: 'PAUSED',
    });
    expect((await test.ops('jobs', 'pause', id)).text).toContain('is paused already');
    expect((await test.ops('jobs', 'resume', id)).code).toBe(0);
    expect(await db().notification.count({ where: { candidateId } })).toBe(0);
    expect((await test.ops('jobs', 'close', id)).code).toBe(0);
    expect(await db().notification.count({ where: { candidateId } })).toBe(1);
    expect((await test.ops('jobs', 'pause', id)).text).toContain('is closed already');
    expect(await statusOf(id)).toBe('CLOSED');
    expect(await actionsOf(id)).toEqual(['meera job-paused', 'meera job-resumed', 'meera job-closed']);
  });

  it.each([
    ['paused by reports', { status: 'PAUSED', statusReason: 'reported' }, 'reports resume'],
    ['removed as fake', { status: 'CLOSED', statusReason: 'removed-as-fake' }, 'removed as fake'],
    [
      'run out',
      {
        status: 'CLOSED',
        statusReason: 'expired',
        createdAt: new Date('2024-01-01'),
        expiresAt: new Date('2024-01-02'),
      },
      'jobs renew',
    ],
  ] as const)('that were %s cannot be resumed directly', async (_what, change, advice) => {
    const { id, status } = await buildJob(container.database, change);
    expect((await test.ops('jobs', 'resume', id)).text).toContain(advice);
    expect(await statusOf(id)).toBe(status);
  });
});

describe('companies', () => {
  it('are suspended and restored with the jobs that this paused, and imports refuse others meanwhile', async () => {
    const { id: companyId } = await buildCompany(container.database);
    const jobs = [
      await buildJob(container.database, { companyId }),
      await buildJob(container.database, { companyId, status: 'PAUSED', statusReason: 'employer' }),
    ] as const;
    const application = await buildApplication(container.database, { jobId: jobs[0].id });
    expect((await test.ops('companies', 'suspend', companyId)).answer).toEqual({
      company: companyId,
      paused: 1,
    });
    expect((await test.ops('companies', 'find', companyId)).answer[0].suspended).not.toBeNull();
    const { candidateId } = application;
    expect(await db().notification.count({ where: { candidateId, type: { key: 'job-notices' } } })).toBe(1);
    expect((await test.ops('jobs', 'resume', jobs[0].id)).text).toContain('companies restore');
    expect((await test.ops('companies', 'suspend', companyId)).text).toContain('is suspended already');
    expect((await test.ops('companies', 'restore', companyId)).answer).toEqual({
      company: companyId,
      open: 1,
    });
    expect([await statusOf(jobs[0].id), await statusOf(jobs[1].id)]).toEqual(['ACTIVE', 'PAUSED']);
    expect(await actionsOf(companyId)).toEqual(['meera company-suspended', 'meera company-restored']);
    expect((await test.ops('companies', 'restore', companyId)).text).toContain('is not suspended');
    expect((await test.ops('companies', 'find', 'nobody at all')).code).toBe(1);
  });
});

describe('seekers', () => {
  it('are found by number, and the look-up is in the audit', async () => {
    const { id } = await buildCandidate(container.database);
    await db().candidate.update({ where: { id }, data: { phone: '+919822222222' } });
    expect((await test.ops('seekers', 'find', '98222 22222')).answer).toMatchObject([{ seeker: id }]);
    expect(await actionsOf(id)).toEqual(['meera seeker-looked-up']);
    expect(await looksAt(id)).toEqual([
      { actor: 'operator:meera', companyId: null, context: id, what: 'PROFILE', times: 1 },
    ]);
    expect((await test.ops('seekers', 'suspend', id, '--reason', 'spam')).code).toBe(0);
    await test.ops('seekers', 'find', '98222 22222');
    expect(await looksAt(id)).toMatchObject([{ what: 'PROFILE', times: 2 }]);
    expect((await test.ops('seekers', 'find', '9833333333')).code).toBe(1);
  });

  it('are listed with their contact if requested: it is noted, and their applications count as viewed', async () => {
    const { id, jobId, candidateId } = await buildApplication(container.database);
    await db().candidate.update({ where: { id: candidateId }, data: { phone: '+919844444444' } });
    const { shareId } = await db().job.findUniqueOrThrow({ where: { id: jobId } });
    expect((await test.ops('applications', 'list', '--job', shareId)).answer[0]).not.toHaveProperty('phone');
    expect((await db().application.findUniqueOrThrow({ where: { id } })).viewedAt).toBeNull();
    expect((await test.ops('applications', 'list', '--job', shareId, '--contact')).answer).toMatchObject([
      { application: id, phone: '+919844444444' },
    ]);
    expect((await db().application.findUniqueOrThrow({ where: { id } })).viewedAt).not.toBeNull();
    expect(await actionsOf(id)).toEqual(['meera contact-seen']);
    expect(await looksAt(candidateId)).toEqual([
      { actor: 'operator:meera', companyId: null, context: id, what: 'PHONE', times: 1 },
    ]);
  });

  it('who walked in are hired in one step, and that can be undone', async () => {
    const { id, candidateId } = await buildApplication(container.database);
    await test.ops('applications', 'move', id, 'shortlisted');
    expect((await test.ops('applications', 'move', id, 'interviewed')).text).toContain(
      'from SHORTLISTED: scheduled, hired, rejected',
    );
    expect((await test.ops('applications', 'hire', id, '--undo')).text).toContain('CONFLICT');
    expect((await test.ops('applications', 'hire', id)).answer).toEqual({ from: 'SHORTLISTED', to: 'HIRED' });
    expect((await test.ops('applications', 'hire', id)).text).toContain('from HIRED: nothing more');
    expect(await db().notification.count({ where: { candidateId } })).toBe(2);
    expect((await test.ops('applications', 'hire', id, '--undo')).answer).toEqual({
      from: 'HIRED',
      to: 'SHORTLISTED',
    });
    expect((await db().application.findUniqueOrThrow({ where: { id } })).status).toBe('SHORTLISTED');
    // A second notice withdraws the congratulation, and another hire sends it again.
    expect((await test.ops('applications', 'hire', id)).code).toBe(0);
    const notices = await db().notification.findMany({
      where: { candidateId },
      orderBy: { createdAt: 'asc' },
    });
    expect(notices.map(({ values }) => (values as { template?: string }).template)).toEqual([
      'shortlisted',
      'hired',
      'hire-undone',
      'hired',
    ]);
  });

  it('send feedback, which operators read', async () => {
    const { id } = await buildCandidate(container.database);
    await db().productFeedback.create({ data: { candidateId: id, message: 'काम मिला' } });
    expect((await test.ops('feedback', 'list')).answer).toMatchObject([{ text: 'काम मिला' }]);
  });
});

describe('settings', () => {
  it('cannot contradict each other, nor begin and end at the same hour', async () => {
    for (const [hour, code] of [
      ['20', 1],
      ['21', 1],
      ['19', 0],
    ] as const)
      expect([hour, (await test.ops('settings', 'set', 'hrFromHour', hour)).code]).toEqual([hour, code]);
    expect((await test.ops('settings', 'set', 'hrToHour', '19')).text).toContain('hrFromHour would be 19');
    const negative = await test.ops('settings', 'set', 'creditsStart', '-1');
    expect([negative.code, negative.text]).toEqual([1, 'creditsStart: "-1" is below 0']);
  });
});
