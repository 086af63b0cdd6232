import { routes, type WorkInput } from '@nukkad/contract';
import { readResumeContent } from '@nukkad/core/files/resume/read-resume-content.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const work = {
  kind: 'EXPERIENCED' as const,
  organization: 'Shinde Sweets',
  position: 'Cook',
  levelYears: 3,
  location: 'Pune',
  summary: 'Cooked for a hundred guests a day',
  industry: 'Food',
  startDate: '2022-04-01',
  endDate: '2025-03-31',
  isCurrent: false,
  skills: ['Tandoor'],
};

describe('work experience', () => {
  it('is stored once for repeated requests, and updates the profile', async () => {
    const { id, client } = await test.seeker();
    const [first, again] = await Promise.all([
      client.call(routes.experienceAdd, work),
      client.call(routes.experienceAdd, work),
    ]);
    expect(first.entryId).toBe(again.entryId);
    const { entries } = await client.call(routes.experienceList, {});
    expect(entries).toMatchObject([
      { organization: 'Shinde Sweets', startDay: '2022-04-01', skills: ['Tandoor'] },
    ]);
    const candidate = await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } });
    expect(candidate).toMatchObject({ isExperienced: true, professionalSummary: work.summary });
  });

  it('can be changed and deleted only by its owner', async () => {
    const mine = await test.seeker();
    const other = await test.seeker();
    const { entryId } = await mine.client.call(routes.experienceAdd, work);
    const target = { entryId: entryId ?? '', entry: { ...work, isCurrent: true, endDate: undefined } };
    await expect(other.client.call(routes.experienceUpdate, target)).rejects.toMatchObject({ status: 404 });
    await expect(
      other.client.call(routes.experienceDelete, { entryId: entryId ?? '' }),
    ).rejects.toMatchObject({ status: 404 });
    await mine.client.call(routes.experienceUpdate, target);
    const { entries } = await mine.client.call(routes.experienceOne, { entryId: entryId ?? '' });
    expect(entries).toMatchObject([{ isCurrent: true, endDay: null }]);
    await mine.client.call(routes.experienceDelete, { entryId: entryId ?? '' });
    expect((await mine.client.call(routes.experienceList, {})).entries).toEqual([]);
  });

  it('copies the latest job to the profile, whatever the order of writing, and clears it without jobs', async () => {
    const { id, client } = await test.seeker();
    const stored = () => test.database.prisma.candidate.findUniqueOrThrow({ where: { id } });
    const now = {
      ...work,
      summary: 'I cook here every day of the week',
      isCurrent: true,
      endDate: undefined,
    };
    const older = {
      ...work,
      position: 'Helper',
      startDate: '2019-01-01',
      summary: 'I peeled onions for a year',
    };
    const { entryId: nowId } = await client.call(routes.experienceAdd, now);
    const { entryId: olderId } = await client.call(routes.experienceAdd, { ...older, skills: ['Peeling'] });
    expect(await stored()).toMatchObject({ professionalSummary: now.summary, skills: ['Tandoor'] });
    await client.call(routes.experienceDelete, { entryId: nowId ?? '' });
    expect(await stored()).toMatchObject({ professionalSummary: older.summary, skills: ['Peeling'] });
    await client.call(routes.experienceDelete, { entryId: olderId ?? '' });
    expect(await stored()).toMatchObject({ isExperienced: null, professionalSummary: null });
    expect(await client.call(routes.profileWhole, {})).toMatchObject({
      experienceKind: null,
      latestJob: null,
    });
  });

  it('has as the latest job the current one, even if another began later', async () => {
    const { id, client } = await test.seeker({ name: 'Asha Patil' });
    const current = { ...work, organization: 'Sai Canteen', startDate: '2015-04-01', isCurrent: true };
    await client.call(routes.experienceAdd, { ...current, endDate: undefined });
    await client.call(routes.experienceAdd, { ...work, organization: 'Misal House' });
    const older = { ...work, organization: 'Old Dhaba', startDate: '2012-04-01', endDate: '2013-03-31' };
    await client.call(routes.experienceAdd, older);
    const { latestJob } = await client.call(routes.profileWhole, {});
    expect(latestJob).toMatchObject({ organization: 'Sai Canteen', isCurrent: true });
    const resume = await readResumeContent(test.container, id, 'en');
    expect(resume.work.map(({ place }) => place)).toEqual([
      'Sai Canteen, Pune',
      'Misal House, Pune',
      'Old Dhaba, Pune',
    ]);
  });

  it('is deleted by the form of a fresher, unless the form is rejected', async () => {
    const { id, client } = await test.seeker();
    await client.call(routes.experienceAdd, work);
    const fresher = { kind: 'FRESHER' as const, summary: 'too short', skills: [] };
    await expect(client.call(routes.experienceAdd, fresher)).rejects.toMatchObject({
      code: 'TEXT_TOO_SHORT',
    });
    expect((await client.call(routes.experienceList, {})).entries).toHaveLength(1);
    await client.call(routes.experienceAdd, {
      ...fresher,
      summary: 'I learn quickly and come on time',
      skills: ['Hindi'],
    });
    expect((await client.call(routes.experienceList, {})).entries).toEqual([]);
    const candidate = await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } });
    expect(candidate).toMatchObject({ isExperienced: false, professionalSummary: null, skills: ['Hindi'] });
  });
});

