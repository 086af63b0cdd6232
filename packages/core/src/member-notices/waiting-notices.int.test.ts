import { buildCompany, createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeWaitingNotices } from './member-notices.queries.ts';

/** 07:10 in India. The quiet hours of members end at 7:00. */
const NOW = new Date('2027-03-10T01:40:00.000Z');
const IN_THE_NIGHT = '2027-03-09T18:30:00.000Z';
const AFTERWARDS = '2027-03-10T01:35:00.000Z';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('takes the notices of members of whom one has waited, and counts no others to its limit', async () => {
  const { prisma } = test.database;
  const { id: companyId } = await buildCompany(test.database);
  const ids = [crypto.randomUUID(), crypto.randomUUID()].toSorted();
  const notices: string[] = [];
  for (const [index, createdAt] of [AFTERWARDS, IN_THE_NIGHT].entries()) {
    const { id: memberId } = await prisma.member.create({
      data: { id: ids[index], name: 'Asha', language: 'en' },
    });
    await prisma.membership.create({ data: { companyId, memberId, role: 'OWNER', createdBy: 'test' } });
    const values = { template: 'owner', values: { company: 'Shop' } };
    const notice = { memberId, companyId, type: 'team', values, link: '/team', dedupeKey: 'a', createdAt };
    notices.push((await prisma.memberNotice.create({ data: notice })).id);
  }
  const taken = await test.database.query(takeWaitingNotices(NOW, 1));
  expect(taken.map(({ id }) => id)).toEqual([notices[1]]);
});
