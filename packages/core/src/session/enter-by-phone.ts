import { type NumberOwner, PHONE_DORMANT_DAYS } from '@nukkad/contract';
import type { RowOf } from '@nukkad/db/sql.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { isOtpShaped, tidyOtp } from '@nukkad/domain/otp.ts';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import { phoneTraceHash } from '../account-traces/trace-hashes.ts';
import { writeAgreement } from '../consent/write-agreement.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { judgeCode, useCode } from '../otp/judge-code.ts';
import { lockHolder } from '../otp/otp.queries.ts';
import { hashOtp } from '../otp/otp-hash.ts';
import { refuseLocked } from '../otp/otp-refusals.ts';
import { lockOtp, readStanding } from '../otp/otp-repository.ts';
import { codeOwner, type OtpSubject, visitorOtpSubject } from '../otp/otp-subject.ts';
import { takeNumber } from '../otp/take-number.ts';
import { createCandidate } from './create-candidate.ts';
import type { Agreement, EnteredCandidate } from './enter-candidate.ts';
import { suspended } from './suspended.ts';

type Deps = Pick<Container, 'database' | 'settings' | 'clock' | 'keys' | 'tasks'>;
type Holder = RowOf<typeof lockHolder>;

interface EnterByPhone {
  readonly phone: string;
  readonly code: string;
  /** The token that came with the code's SMS. */
  readonly token: string;
  /** Whether an account that was not used for long is the person's own; undefined if not asked yet. */
  readonly owner: NumberOwner | undefined;
  readonly networkAddress: string;
  readonly agreement: Agreement;
}

interface Attempt {
  readonly subject: OtpSubject;
  readonly codeHash: string;
  readonly owner: NumberOwner | undefined;
  readonly agreement: Agreement;
  readonly creditsStart: number;
  readonly traceKey: string;
  readonly now: Date;
}

function isDormant({ lastSeenAt }: Holder, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= PHONE_DORMANT_DAYS * DAY_MS;
}

/** Opens a new account with the number, which another account loses if it had it. */
async function openAccount(tx: Transaction, attempt: Attempt): Promise<AppError | string> {
  const { subject, creditsStart, traceKey, now } = attempt;
  const { phone } = subject;
  const traceHash = phoneTraceHash(traceKey, phone);
  const candidateId = await createCandidate(tx, { person: null, traceHash, creditsStart }, now);
  return (await takeNumber(tx, { candidateId, phone, isProven: true }, traceKey, now)) ?? candidateId;
}

async function enter(tx: Transaction, attempt: Attempt): Promise<AppError | EnteredCandidate> {
  const { subject, codeHash, owner, agreement, now } = attempt;
  await lockOtp(tx, [subject.phone, subject.signInHash]);
  const { lockedUntil } = await readStanding(tx, subject);
  if (lockedUntil && lockedUntil > now) return refuseLocked(lockedUntil, now);
  const verdict = await judgeCode(tx, subject, codeHash, now);
  if (verdict instanceof AppError) return verdict;
  const holder = await firstRow(tx, lockHolder(subject.phone));
  if (holder?.suspendedReason) return suspended(holder.suspendedReason);
  const isUnclear = holder !== null && isDormant(holder, now);
  // The code stays valid for the answer.
  if (isUnclear && owner === undefined) return new AppError('NUMBER_OWNER_UNKNOWN');
  await useCode(tx, verdict);
  const isNewAccount = holder === null || (isUnclear && owner === 'new');
  const candidateId = isNewAccount ? await openAccount(tx, attempt) : holder.id;
  if (candidateId instanceof AppError) return candidateId;
  await writeAgreement(tx, { candidateId, ...agreement }, now);
  return { candidateId, isNewAccount };
}

/**
 * Returns the account of a person who entered the right code, and creates one if the number has none. Phone companies
 * give numbers of former customers to others. So if the account was not used for `PHONE_DORMANT_DAYS`, it throws
 * NUMBER_OWNER_UNKNOWN, and the caller asks the person: their own account, or a new one that gets the number.
 */
export async function enterByPhone(deps: Deps, input: EnterByPhone): Promise<EnteredCandidate> {
  const { database, settings, clock, keys, tasks } = deps;
  const { networkAddress, token, owner, agreement } = input;
  const phone = normalisePhone(input.phone);
  if (!phone) throw new AppError('INVALID_NUMBER');
  const code = tidyOtp(input.code);
  if (code === '') throw new AppError('OTP_MISSING');
  if (!isOtpShaped(code)) throw new AppError('INVALID_OTP');
  const subject = visitorOtpSubject(deps, { phone, networkAddress, token });
  const codeHash = hashOtp(keys.otp, codeOwner(subject), phone, code);
  const { creditsStart } = await settings.read();
  const terms = { agreement, creditsStart, traceKey: keys.accountTrace, now: clock.now() };
  const outcome = await database.transaction((tx) => enter(tx, { subject, codeHash, owner, ...terms }));
  if (outcome instanceof AppError) throw outcome;
  tasks.soon('push');
  return outcome;
}
