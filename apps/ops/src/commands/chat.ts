import { replyToSeeker } from '@nukkad/api/modules/chat/reply-to-seeker.ts';
import { type Command, ROWS_MAX, type Row } from '../command.ts';

/** Conversations whose last word is the seeker's. */
const UNANSWERED = `
  SELECT c.id::text AS conversation, ca.name AS seeker, coalesce(co.name, 'us') AS "with", m.body AS last,
         m.created_at AS at
    FROM conversation c JOIN message m ON m.conversation_id = c.id AND m.sequence = c.last_sequence
    JOIN candidate ca ON ca.id = c.candidate_id AND ca.deleted_at IS NULL LEFT JOIN company co ON co.id = c.company_id
   WHERE m.sender = 'CANDIDATE' AND ($1::boolean OR c.kind = 'ADMIN')
   ORDER BY m.created_at LIMIT ${ROWS_MAX}`;

const SUPPORT = `
  SELECT s.id::text AS message, c.name AS seeker, c.email, s.message AS text, s.created_at AS at
    FROM support_message s JOIN candidate c ON c.id = s.candidate_id
   WHERE s.answered_at IS NULL ORDER BY s.created_at LIMIT ${ROWS_MAX}`;

export const chatWaiting: Command = {
  name: 'chat waiting',
  parameters: [],
  options: { all: { type: 'boolean', help: 'those with companies too' } },
  summary: 'Conversations that wait for an answer, longest first.',
  run: ({ container, options }) => container.database.query<Row>(UNANSWERED, [options.all === true]),
};

export const chatReply: Command = {
  name: 'chat reply',
  parameters: ['conversation', 'text'],
  summary: 'Writes to the seeker as the product, or as the company that the conversation is with.',
  run: ({ container, actor }, conversationId = '', text = '') =>
    replyToSeeker(container, { conversationId, text, actor }),
};

export const supportList: Command = {
  name: 'support list',
  parameters: [],
  summary: 'Messages to contact support that are not answered, oldest first.',
  run: ({ container }) => container.database.query<Row>(SUPPORT),
};

export const supportAnswered: Command = {
  name: 'support answered',
  parameters: ['message'],
  summary: 'Notes that a message to contact support was answered.',
  run: async ({ container }, id = '') => {
    const { count } = await container.database.prisma.supportMessage.updateMany({
      where: { id, answeredAt: null },
      data: { answeredAt: container.clock.now() },
    });
    return { message: id, answered: count === 1 };
  },
};
