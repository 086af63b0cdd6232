import type { RowOf } from '@nukkad/db/sql.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { lockDueMessage } from '../messages/messages.queries.ts';
import { messageText } from '../messages/queue-message.ts';
import { smsMoment } from '../messages/sms-moment.ts';
import { takeFromBudget } from '../otp/otp.queries.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'sms' | 'settings' | 'config'>;
type Due = RowOf<typeof lockDueMessage>;

/** Maximum attempts. The delay doubles each time. */
const TRIES_MAX = 5;
const FIRST_RETRY_MS = 60_000;
/** The part of the day's messages that these may use. The rest is kept for codes, without which nobody can sign in. */
const BUDGET_PART = 2;

/**
 * Takes one message from the first half of the day's budget. Returns false if that half is used. A budget of 0 has no
 * limit.
 */
async function takeBudget(tx: Transaction, smsPerDay: number, now: Date): Promise<boolean> {
  const ours = Math.floor(smsPerDay / BUDGET_PART);
  if (smsPerDay > 0 && ours === 0) return false;
  return (await firstRow(tx, takeFromBudget(indiaDay(now), ours))) !== null;
}

type Taken = Due | 'none' | 'expired' | 'no budget';

/** Marks the next due message as sent before it is sent, so that a crash never repeats it. */
async function takeNext(tx: Transaction, smsPerDay: number, now: Date): Promise<Taken> {
  const due = await firstRow(tx, lockDueMessage(now));
  if (due === null) return 'none';
  const where = { id: due.id };
  if (due.expiresAt <= now || due.recipient === '') {
    await tx.outgoingMessage.update({ where, data: { failedAt: now } });
    return 'expired';
  }
  if (!(await takeBudget(tx, smsPerDay, now))) return 'no budget';
  await tx.outgoingMessage.update({ where, data: { sentAt: now, tries: { increment: 1 } } });
  return due;
}

/** Schedules the next attempt, or gives up after five. */
async function retryLater({ database, clock }: Deps, id: string): Promise<void> {
  const now = clock.now();
  const message = await database.prisma.outgoingMessage.findUnique({ where: { id } });
  if (message === null) return;
  const isLast = message.tries >= TRIES_MAX;
  const dueAt = new Date(now.getTime() + FIRST_RETRY_MS * 2 ** (message.tries - 1));
  await database.prisma.outgoingMessage.updateMany({
    where: { id },
    data: isLast ? { sentAt: null, failedAt: now } : { sentAt: null, dueAt },
  });
}

/** Returns the address in a text message, on our own hosts only, as registered: `nukkad.example/myjobs`. */
function linkOf({ PUBLIC_ORIGIN, HIRE_ORIGIN }: Deps['config'], { isToMember }: Due): string {
  return isToMember
    ? `${new URL(HIRE_ORIGIN ?? PUBLIC_ORIGIN).host}/today`
    : `${new URL(PUBLIC_ORIGIN).host}/myjobs`;
}

async function sendOne(deps: Deps, sms: NonNullable<Deps['sms']>, due: Due): Promise<boolean> {
  const { id, recipient, template, values, language } = due;
  const link = linkOf(deps.config, due);
  const text = messageText(template, { ...values, link }, language);
  try {
    await sms.send({ to: recipient, text });
    return true;
  } catch {
    await retryLater(deps, id);
    return false;
  }
}

/**
 * Sends the text messages that are due, from 8 to 21 in India, within half of the day's budget. Returns the number sent;
 * 0 without an SMS provider.
 */
export async function sendMessages(deps: Deps): Promise<number> {
  const { database, clock, sms, settings } = deps;
  if (sms === null) return 0;
  const { smsPerDay } = await settings.read();
  for (let sent = 0; ; ) {
    const now = clock.now();
    if (smsMoment(now) > now) return sent;
    const taken = await database.transaction((tx) => takeNext(tx, smsPerDay, now));
    if (taken === 'none' || taken === 'no budget') return sent;
    if (taken !== 'expired' && (await sendOne(deps, sms, taken))) sent += 1;
  }
}
