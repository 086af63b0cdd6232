import { routes } from '@nukkad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const summary = 'Cooked for a hundred guests a day';

describe('an entry on the wire', () => {
  it('uses the field names of the older clients', async () => {
    const { id, client } = await test.seeker();
    const added = await client.raw(routes.experienceAdd, {
      body: {
        jobseekerId: id,
        skills: 'Tandoor, Hygiene',
        organizationName: ' Shinde  Sweets ',
        jobPosition: 'Cook',
        experience: 'Experience',
        experienceLevel: '1 Year',
        userCurrentLocation: 'Pune',
        professionalSummary: summary,
        jobIndustry: 'Bee keeping',
        jobStartDate: '2024-04-01',
        jobEndDate: '',
        currentlyWorking: true,
      },
    });
    expect(added.body).toEqual({
      success: true,
      msg: 'Work experience added successfully',
      expId: expect.any(String),
    });
    const { expId } = added.body;
    const { body } = await client.raw(routes.experienceOne, { body: { jobseekerId: id, expId } });
    expect(body.data.expArray).toEqual([
      {
        expId,
        jobseekerId: id,
        organizationName: 'Shinde Sweets',
        jobPosition: 'Cook',
        experience: 'Experience',
        experienceLevel: 1,
        userCurrentLocation: 'Pune',
        professionalSummary: summary,
        jobIndustry: 'Bee keeping',
        jobStartDate: '2024-04-01',
        jobEndDate: '',
        currentlyWorking: true,
        skills: 'Tandoor, Hygiene',
      },
    ]);
    const list = await client.raw(routes.experienceList, { body: { jobseekerId: id } });
    expect(list.body.experience).toEqual(body.data.expArray);
    const gone = await client.raw(routes.experienceDelete, { body: { jobseekerId: id, expId } });
    expect(gone.body).toEqual({ success: true, msg: 'Work experience deleted successfully' });
  });
});

describe('the fresher’s form', () => {
  it.each([
    [{ profileSummary: '   ' }, 'DETAILS_MISSING'],
    [{ profileSummary: 'too short' }, 'TEXT_TOO_SHORT'],
    [{ profileSummary: 'I learn quickly and come on time', skills: 'C++' }, 'NAME_INVALID'],
  ])('rejects %j with %s', async (body, code) => {
    const { client } = await test.seeker();
    const answer = await client.raw(routes.experienceAdd, { body: { experience: 'Fresher', ...body } });
    expect([answer.status, answer.body.success, answer.body.code]).toEqual([200, false, code]);
  });
});
