import type { ReportContactInput } from '@nukkad/contract/reports/report.domain.ts';
import type { RowOf } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import { firstRow } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { requireReportsLeft } from './report-job.ts';
import { readReporter } from './reporter.ts';
import { selectContact } from './reports.queries.ts';

type Contact = RowOf<typeof selectContact>;

/** Throws NOT_FOUND for a call or an interview that did not take place, and VALIDATION_FAILED for a reason that does not fit. */
function requireContact(
  contact: Contact | null,
  { about, reason }: ReportContactInput,
  now: Date,
): asserts contact is Contact {
  if (contact === null) throw new AppError('NOT_FOUND');
  const { wasCalled, interviewAt } = contact;
  if (about === 'CALL' ? !wasCalled : interviewAt === null) throw new AppError('NOT_FOUND');
  if (reason !== 'DID_NOT_COME') return;
  if (about === 'CALL') throw invalidField('reason', 'is only for an interview');
  if (interviewAt !== null && interviewAt > now) throw invalidField('reason', 'is too early');
}

/**
 * Stores a seeker's report of a company's call or interview: one for each application and kind, and a few per day together
 * with reports of jobs. A call may be reported if the company opened the seeker's number. Operators decide about it.
 */
export async function reportContact(
  { database, clock, keys }: Pick<Container, 'database' | 'clock' | 'keys'>,
  candidateId: string,
  input: ReportContactInput,
): Promise<void> {
  const applicationId = requireUuid(input.applicationId);
  const { about, reason } = input;
  const text = input.text?.trim() || null;
  if (reason === 'OTHER' && text === null) throw new AppError('REPORT_TEXT_MISSING');
  const now = clock.now();
  await database.transaction(async (tx) => {
    const contact = await firstRow(tx, selectContact(candidateId, applicationId));
    requireContact(contact, input, now);
    const { companyId, jobId } = contact;
    const { signInHash, phoneHash } = await readReporter(tx, { keys }, { candidateId, jobId, network: null });
    // Locked until the transaction ends, so that concurrent reports of one seeker are counted one after the other.
    await tx.query(lockKey(`reports:${signInHash}`));
    const author = { candidateId, signInHash, phoneHash };
    const { count } = await tx.contactReport.createMany({
      data: [{ ...author, applicationId, companyId, jobId, about, reason, text, createdAt: now }],
      skipDuplicates: true,
    });
    if (count === 0) throw new AppError('ALREADY_REPORTED');
    await requireReportsLeft(tx, author, now);
  });
}
