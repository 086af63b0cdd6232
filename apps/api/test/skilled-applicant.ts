import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { buildMember } from './hire-site.ts';
import type { TestApp } from './test-app.ts';

type Candidate = NonNullable<Parameters<typeof buildCandidate>[1]>;

/** Creates a signed-in member and an applicant of the member's company, who can cook and lives near the job. */
export async function withSkilledApplicant(
  test: TestApp,
  candidate: Candidate = {},
  status: 'APPLIED' | 'SHORTLISTED' = 'APPLIED',
) {
  const member = await buildMember(test);
  const job = await buildJob(test.database, {
    companyId: member.company.id,
    skills: ['Cooking', 'Cleaning'],
  });
  const seeker = await buildCandidate(test.database, {
    name: 'Meena Kale',
    skills: ['cooking'],
    ...candidate,
  });
  const now = test.clock.now();
  const application = await buildApplication(test.database, {
    candidateId: seeker.id,
    jobId: job.id,
    status,
    appliedAt: now,
    statusChangedAt: now,
    latitude: job.latitude + 0.02,
    longitude: job.longitude,
  });
  const params = { company: member.company.id, application: application.id };
  return { ...member, job, seeker, application, params };
}

/** Returns the rows of the access ledger about an application, by what was seen and by day. */
export function ledgerOf(test: TestApp, applicationId: string) {
  return test.database.prisma.profileAccess.findMany({
    where: { context: applicationId },
    orderBy: [{ what: 'asc' }, { day: 'asc' }],
    select: {
      what: true,
      times: true,
      actor: true,
      candidateId: true,
      companyId: true,
    },
  });
}
