import { buildApplication, createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { revealProfile } from './reveal.queries.ts';

const NOW = new Date('2031-03-10T06:30:00Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('shows a company the current work first, then the latest, and the earlier of equal ones last', async () => {
  const { prisma } = test.database;
  const { id, candidateId, companyId } = await buildApplication(test.database);
  const works = [
    ['Helper', '2029-01-01', false],
    ['Tailor', '2027-01-01', true],
    ['Packer', '2030-01-01', false],
    ['Loader', '2029-01-01', false],
  ] as const;
  for (const [position, startDate, isCurrent] of works)
    await prisma.experience.create({
      data: {
        candidateId,
        position,
        organization: 'Shop',
        levelYears: 1,
        startDate: new Date(startDate),
        isCurrent,
      },
    });
  const look = {
    companyId,
    actor: 'member',
    ledgerKey: 'key',
    now: NOW,
    day: '2031-03-10',
    since: new Date(0),
  };
  const [shown] = await test.database.query(revealProfile(look, id));
  const positions = shown?.experience.map(({ position }) => position);
  expect(positions).toEqual(['Tailor', 'Packer', 'Loader', 'Helper']);
});
