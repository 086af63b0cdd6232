import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useOps } from './testing/start-ops.ts';

const test = useOps();
const PHONE = '+919855500001';
let candidateId: string;

const database = () => test.container.database;
const statusOf = async (id: string) =>
  (await database().prisma.application.findUniqueOrThrow({ where: { id } })).status;

beforeAll(async () => {
  candidateId = (await buildCandidate(database(), { phone: PHONE })).id;
});

describe('an application', () => {
  it('can be named by its seeker’s number: the only open one, or the one for a job', async () => {
    const first = await buildApplication(database(), { candidateId });
    await buildApplication(database(), { candidateId, status: 'REJECTED' });
    expect((await test.ops('applications', 'viewed', '98555 00001')).answer).toMatchObject({
      application: first.id,
    });
    await test.ops('applications', 'move', PHONE, 'shortlisted');
    expect(await statusOf(first.id)).toBe('SHORTLISTED');
    const second = await buildApplication(database(), { candidateId });
    const several = await test.ops('applications', 'hire', PHONE);
    expect([several.code, several.text]).toEqual([1, expect.stringContaining('fits 2 of them')]);
    const { shareId } = await database().prisma.job.findUniqueOrThrow({ where: { id: second.jobId } });
    const steps = async (...words: string[]) =>
      (await test.ops('applications', 'hire', PHONE, '--job', shareId, ...words)).answer;
    expect(await steps()).toEqual({ from: 'APPLIED', to: 'HIRED' });
    expect(await steps('--undo')).toEqual({ from: 'HIRED', to: 'APPLIED' });
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['SHORTLISTED', 'APPLIED']);
    const listed = (await test.ops('applications', 'list', '--seeker', PHONE)).answer;
    expect(listed.map(({ application }: { application: string }) => application)).toHaveLength(3);
    const { text } = await test.ops(
      'applications',
      'feedback',
      PHONE,
      'Came on time',
      '--job',
      'no such job',
    );
    expect(text).toContain('No job is found');
  });
});

describe('a request for credits', () => {
  it('can be named by its seeker’s number, once; a second decision is reported as such', async () => {
    const { id } = await database().prisma.creditRequest.create({ data: { candidateId } });
    expect((await test.ops('credits', 'grant', PHONE)).answer).toMatchObject({ id, status: 'GRANTED' });
    expect((await test.ops('credits', 'grant', PHONE)).text).toContain('No open request for credits');
    const { code, text } = await test.call('credits', 'decline', id);
    expect([code, text]).toEqual([1, 'request: was granted already (CONFLICT)']);
  });
});

describe('a conflict says what to do next', () => {
  it.each([
    ['reported', 'renew', 'reports resume'],
    ['company-suspended', 'renew', 'companies restore'],
    ['awaiting-moderation', 'renew', 'moderation approve'],
    ['moderation-refused', 'renew', 'moderation approve'],
    ['withdrawn-unmoderated', 'renew', 'the file with it'],
    ['removed-as-fake', 'renew', 'removed as fake'],
    ['removed-as-fake', 'resume', 'removed as fake'],
  ])('for a job that is %s', async (statusReason, action, advice) => {
    const { id } = await buildJob(database(), { status: 'PAUSED', statusReason });
    const { code, text } = await test.call('jobs', action, id);
    expect([code, text]).toEqual([1, expect.stringContaining(advice)]);
    expect(text).not.toContain('reload');
  });

  it('and so do reports of a hidden one', async () => {
    const { id } = await buildJob(database(), { status: 'PAUSED', statusReason: 'awaiting-moderation' });
    expect((await test.call('reports', 'resume', id)).text).toContain('moderation approve');
  });
});
