import { routes } from '@nukkad/contract';
import { readResumeContent } from '@nukkad/core/files/resume/read-resume-content.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const SUMMARY = 'Cooked for a hundred guests a day';

describe('readResumeContent', () => {
  it('returns the summary of a fresher and the "about me" text', async () => {
    const { id, client } = await test.seeker({ name: 'Asha Patil', aboutMe: 'I come on time.' });
    await client.call(routes.experienceAdd, { kind: 'FRESHER', summary: SUMMARY, skills: ['Hygiene'] });
    const content = await readResumeContent(test.container, id, 'hi');
    expect(content).toMatchObject({ about: `${SUMMARY}\nI come on time.`, skills: ['Hygiene'], work: [] });
    expect(content.headline).toMatch(/\p{Script=Devanagari}/u);
  });

  it('prefers the summary of work to the one of the profile', async () => {
    const { id } = await buildCandidate(test.database, {
      professionalSummary: SUMMARY,
      profileSummary: 'I look for work near home',
      aboutMe: null,
    });
    expect((await readResumeContent(test.container, id, 'en')).about).toBe(SUMMARY);
  });

  it('leaves the summary out if it is already the text of a job', async () => {
    const { id, client } = await test.seeker({ name: 'Asha Patil', aboutMe: 'I come on time.' });
    await client.call(routes.experienceAdd, {
      kind: 'EXPERIENCED',
      organization: 'Shinde Sweets',
      position: 'Cook',
      levelYears: 3,
      location: 'Pune',
      summary: SUMMARY,
      startDate: '2022-04-01',
      isCurrent: true,
      skills: ['Tandoor'],
    });
    const content = await readResumeContent(test.container, id, 'mr');
    expect(content).toMatchObject({
      about: 'I come on time.',
      headline: 'Cook',
      work: [
        {
          title: 'Cook',
          place: 'Shinde Sweets, Pune',
          text: SUMMARY,
          period: expect.stringMatching(/^एप्रि.* 2022 – /),
        },
      ],
    });
  });

  it('throws without a name, or if there is only a name', async () => {
    const { id } = await buildCandidate(test.database, { aboutMe: null, skills: [] });
    await expect(readResumeContent(test.container, id, 'en')).rejects.toMatchObject({
      code: 'DETAILS_MISSING',
    });
  });
});
