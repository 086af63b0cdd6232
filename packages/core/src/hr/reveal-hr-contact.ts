import { CREDITS_HR } from '@nukkad/contract';
import type { HrContact } from '@nukkad/contract/hr/hr.domain.ts';
import { type HrWindow, isHrOpen } from '@nukkad/domain/hr-window.ts';
import type { Container } from '../container.ts';
import { checkMaySpend, type Spender } from '../credits/credits.rules.ts';
import { lockSpender } from '../credits/lock-spender.ts';
import { writeEntry } from '../credits/write-entry.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import type { ActionKey } from '../idempotency/action-key.ts';
import { once } from '../idempotency/once.ts';
import { isHidden } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { checkHrDay } from './check-hr-day.ts';
import { selectHrJob, upsertReveal } from './hr.queries.ts';

interface RevealHr {
  readonly candidateId: string;
  readonly jobId: string;
  readonly companyId?: string | undefined;
  readonly actionKey?: ActionKey | null;
  /** Network of the request. Without it, only the limit of the account applies. */
  readonly network?: string | undefined;
}

function refuseClosed({ fromHour, toHour }: HrWindow): AppError {
  return new AppError('HR_WINDOW_CLOSED', { extra: { from: fromHour, to: toHour } });
}

/** Returns the calling hours of a job's company: its own, else those of the settings. */
function windowOf(
  { fromHour, toHour }: { readonly fromHour: number | null; readonly toHour: number | null },
  { usualWindow }: Policy,
): HrWindow {
  return fromHour === null || toHour === null ? usualWindow : { fromHour, toHour };
}

interface Policy {
  readonly now: Date;
  /** Calling hours of companies without their own. */
  readonly usualWindow: HrWindow;
  readonly requiresIdentity: boolean;
  /** Contacts that one network may view for the first time per day; 0 means no limit. */
  readonly perNetwork: number;
}

/** Charges the seeker for a contact. The same rules apply as for an application. */
async function pay(
  tx: Transaction,
  { candidateId, jobId }: RevealHr,
  spender: Spender,
  { now, requiresIdentity }: Policy,
): Promise<void> {
  checkMaySpend(spender, { cost: CREDITS_HR, requiresIdentity });
  const entry = { candidateId, amount: -CREDITS_HR, reason: 'HR_CONTACT', reference: jobId, jobId } as const;
  await writeEntry(tx, entry, now);
}

async function reveal(
  tx: Transaction,
  deps: Pick<Container, 'keys'>,
  input: RevealHr,
  policy: Policy,
): Promise<HrContact> {
  const { candidateId, jobId } = input;
  // The row lock ensures that two simultaneous requests of a seeker are charged once.
  const spender = await lockSpender(tx, candidateId);
  if (!spender) throw new AppError('NOT_SIGNED_IN');
  const job = await firstRow(tx, selectHrJob(candidateId, jobId));
  if (!job || isHidden(job.statusReason)) throw new AppError('JOB_REMOVED');
  if (input.companyId && input.companyId !== job.companyId)
    throw invalidField('companyId', 'is not the company of this job');
  const window = windowOf(job, policy);
  if (!isHrOpen(window, policy.now)) throw refuseClosed(window);
  const isFree = job.isRevealed || job.hasApplied;
  if (job.status !== 'ACTIVE' && !isFree) throw new AppError('JOB_NOT_ACTIVE');
  if (job.phone === '' && job.email === '') throw new AppError('HR_UNREACHABLE');
  if (!isFree) await pay(tx, input, spender, policy);
  if (!job.isRevealed) {
    const view = { candidateId, network: input.network ?? null, perNetwork: policy.perNetwork };
    await checkHrDay(tx, deps, view, policy.now);
  }
  await tx.query(upsertReveal({ candidateId, jobId, isPaid: !isFree, now: policy.now }));
  const creditsSpent = isFree ? 0 : CREDITS_HR;
  const { email, phone, address } = job;
  return { email, phone, address, creditsSpent, credits: spender.credits - creditsSpent };
}

/**
 * Returns the HR contact of a job and records that the seeker has seen it. The first time costs a credit, unless the
 * seeker has applied; later it is free. Throws HR_WINDOW_CLOSED outside the company's calling hours in India, HR_LIMIT
 * above the limits per day, JOB_REMOVED, JOB_NOT_ACTIVE, and HR_UNREACHABLE if the company has no contact.
 */
export async function revealHrContact(
  { database, clock, settings, keys }: Pick<Container, 'database' | 'clock' | 'settings' | 'keys'>,
  input: RevealHr,
): Promise<HrContact> {
  const jobId = requireUuid(input.jobId, 'JOB_REMOVED');
  const { hrFromHour, hrToHour, applyRequiresIdentity, hrContactsPerAddressDay } = await settings.read();
  const policy = {
    now: clock.now(),
    usualWindow: { fromHour: hrFromHour, toHour: hrToHour },
    requiresIdentity: applyRequiresIdentity,
    perNetwork: hrContactsPerAddressDay,
  };
  return once(database.transaction, clock, input.actionKey ?? null, (tx) =>
    reveal(tx, { keys }, { ...input, jobId }, policy),
  );
}
