import { routes } from '@nukkad/contract';
import { buildJob } from '@nukkad/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createNewcomers } from '../../../test/newcomers.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  test.clock.stop();
});
// 11:00 in India, well within the calling hours.
beforeEach(() => test.clock.set(`${new Date().toISOString().slice(0, 10)}T05:30:00Z`));
afterAll(() => test.close());

const makeJob = async () => (await buildJob(test.database, { expiresAt: new Date('2099-01-01') })).id;

/** Requests the contact of a job. Returns `shown` or the error code. */
async function requestContact(
  candidateId: string,
  jobId: string,
  address: string,
  language = 'en',
): Promise<string> {
  const { accessToken } = await test.signIn(candidateId);
  const headers = {
    'x-forwarded-for': address,
    'accept-language': language,
    authorization: `Bearer ${accessToken}`,
  };
  const { body } = await test.client.raw(routes.hrContact, { body: { jobId }, headers });
  return body.success ? 'shown' : `${body.code}: ${body.msg}`;
}

const LIMIT = {
  en: 'HR_LIMIT: You have looked up many contacts today. You can look up more tomorrow. No credit was used.',
  hi: 'HR_LIMIT: आज आप कई कंपनियों के नंबर देख चुके हैं। और कल देख सकेंगे। कोई क्रेडिट नहीं कटा।',
  mr: 'HR_LIMIT: आज तुम्ही बऱ्याच कंपन्यांचे नंबर पाहिले आहेत. आणखी उद्या पाहता येतील. क्रेडिट कापलं नाही.',
};

it('shows one person ten contacts per day; the eleventh is rejected without charge, and earlier ones stay visible', async () => {
  const { id, client } = await test.seeker({ credits: 30 });
  const jobs = await Promise.all(Array.from({ length: 12 }, makeJob));
  for (const [at, job] of jobs.slice(0, 10).entries())
    expect(await requestContact(id, job, `203.0.113.${at}`)).toBe('shown');
  const eleventh = jobs[10] as string;
  for (const language of ['en', 'hi', 'mr'] as const)
    expect(await requestContact(id, eleventh, '203.0.113.99', language)).toBe(LIMIT[language]);
  expect(await requestContact(id, jobs[0] as string, '203.0.113.99')).toBe('shown');
  const { creditBalance } = await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } });
  expect(creditBalance).toBe(20);
  expect(await test.database.prisma.hrReveal.count({ where: { candidateId: id } })).toBe(10);
  // Deleting the account and signing up again does not reset the count.
  const back = await createNewcomers(test).comeBack(id, client);
  await test.database.prisma.candidate.update({
    where: { id: back.candidateId },
    data: { phone: '+917000001234', isMobileVerified: true },
  });
  await test.database.prisma.creditEntry.create({
    data: { candidateId: back.candidateId, amount: 5, reason: 'OPERATOR', reference: 'gift' },
  });
  expect(await requestContact(back.candidateId, eleventh, '203.0.113.99')).toBe(LIMIT.en);
  test.clock.advanceDays(1);
  expect(await requestContact(back.candidateId, eleventh, '203.0.113.99')).toBe('shown');
});

it('shows ten when twenty are requested at once', async () => {
  const { id } = await test.seeker({ credits: 30 });
  const jobs = await Promise.all(Array.from({ length: 20 }, makeJob));
  const answers = await Promise.all(jobs.map((job) => requestContact(id, job, '203.0.113.7')));
  expect(answers.filter((answer) => answer === 'shown')).toHaveLength(10);
  const { creditBalance } = await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } });
  expect(creditBalance).toBe(20);
});

it('limits contacts per network to the setting, across accounts; 0 means no limit', async () => {
  await test.set('hrContactsPerAddressDay', 3);
  const lookNew = async (address: string) =>
    requestContact((await test.seeker()).id, await makeJob(), address);
  for (const last of [1, 2, 3]) expect(await lookNew(`2001:db8:9:9::${last}`)).toBe('shown');
  expect(await lookNew('2001:db8:9:9::4')).toBe(LIMIT.en);
  expect(await lookNew('2001:db8:9:10::1')).toBe('shown');
  await test.set('hrContactsPerAddressDay', 0);
  expect(await lookNew('2001:db8:9:9::4')).toBe('shown');
  await test.set('hrContactsPerAddressDay', 300);
});

it('does not count requests that were rejected for another reason', async () => {
  const { id } = await test.seeker({ credits: 0 });
  for (let count = 0; count < 11; count += 1)
    expect(await requestContact(id, await makeJob(), '198.51.100.1')).toContain('NO_CREDITS');
  await test.database.prisma.creditEntry.create({
    data: { candidateId: id, amount: 1, reason: 'OPERATOR', reference: 'gift' },
  });
  expect(await requestContact(id, await makeJob(), '198.51.100.1')).toBe('shown');
});
