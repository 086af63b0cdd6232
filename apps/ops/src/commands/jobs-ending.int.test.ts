import { buildCompany, buildJob } from '@nukkad/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { at } from '../testing/doctor-context.ts';
import { useOps } from '../testing/start-ops.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const DAY_MS = 86_400_000;
const test = useOps(at(NOW));

const afterDays = (days: number, ms = 0) => new Date(NOW.getTime() + days * DAY_MS + ms);
let company = '';
/** The names of the jobs by their ids. */
const names = new Map<string, string>();

beforeAll(async () => {
  const { database } = test.container;
  const { id: companyId } = await buildCompany(database);
  company = companyId;
  const job = async (name: string, change: Parameters<typeof buildJob>[1]) =>
    names.set((await buildJob(database, { companyId, createdAt: afterDays(-20), ...change })).id, name);
  await job('just after the seventh day', { expiresAt: afterDays(7, 1) });
  await job('on the seventh day', { expiresAt: afterDays(7) });
  await job('just before', { expiresAt: afterDays(7, -1) });
  await job('paused', { expiresAt: afterDays(1), status: 'PAUSED', statusReason: 'employer' });
  await job('expired', { expiresAt: afterDays(-1), status: 'CLOSED', statusReason: 'expired' });
  await job('closed', { expiresAt: afterDays(1), status: 'CLOSED', statusReason: 'employer' });
});

const namesOf = (jobs: readonly { job: string }[]) => jobs.map(({ job }) => names.get(job));

describe('jobs list --ending', () => {
  it('has open jobs that end by then, to the millisecond, the first first', async () => {
    const { answer } = await test.ops('jobs', 'list', '--company', company, '--ending', '7');
    expect(namesOf(answer)).toEqual(['just before', 'on the seventh day']);
  });

  it('is for 0 to 365 whole days', async () => {
    const codeOf = async (days: string) =>
      (await test.ops('jobs', 'list', '--company', company, '--ending', days)).code;
    expect(await Promise.all(['0', '365', '-1', '366', '1.5', 'soon'].map(codeOf))).toEqual([
      0, 0, 2, 2, 2, 2,
    ]);
  });
});

describe('jobs renew --check', () => {
  const renew = (...words: string[]) => test.ops('jobs', 'renew', '--company', company, '--check', ...words);

  it.each([
    [
      ['--ending', '7'],
      ['just before', 'on the seventh day'],
    ],
    [['--expired'], ['expired']],
    [[], ['just after the seventh day', 'just before', 'on the seventh day']],
  ])('with %j would renew %j', async (words, expected) => {
    const { answer } = await renew(...words);
    expect(namesOf(answer.jobs).toSorted()).toEqual(expected);
    expect(answer.wouldRenew).toBe(expected.length);
  });

  it('refuses --ending together with --expired, and a call without any of them', async () => {
    expect(await renew('--ending', '7', '--expired')).toMatchObject({
      code: 2,
      text: expect.stringContaining('--ending is for open jobs'),
    });
    expect(await test.ops('jobs', 'renew', '--check')).toMatchObject({
      code: 2,
      text: expect.stringContaining('name a job, or say which'),
    });
  });
});
