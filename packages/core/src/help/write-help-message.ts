import { MESSAGES_TO_OPERATORS_A_DAY } from '@nukkad/contract';
import { isBlank } from '@nukkad/contract/shared/visible-text.ts';
import type { Container } from '../container.ts';
import { countAction, phoneSubject } from '../daily-limits/count-action.ts';
import { AppError } from '../errors/app-error.ts';
import { type MemberKey, onceByMember } from '../idempotency/once-by-member.ts';
import type { MemberSession } from '../members/member-session.ts';

/**
 * Stores a message of a member to the operators. A repeated key returns the stored message. Throws EMPTY_MESSAGE, or
 * MESSAGE_LIMIT after ten messages on one day in India. They are counted by phone number, so that a new account does not
 * reset the count.
 */
export async function writeHelpMessage(
  { database, clock, keys }: Pick<Container, 'database' | 'clock' | 'keys'>,
  { memberId, phone }: Pick<MemberSession, 'memberId' | 'phone'>,
  text: string,
  key: MemberKey | null,
): Promise<{ id: string; at: string }> {
  const body = text.trim();
  if (isBlank(body)) throw new AppError('EMPTY_MESSAGE');
  const now = clock.now();
  const subject = phoneSubject(keys.dailyLimits, phone, MESSAGES_TO_OPERATORS_A_DAY);
  return onceByMember(database, clock, key, async (tx) => {
    if (!(await countAction(tx, 'member-help', [subject], now))) throw new AppError('MESSAGE_LIMIT');
    const { id } = await tx.helpMessage.create({ data: { memberId, text: body, createdAt: now } });
    return { id, at: now.toISOString() };
  });
}
