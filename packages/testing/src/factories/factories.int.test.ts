import { createTestDatabase, type TestDatabase } from '@nukkad/db/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApplication } from './build-application.ts';
import { buildCandidate } from './build-candidate.ts';
import { buildCity } from './build-city.ts';
import { buildJob } from './build-job.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});

afterAll(() => test.drop());

describe('factories', () => {
  it('create referenced rows if none are given', async () => {
    const application = await buildApplication(test.database, { status: 'SCHEDULED' });
    const found = await test.database.prisma.application.findUniqueOrThrow({
      where: { id: application.id },
      include: { job: { include: { company: true, city: true } }, candidate: true, events: true },
    });
    expect(found.job.company.id).toBe(found.companyId);
    expect(found.job.city.slug).toBe('pune');
    expect(found.candidate.creditBalance).toBe(10);
    expect(found.events).toMatchObject([{ status: 'SCHEDULED', scheduledFor: found.scheduledFor }]);
  });

  it('use the given rows and values', async () => {
    const city = await buildCity(test.database, { latitude: 20, longitude: 77 });
    const job = await buildJob(test.database, { cityId: city.id, payMin: null, payMax: null });
    expect(job).toMatchObject({ cityId: city.id, latitude: 20, longitude: 77, payMin: null });
    const candidate = await buildCandidate(test.database, { phone: null, credits: 0 });
    expect(candidate).toMatchObject({ phone: null, isMobileVerified: false, creditBalance: 0 });
  });
});
