import type { CompanyJobState } from '@nukkad/contract/partner/company-job.routes.ts';
import type { JobStatus } from '@nukkad/db';
import { accessSince } from '../applicants/applicant-access.ts';
import type { Container } from '../container.ts';
import type { CompanySession } from '../members/member-session.ts';
import { pageOf, readCursor } from '../shared/list-cursor.ts';
import { pageSizeOf } from '../shared/page-size.ts';
import { selectJobsOfCompany } from './company-jobs.queries.ts';
import { jobStateOf } from './job-state.ts';
import { daysLeftOf } from './read-company-job.ts';

interface ListedPage {
  readonly state?: CompanyJobState | undefined;
  readonly toConfirm?: 'true' | undefined;
  readonly after?: string | undefined;
  readonly size?: string | undefined;
}

const STATUS: Readonly<Record<CompanyJobState, JobStatus>> = {
  OPEN: 'ACTIVE',
  WAITING: 'PAUSED',
  PAUSED: 'PAUSED',
  CLOSED: 'CLOSED',
};

/** Returns a page of a company's jobs in one state or in all, the latest first. */
export async function listCompanyJobs(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  { companyId }: CompanySession,
  { state, toConfirm, after, size }: ListedPage,
) {
  const now = clock.now();
  const place = readCursor(after);
  const limit = pageSizeOf(size);
  const rows = await database.query(
    selectJobsOfCompany(companyId, {
      status: state === undefined ? null : STATUS[state],
      isWaiting: state === 'WAITING',
      isOnlyToConfirm: toConfirm === 'true',
      afterAt: place?.at ?? null,
      afterId: place?.id ?? null,
      limit: limit + 1,
      since: accessSince(now),
      now,
    }),
  );
  const { items, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return {
    items: items.map(({ statusReason, ...row }) => ({
      id: row.id,
      title: row.title,
      ...jobStateOf({ status: row.status, statusReason }),
      openings: row.openings,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      daysLeft: daysLeftOf({ ...row, statusReason }, now),
      viewCount: row.viewCount,
      applied: row.applied,
      unanswered: row.unanswered,
      isToConfirm: row.isToConfirm,
    })),
    next: nextCursor,
  };
}
