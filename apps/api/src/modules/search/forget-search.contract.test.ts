import { type AnyRoute, routes } from '@nukkad/contract';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let cook = '';
let rider = '';
let companyId = '';

beforeAll(async () => {
  test = await startTestApp();
  companyId = (await buildCompany(test.database)).id;
  cook = (await buildJob(test.database, { title: 'Cook', companyId })).id;
  rider = (await buildJob(test.database, { title: 'Rider', companyId })).id;
});

afterAll(() => test.close());

async function seeker() {
  const { id, client } = await test.seeker();
  return {
    ask: async (route: AnyRoute, body: object = {}) => {
      const answer = await client.raw(route, { body: { jobseekerId: id, ...body } });
      expect(answer.status).toBe(200);
      return answer.body;
    },
  };
}

describe('a result opened from the search', () => {
  it('is forgotten alone or with all others, by its seeker only, and can be remembered again', async () => {
    const own = await seeker();
    const other = await seeker();
    const recent = async ({ ask: askAs }: typeof own) => {
      const { jobs, companies } = await askAs(routes.searchStart);
      return [
        ...jobs[0].recentSearch.map(({ jobTitle }: { jobTitle: string }) => jobTitle),
        ...companies[0].recentSearch.map(() => 'company'),
      ];
    };
    for (const { ask: askAs } of [own, other]) {
      for (const jobId of [rider, cook]) {
        await askAs(routes.searchRememberJob, { jobId });
        test.clock.advanceSeconds(1);
      }
      await askAs(routes.searchRememberCompany, { companyId });
    }
    const forget = (jobId: string, all: 'this' | 'all') =>
      own.ask(routes.searchRememberJob, { jobId, forget: all });
    expect(await forget(cook, 'this')).toEqual({ success: true });
    expect(await recent(own)).toEqual(['Rider', 'company']);
    expect(await forget(cook, 'this')).toEqual({ success: true });
    await own.ask(routes.searchRememberJob, { jobId: cook });
    expect(await recent(own)).toEqual(['Cook', 'Rider', 'company']);
    await forget(cook, 'all');
    await own.ask(routes.searchRememberCompany, { companyId, forget: 'all' });
    expect(await recent(own)).toEqual([]);
    expect(await recent(other)).toEqual(['Cook', 'Rider', 'company']);
  });
});
