import { PROFILE_WEIGHTS } from '@nukkad/contract';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCompletion } from './profile-parts.ts';

let test: TestDatabase;
let cityId: number;
beforeAll(async () => {
  test = await createTestDatabase();
  ({ id: cityId } = await findCity(test.database, 'pune'));
});
afterAll(() => test.drop());

type Change = NonNullable<Parameters<typeof buildCandidate>[1]>;

/** A seeker of whom nothing is known. */
const NOTHING: Change = { name: '', birthDate: null, gender: null, phone: null, isExperienced: null };
const BIRTH = new Date('2000-03-15');
const PERSONAL = { name: 'Asha', birthDate: BIRTH, gender: 'FEMALE' } as const;

async function percentageOf(change: Change): Promise<number> {
  const candidate = await buildCandidate(test.database, { ...NOTHING, ...change });
  return (await readCompletion(test.database, candidate)).percentage;
}

it.each<[string, () => Change, number]>([
  ['nothing', () => ({}), 0],
  ['all personal details', () => ({ ...PERSONAL, cityId }), PROFILE_WEIGHTS.PERSONAL],
  ['no name', () => ({ ...PERSONAL, cityId, name: '' }), 0],
  ['no birthday', () => ({ ...PERSONAL, cityId, birthDate: null }), 0],
  ['no gender', () => ({ ...PERSONAL, cityId, gender: null }), 0],
  ['no city', () => PERSONAL, 0],
  ['a verified number', () => ({ phone: '+919811100001' }), PROFILE_WEIGHTS.MOBILE],
  ['a number that is not verified', () => ({ phone: '+919811100002', isMobileVerified: false }), 0],
  ['a resume', () => ({ resumeKey: 'resume-x.pdf' }), PROFILE_WEIGHTS.RESUME],
  [
    'a summary of a beginner',
    () => ({ isExperienced: false, profileSummary: 'I cook' }),
    PROFILE_WEIGHTS.EXPERIENCE,
  ],
  ['a beginner without summary', () => ({ isExperienced: false }), 0],
  ['a summary of somebody with work', () => ({ isExperienced: true, profileSummary: 'I cook' }), 0],
  ['a summary of somebody who did not say', () => ({ profileSummary: 'I cook' }), 0],
  ['words about oneself', () => ({ aboutMe: 'I cook' }), PROFILE_WEIGHTS.ABOUT],
  ['an own photo', () => ({ photoKey: 'photo-x.webp' }), PROFILE_WEIGHTS.PHOTO],
  [
    'the picture of the provider',
    () => ({ providerImageUrl: 'https://x.example/a.png' }),
    PROFILE_WEIGHTS.PHOTO,
  ],
])('a profile with %s is complete by so many percent', async (_what, change, percentage) => {
  expect(await percentageOf(change())).toBe(percentage);
});

it('work, schooling and interests of this seeker count, and those of others do not', async () => {
  const { prisma } = test.database;
  const candidate = await buildCandidate(test.database, NOTHING);
  const { id: other } = await buildCandidate(test.database);
  const add = async (candidateId: string) => {
    const startDate = new Date('2020-01-01');
    await prisma.experience.create({
      data: {
        candidateId,
        organization: 'Mess',
        position: 'Cook',
        levelYears: 2,
        startDate,
        isCurrent: true,
      },
    });
    await prisma.education.create({ data: { candidateId, level: 'SSC', institution: 'ZP School' } });
    await prisma.interest.create({ data: { candidateId, profileKey: 'cook' } });
  };
  const percentage = async () => (await readCompletion(test.database, candidate)).percentage;
  await add(other);
  expect(await percentage()).toBe(0);
  await add(candidate.id);
  const { EXPERIENCE, EDUCATION, INTERESTS } = PROFILE_WEIGHTS;
  expect(await percentage()).toBe(EXPERIENCE + EDUCATION + INTERESTS);
  await prisma.interest.deleteMany({ where: { candidateId: candidate.id } });
  expect(await percentage()).toBe(EXPERIENCE + EDUCATION);
});
