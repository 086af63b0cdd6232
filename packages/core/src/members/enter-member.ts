import type { Language } from '@nukkad/db';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { type MemberCode, readMemberCode, useMemberCode } from './member-code.ts';
import { memberActor } from './member-session.ts';
import { openSession } from './open-session.ts';

interface EnterMember {
  readonly phone: string;
  readonly code: string;
  readonly token: string;
  readonly networkAddress: string;
  readonly language: Language;
  readonly device: string | null;
  /** The cookie of the session that the browser had before. */
  readonly former: string | undefined;
}

interface Entered {
  readonly memberId: string;
  /** The secret of the session's cookie. Only its digest is stored. */
  readonly cookie: string;
}

interface Attempt {
  readonly code: MemberCode;
  readonly language: Language;
  readonly device: string | null;
  readonly former: string | undefined;
  readonly now: Date;
}

/** Returns the member with the number, and creates one if there is none. */
async function findOrCreate(tx: Transaction, { code, language, now }: Attempt): Promise<AppError | string> {
  const { phone } = code.subject;
  const known = await tx.member.findUnique({ where: { phone } });
  if (known?.suspendedAt)
    return new AppError('ACCOUNT_SUSPENDED', { extra: { reason: known.suspendedReason ?? 'other' } });
  if (known) return known.id;
  const { id } = await tx.member.create({ data: { phone, name: '', language, createdAt: now } });
  await writeAudit(tx, { actor: memberActor(id), action: 'member-opened', subject: id }, now);
  return id;
}

async function enter(tx: Transaction, attempt: Attempt): Promise<AppError | Entered> {
  const { code, device, former, now } = attempt;
  const refusal = await useMemberCode(tx, code, now);
  if (refusal !== null) return refusal;
  const memberId = await findOrCreate(tx, attempt);
  if (memberId instanceof AppError) return memberId;
  return { memberId, cookie: await openSession(tx, { memberId, device, former }, now) };
}

/**
 * Signs a member in with the code that was sent to the number, and opens a session. The first time, it creates the
 * member. Throws INVALID_NUMBER, INVALID_OTP, OTP_EXPIRED, OTP_LOCKED or ACCOUNT_SUSPENDED.
 */
export async function enterMember(
  deps: Pick<Container, 'database' | 'clock' | 'keys'>,
  { phone: typed, code, token, networkAddress, language, device, former }: EnterMember,
): Promise<Entered> {
  const phone = normalisePhone(typed);
  if (!phone) throw new AppError('INVALID_NUMBER');
  const attempt = {
    code: readMemberCode(deps, { phone, code, token, networkAddress }),
    language,
    device,
    former,
    now: deps.clock.now(),
  };
  const outcome = await deps.database.transaction((tx) => enter(tx, attempt));
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
