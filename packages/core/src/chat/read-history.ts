import { type ChatHistory, chatMessageId, type HistoryInput } from '@nukkad/contract/chat/chat.domain.ts';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { requireUuid } from '../shared/require-uuid.ts';

interface ReadHistory extends HistoryInput {
  readonly candidateId: string;
  /** Null for the product's admin. */
  readonly companyId: string | null;
}

const EMPTY: ChatHistory = { messages: [], before: null };

async function otherName(
  { database, config }: Pick<Container, 'database' | 'config'>,
  companyId: string | null,
) {
  if (companyId === null) return config.BRAND_NAME;
  const company = await database.prisma.company.findUnique({
    where: { id: companyId },
    select: { name: true },
  });
  if (!company) throw new AppError('NOT_FOUND');
  return company.name;
}

/** Returns the latest messages of a seeker's conversation, or those before a sequence number. Oldest first. */
export async function readHistory(
  container: Pick<Container, 'database' | 'config'>,
  input: ReadHistory,
): Promise<ChatHistory> {
  const { prisma } = container.database;
  const companyId = input.companyId === null ? null : requireUuid(input.companyId);
  const other = await otherName(container, companyId);
  const conversation = await prisma.conversation.findFirst({
    where: { candidateId: input.candidateId, companyId, kind: companyId === null ? 'ADMIN' : 'COMPANY' },
    include: { candidate: { select: { name: true } } },
  });
  if (!conversation) return EMPTY;
  const stored = await prisma.message.findMany({
    where: {
      conversationId: conversation.id,
      ...(input.before === undefined ? {} : { sequence: { lt: input.before } }),
    },
    orderBy: { sequence: 'desc' },
    take: input.limit,
  });
  const rows = stored
    .reverse()
    .map((row) => ({ ...row, id: chatMessageId(row.conversationId, row.sequence) }));
  const messages = shownRows('chat', rows, (row) => ({
    id: row.id,
    sequence: row.sequence,
    text: row.body,
    sender: row.sender,
    senderName: row.sender === 'CANDIDATE' ? conversation.candidate.name : other,
    createdAt: row.createdAt.toISOString(),
  }));
  const [first] = rows;
  return { messages, before: first && first.sequence > 1 ? first.sequence : null };
}
