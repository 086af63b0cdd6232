import { DAY_MS } from '@nukkad/domain/durations.ts';
import { lookOf } from '../applicants/applicant-access.ts';
import { revealInterviews } from '../applicants/reveal.queries.ts';
import type { Container } from '../container.ts';
import { invalidField } from '../errors/app-error.ts';
import type { CompanySession } from '../members/member-session.ts';
import { cursorOf, readCursor } from '../shared/list-cursor.ts';
import { pageSizeOf } from '../shared/page-size.ts';

/** Maximum number of days between `from` and `to`. */
const SPAN_DAYS = 31;

interface InterviewPage {
  readonly from: string;
  readonly to: string;
  readonly after?: string | undefined;
  readonly size?: string | undefined;
}

/**
 * Returns the interviews of a company from one time to another, the earliest first. The ledger gets a row for each
 * applicant and day. Throws VALIDATION_FAILED if the span is empty or longer than 31 days.
 */
export async function listInterviews(
  deps: Pick<Container, 'database' | 'clock' | 'keys'>,
  session: CompanySession,
  { from, to, after, size }: InterviewPage,
) {
  const span = { from: new Date(from), to: new Date(to) };
  const length = span.to.getTime() - span.from.getTime();
  if (length <= 0 || length > SPAN_DAYS * DAY_MS)
    throw invalidField('to', `must be at most ${SPAN_DAYS} days after from`);
  const place = readCursor(after);
  const limit = pageSizeOf(size);
  const page = { ...span, afterAt: place?.at ?? null, afterId: place?.id ?? null, size: limit };
  const rows = await deps.database.query(revealInterviews(lookOf(deps, session), page));
  const last = rows.at(-1);
  return {
    items: rows.map(({ at, proposedAt, hasMore: _more, ...interview }) => ({
      ...interview,
      at: at.toISOString(),
      proposedAt: proposedAt?.toISOString() ?? null,
    })),
    next: last?.hasMore ? cursorOf({ at: last.at, id: last.id }) : null,
  };
}
