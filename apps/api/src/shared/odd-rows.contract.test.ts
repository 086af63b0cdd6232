import { routes } from '@nukkad/contract';
import { onOddRow } from '@nukkad/telemetry/shown-rows.ts';
import { buildApplication, buildCompany, buildJob } from '@nukkad/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ METRICS_PORT: '19999' });
  // The database refuses such rows now, but lists must still tolerate old ones.
  const constraints = await test.database.query<{ alter: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS alter FROM pg_constraint
      WHERE conname LIKE '%_dates_check' OR conname LIKE '%_skills_check' OR conname = 'job_expiry_check'`,
  );
  for (const { alter } of constraints) await test.database.query(alter);
});
afterAll(() => test.close());

/** Starts recording. Returns an array that gets the name of each list that leaves a row out. */
function watched(): string[] {
  const lists: string[] = [];
  onTestFinished(onOddRow(({ list }) => lists.push(list)));
  return lists;
}

const ODD_MOMENTS = ['infinity', '-infinity', '290000-01-01'] as const;
const post = async (client: TestApp['client'], route: Parameters<typeof client.raw>[0], body: object) => {
  const answer = await client.raw(route, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const odd = (table: string, change: string, id: string) =>
  test.database.query(`UPDATE ${table} SET ${change} WHERE id = '${id}'`);

/** Creates a company with a valid job before and after an invalid one. */
async function jobsAround(change: string) {
  const company = await buildCompany(test.database);
  const rows = [];
  for (const title of ['Older cook', 'Odd cook', 'Newer cook'])
    rows.push(await buildJob(test.database, { companyId: company.id, title }));
  const [older, strange, newer] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];
  await odd('job', change, strange.id);
  return { company, older, strange, newer };
}
const titles = (jobs: readonly { jobTitle: string }[]) => jobs.map(({ jobTitle }) => jobTitle);

describe.each(ODD_MOMENTS)('a job that came at %s', (moment) => {
  it('is left out of its company’s list, which pages on around it', async () => {
    const { company } = await jobsAround(`created_at = '${moment}'`);
    const lists = watched();
    const whole = await post(test.client, routes.companyJobs, { companyId: company.id });
    expect(titles(whole.jobs)).toEqual(['Newer cook', 'Older cook']);
    expect(new Set(lists)).toEqual(new Set(['company-jobs']));
    const shown: string[] = [];
    for (let cursor: string | null | undefined, page = 0; cursor !== null && page < 6; page += 1) {
      const body = { companyId: company.id, size: 1, ...(cursor === undefined ? {} : { cursor }) };
      const one = await post(test.client, routes.companyJobs, body);
      shown.push(...titles(one.jobs));
      cursor = one.nextCursor ?? null;
    }
    expect(shown).toEqual(['Newer cook', 'Older cook']);
  });

  it('is left out of the search and of all jobs, which page on around it', async () => {
    await test.database.query('DELETE FROM application');
    await test.database.query('DELETE FROM job');
    await jobsAround(`created_at = '${moment}'`);
    const lists = watched();
    const list = await test.client.call(routes.jobList, { page: 1, extraSkip: 0, size: 10 });
    expect(list.jobs.map(({ title }) => title)).toEqual(['Newer cook', 'Older cook']);
    const first = await test.client.call(routes.jobList, { page: 1, extraSkip: 0, size: 1 });
    const shown = first.jobs.map(({ title }) => title);
    for (let { nextCursor } = first, page = 0; nextCursor !== null && page < 6; page += 1) {
      const next = await test.client.call(routes.jobList, {
        page: 1,
        extraSkip: 0,
        size: 1,
        cursor: nextCursor,
      });
      shown.push(...next.jobs.map(({ title }) => title));
      nextCursor = next.nextCursor;
    }
    expect(shown).toEqual(['Newer cook', 'Older cook']);
    expect(new Set(lists)).toEqual(new Set(['jobs']));
  });

  it('has a page that answers like that of a removed job', async () => {
    const { strange, newer } = await jobsAround(`created_at = '${moment}'`);
    const lists = watched();
    await expect(test.client.call(routes.jobById, { jobId: strange.id })).rejects.toMatchObject({
      message: 'Sorry, this job has been removed',
    });
    expect(lists).toEqual(['job']);
    await expect(test.client.call(routes.jobById, { jobId: newer.id })).resolves.toMatchObject({
      job: { title: 'Newer cook' },
    });
  });

  it('is left out of the saved jobs and of the applications', async () => {
    const { older, strange, newer } = await jobsAround(`created_at = '${moment}'`);
    const { client, candidate } = await test.seeker({ credits: 9 });
    for (const { id: jobId } of [older, strange, newer]) {
      await client.call(routes.jobSave, { jobId, isSaved: false });
      await buildApplication(test.database, { candidateId: candidate.id, jobId });
    }
    const lists = watched();
    const saved = await client.call(routes.myJobs, { tab: 'SAVED', size: 10 });
    expect(saved.jobs.map(({ title }) => title)).toEqual(['Newer cook', 'Older cook']);
    const applied = await client.call(routes.myJobs, { tab: 'ALL', size: 10 });
    expect(applied.jobs.map(({ title }) => title)).toEqual(['Newer cook', 'Older cook']);
    expect(new Set(lists)).toEqual(new Set(['my-jobs']));
  });
});

describe.each(ODD_MOMENTS)('what came at %s', (moment) => {
  it('is left out of the notifications', async () => {
    const { client, id } = await test.seeker();
    const values = { template: 'shortlisted', values: { company: 'Shinde Sweets', jobTitle: 'Cook' } };
    const make = (dedupeKey: string) =>
      test.database.prisma.notification.create({
        data: { candidateId: id, typeKey: 'application-status', values, dedupeKey },
      });
    const rows = [await make('a'), await make('b'), await make('c')];
    await odd('notification', `created_at = '${moment}'`, rows[1]?.id ?? '');
    const lists = watched();
    const list = await client.call(routes.notificationList, { size: 10 });
    expect(list.notifications.map((one) => one.id).sort()).toEqual([rows[0]?.id, rows[2]?.id].sort());
    expect(lists).toEqual(['notifications']);
  });

  it('is left out of the chat', async () => {
    const { client, id } = await test.seeker();
    const company = await buildCompany(test.database);
    const create = [1, 2, 3].map((sequence) => ({
      sequence,
      sender: 'COMPANY' as const,
      body: `message ${sequence}`,
    }));
    const stored = await test.database.prisma.conversation.create({
      data: {
        kind: 'COMPANY',
        candidateId: id,
        companyId: company.id,
        lastSequence: 3,
        messages: { create },
      },
    });
    await test.database.query(
      `UPDATE message SET created_at = '${moment}' WHERE conversation_id = '${stored.id}' AND sequence = 2`,
    );
    const lists = watched();
    const chat = await client.call(routes.chatWithCompany, { companyId: company.id, limit: 10 });
    expect(chat.messages.map(({ sequence }) => sequence)).toEqual([1, 3]);
    expect(lists).toEqual(['chat']);
  });
});

it('leaves a job with an invalid skill out of the picks and suggestions only', async () => {
  await test.database.query('DELETE FROM application');
  await test.database.query('DELETE FROM job');
  const { strange } = await jobsAround(`skills = ARRAY['Tandoor', NULL]`);
  const { client } = await test.seeker();
  const lists = watched();
  const picks = await client.call(routes.jobTopPicks, {});
  expect(picks.jobs.map(({ title }) => title).sort()).toEqual(['Newer cook', 'Older cook']);
  expect(lists).toEqual(['picks']);
  const { job } = await client.call(routes.jobById, { jobId: strange.id });
  expect(job.skills).toEqual(['Tandoor']);
});

it('counts the rows left out by list, starting at 0', async () => {
  const text = await test.container.metrics?.metrics.text();
  expect(text).toMatch(/nukkad_odd_rows_total\{list="company-jobs",service="api"\} [1-9]/);
  expect(text).toMatch(/nukkad_odd_rows_total\{list="credits",service="api"\} 0/);
});
