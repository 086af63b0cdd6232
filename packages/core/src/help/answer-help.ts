import { checkedMessage } from '../chat/reply-to-seeker.ts';
import type { Container } from '../container.ts';
import { notifyMember } from '../member-notices/notify-members.ts';
import { writeAudit } from '../shared/audit.ts';
import { missingOr } from '../shared/missing-or.ts';
import { requireUuid } from '../shared/require-uuid.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'tasks'>;

interface Subject {
  readonly messageId: string;
  readonly actor: string;
}

/** Stores the answer to a message that waits; null if an operator dealt with it in another way. Throws NOT_FOUND. */
async function settle(
  { database, clock, tasks }: Deps,
  { messageId, actor }: Subject,
  answer: string | null,
): Promise<void> {
  const id = requireUuid(messageId);
  const now = clock.now();
  await database.transaction(async (tx) => {
    const { count } = await tx.helpMessage.updateMany({
      where: { id, answeredAt: null },
      data: { answer, answeredAt: now, answeredBy: actor },
    });
    if (count === 0)
      throw missingOr((await tx.helpMessage.count({ where: { id } })) > 0, 'message', 'is answered already');
    const { memberId } = await tx.helpMessage.findUniqueOrThrow({ where: { id } });
    await notifyMember(
      tx,
      memberId,
      {
        type: 'help',
        template: answer === null ? 'done' : 'answered',
        values: {},
        link: '/help',
        dedupeKey: `help:${id}`,
      },
      now,
    );
    const action = answer === null ? 'help-done' : 'help-answered';
    await writeAudit(tx, { actor, action, subject: id }, now);
  });
  tasks.soon('push');
}

/**
 * Answers a message of a member, who is notified. Throws EMPTY_MESSAGE, NOT_FOUND, or VALIDATION_FAILED if the answer is too
 * long or there is one already.
 */
export async function answerHelp(
  deps: Deps,
  { text, ...subject }: Subject & { readonly text: string },
): Promise<void> {
  await settle(deps, subject, checkedMessage(text));
}

/**
 * Stores that an operator dealt with a message in another way, for example by phone. The member is notified. Throws NOT_FOUND,
 * or VALIDATION_FAILED if that has happened before.
 */
export function finishHelp(deps: Deps, subject: Subject): Promise<void> {
  return settle(deps, subject, null);
}
