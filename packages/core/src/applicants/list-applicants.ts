import type { ApplicantStage } from '@nukkad/contract/partner/applicant.routes.ts';
import type { Container } from '../container.ts';
import type { CompanySession } from '../members/member-session.ts';
import { cursorOf, readCursor } from '../shared/list-cursor.ts';
import { pageSizeOf } from '../shared/page-size.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lookOf } from './applicant-access.ts';
import { cardOf } from './applicant-card.ts';
import { revealCards } from './reveal.queries.ts';

interface ApplicantPage {
  readonly stage: ApplicantStage;
  readonly job?: string | undefined;
  readonly after?: string | undefined;
  readonly size?: string | undefined;
}

/** Returns a page of applicants in one stage, latest change first. The ledger gets a row for each card and day. */
export async function listApplicants(
  deps: Pick<Container, 'database' | 'clock' | 'keys'>,
  session: CompanySession,
  { stage, job, after, size }: ApplicantPage,
) {
  const place = readCursor(after);
  const jobId = job === undefined ? null : requireUuid(job);
  const rows = await deps.database.query(
    revealCards(lookOf(deps, session), {
      stage,
      jobId,
      afterAt: place?.at ?? null,
      afterId: place?.id ?? null,
      size: pageSizeOf(size),
    }),
  );
  const last = rows.at(-1);
  const next = last?.hasMore ? cursorOf({ at: last.stageSince, id: last.application }) : null;
  return { items: rows.map(cardOf), next };
}