describe('an invalid job entry', () => {
  type Change = Partial<Omit<WorkInput, 'kind'>>;
  const refused: [Change, string][] = [
    [{ organization: undefined }, 'DETAILS_MISSING'],
    [{ position: '  ' }, 'DETAILS_MISSING'],
    [{ summary: undefined }, 'DETAILS_MISSING'],
    [{ startDate: undefined }, 'DETAILS_MISSING'],
    [{ endDate: undefined }, 'DETAILS_MISSING'],
    [{ organization: 'Sweets 24' }, 'NAME_INVALID'],
    [{ position: 'Cook #1' }, 'NAME_INVALID'],
    [{ skills: ['C++'] }, 'NAME_INVALID'],
    [{ summary: 'exactly twenty chars' }, 'TEXT_TOO_SHORT'],
    [{ industry: 'Other' }, 'INDUSTRY_MISSING'],
    [{ startDate: '2025-04-01' }, 'DATES_INVALID'],
    [{ endDate: '2999-01-01' }, 'DATES_INVALID'],
    [{ startDate: '2999-01-01', endDate: undefined, isCurrent: true }, 'DATES_INVALID'],
    [{ startDate: '31.02.2022' }, 'DATES_INVALID'],
  ];

  it.each(refused)(
    'with %j is rejected with %s, when added or changed, and writes nothing',
    async (change, code) => {
      const { client } = await test.seeker();
      const { entryId } = await client.call(routes.experienceAdd, work);
      const entry = { ...work, ...change };
      await expect(client.call(routes.experienceAdd, entry)).rejects.toMatchObject({ code, status: 200 });
      const update = client.call(routes.experienceUpdate, { entryId: entryId ?? '', entry });
      await expect(update).rejects.toMatchObject({ code, status: 200 });
      const { entries } = await client.call(routes.experienceList, {});
      expect(entries).toMatchObject([{ summary: work.summary, startDay: work.startDate }]);
      expect(entries).toHaveLength(1);
    },
  );

  it('returns NOT_FOUND for an unknown entry', async () => {
    const { client } = await test.seeker();
    for (const entryId of ['0199b3f2-7c1a-7d10-9a51-2f6c1d0e4fff', 'no-id']) {
      const calls = await Promise.allSettled([
        client.call(routes.experienceOne, { entryId }),
        client.call(routes.experienceUpdate, { entryId, entry: work }),
        client.call(routes.experienceDelete, { entryId }),
      ]);
      for (const call of calls) expect(call).toMatchObject({ reason: { status: 404, code: 'NOT_FOUND' } });
    }
  });
});
