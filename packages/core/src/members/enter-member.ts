import type { Language } from '@nukkad/db';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { isOtpShaped, tidyOtp } from '@nukkad/domain/otp.ts';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { judgeCode, useCode } from '../otp/judge-code.ts';
import { hashOtp } from '../otp/otp-hash.ts';
import { refuseLocked } from '../otp/otp-refusals.ts';
import { lockOtp, readStanding } from '../otp/otp-repository.ts';
import { codeOwner, type OtpSubject, visitorOtpSubject } from '../otp/otp-subject.ts';
import { hashToken, newOpaqueToken } from '../security/opaque-token.ts';
import { writeAudit } from '../shared/audit.ts';
import { memberActor } from './member-session.ts';
import { SESSION_DAYS } from './members.queries.ts';
import { memberToken } from './send-member-code.ts';

interface EnterMember {
  readonly phone: string;
  readonly code: string;
  readonly token: string;
  readonly networkAddress: string;
  readonly language: Language;
  readonly device: string | null;
}

interface Entered {
  readonly memberId: string;
  /** The secret of the session's cookie. Only its digest is stored. */
  readonly cookie: string;
}

interface Attempt {
  readonly subject: OtpSubject;
  readonly codeHash: string;
  readonly language: Language;
  readonly device: string | null;
  readonly now: Date;
}

/** Returns the member with the number, and creates one if there is none. */
async function findOrCreate(
  tx: Transaction,
  { subject, language, now }: Attempt,
): Promise<AppError | string> {
  const { phone } = subject;
  const known = await tx.member.findUnique({ where: { phone } });
  if (known?.suspendedAt)
    return new AppError('ACCOUNT_SUSPENDED', { extra: { reason: known.suspendedReason ?? 'other' } });
  if (known) return known.id;
  const { id } = await tx.member.create({ data: { phone, name: '', language, createdAt: now } });
  await writeAudit(tx, { actor: memberActor(id), action: 'member-opened', subject: id }, now);
  return id;
}

async function openSession(tx: Transaction, memberId: string, { device, now }: Attempt): Promise<string> {
  const cookie = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  const times = { startedAt: now, seenAt: now, provedAt: now, expiresAt };
  await tx.deskSession.create({ data: { memberId, tokenHash: hashToken(cookie), device, ...times } });
  return cookie;
}

async function enter(tx: Transaction, attempt: Attempt): Promise<AppError | Entered> {
  const { subject, codeHash, now } = attempt;
  await lockOtp(tx, [subject.phone, subject.signInHash]);
  const { lockedUntil } = await readStanding(tx, subject);
  if (lockedUntil && lockedUntil > now) return refuseLocked(lockedUntil, now);
  const verdict = await judgeCode(tx, subject, codeHash, now);
  if (verdict instanceof AppError) return verdict;
  await useCode(tx, verdict);
  const memberId = await findOrCreate(tx, attempt);
  if (memberId instanceof AppError) return memberId;
  return { memberId, cookie: await openSession(tx, memberId, attempt) };
}

/**
 * Signs a member in with the code that was sent to the number, and opens a session. The first time, it creates the
 * member. Throws INVALID_NUMBER, INVALID_OTP, OTP_EXPIRED, OTP_LOCKED or ACCOUNT_SUSPENDED.
 */
export async function enterMember(
  deps: Pick<Container, 'database' | 'clock' | 'keys'>,
  { phone: typed, code: typedCode, token, networkAddress, language, device }: EnterMember,
): Promise<Entered> {
  const phone = normalisePhone(typed);
  if (!phone) throw new AppError('INVALID_NUMBER');
  const code = tidyOtp(typedCode);
  if (!isOtpShaped(code)) throw new AppError('INVALID_OTP');
  const subject = visitorOtpSubject(deps, { phone, networkAddress, token: memberToken(token) });
  const codeHash = hashOtp(deps.keys.otp, codeOwner(subject), phone, code);
  const attempt = { subject, codeHash, language, device, now: deps.clock.now() };
  const outcome = await deps.database.transaction((tx) => enter(tx, attempt));
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
