import { ACCESS_DAYS } from '@nukkad/contract/partner/answer.routes.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import type { Container } from '../container.ts';
import { firstRow, type Queryable } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { type CompanySession, memberActor } from '../members/member-session.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { selectAccess } from './applicants.queries.ts';
import type { Look } from './look.ts';

/** Returns the time before which applications that did not move since are not visible any more. */
export function accessSince(now: Date): Date {
  return new Date(now.getTime() - ACCESS_DAYS * DAY_MS);
}

/** Returns what the ledger stores about a look of a member. */
export function lookOf(
  { clock, keys }: Pick<Container, 'clock' | 'keys'>,
  { companyId, memberId }: CompanySession,
): Look {
  const now = clock.now();
  return {
    companyId,
    actor: memberActor(memberId),
    ledgerKey: keys.accessLedger,
    now,
    day: indiaDay(now),
    since: accessSince(now),
  };
}

/** Returns why a company sees nothing of an application: NOT_FOUND if it is another company's, else ACCESS_ENDED. */
export async function refuseAccess(source: Queryable, look: Look, applicationId: string): Promise<Error> {
  const access = await firstRow(source, selectAccess(applicationId, look.companyId, look.since));
  return access === null ? new AppError('NOT_FOUND') : new PartnerError('ACCESS_ENDED');
}

/** Throws NOT_FOUND or ACCESS_ENDED if the company may not act on the application. Reads nothing of the seeker. */
export async function requireAccess(
  source: Queryable,
  applicationId: string,
  companyId: string,
  now: Date,
): Promise<void> {
  const id = requireUuid(applicationId);
  const access = await firstRow(source, selectAccess(id, companyId, accessSince(now)));
  if (access === null) throw new AppError('NOT_FOUND');
  if (!access.isOpen) throw new PartnerError('ACCESS_ENDED');
}
