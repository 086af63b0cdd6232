import type { ApplicationStatus } from '@nukkad/contract';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { notifyMembers } from '../member-notices/notify-members.ts';
import { calendarLink } from '../shared/calendar-link.ts';
import { requireJob } from './require-job.ts';
import { cancelInterview } from './set-interview.ts';
import { writeApplicationEvent } from './write-application-event.ts';

/** The statuses in which a seeker may withdraw an application. */
export const OPEN_STATUSES: readonly ApplicationStatus[] = [
  'APPLIED',
  'SHORTLISTED',
  'SCHEDULED',
  'INTERVIEWED',
];

interface Withdrawn {
  readonly id: string;
  readonly attempt: number;
  readonly companyId: string;
}

/** Notifies the company. If an interview was planned, the notice says that it does not take place. */
async function notifyCompany(
  tx: Transaction,
  { id, attempt, companyId }: Withdrawn,
  jobId: string,
  now: Date,
): Promise<void> {
  const { title } = await tx.job.findUniqueOrThrow({ where: { id: jobId }, select: { title: true } });
  const interviewAt = await cancelInterview(tx, id, now);
  const notice = { jobId, dedupeKey: `application:${id}:${attempt}:withdrawn` };
  if (interviewAt === null) {
    const values = { jobTitle: title };
    const link = `/jobs/${jobId}/applicants`;
    await notifyMembers(
      tx,
      companyId,
      { ...notice, type: 'applicants', template: 'withdrawn', values, link },
      now,
    );
    return;
  }
  const values = { jobTitle: title, at: interviewAt.toISOString() };
  const link = calendarLink(interviewAt);
  await notifyMembers(
    tx,
    companyId,
    { ...notice, type: 'interviews', template: 'cancelled', values, link },
    now,
  );
}

/** Withdraws an open application. The credit is not refunded; the seeker may apply again at once. */
export async function withdrawApplication(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  candidateId: string,
  requestedJobId: string,
): Promise<void> {
  const jobId = await requireJob(database, requestedJobId);
  const now = clock.now();
  await database.transaction(async (tx) => {
    const [withdrawn] = await tx.application.updateManyAndReturn({
      where: { candidateId, jobId, status: { in: [...OPEN_STATUSES] } },
      data: { status: 'WITHDRAWN', statusChangedAt: now },
      select: { id: true, attempt: true, companyId: true },
    });
    if (!withdrawn) throw new AppError('NOT_APPLIED');
    await writeApplicationEvent(tx, { applicationId: withdrawn.id, status: 'WITHDRAWN' }, now);
    await notifyCompany(tx, withdrawn, jobId, now);
  });
  tasks.soon('push');
}
