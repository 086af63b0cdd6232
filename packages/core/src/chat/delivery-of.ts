import { chatMessageId } from '@nukkad/contract/chat/chat.domain.ts';
import type { ChatDelivery } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { NewMessage } from './conversations.queries.ts';
import type { StoredMessage } from './store-messages.ts';

/** Returns the delivery of a message that was just stored, as `readMessagesAfter` would return it. */
export function deliveryOf(
  { conversationId, body }: NewMessage,
  { sequence, createdAt, companyId, senderName }: StoredMessage,
): ChatDelivery {
  return {
    conversationId,
    companyId,
    message: {
      id: chatMessageId(conversationId, sequence),
      sequence,
      text: body,
      sender: 'CANDIDATE',
      senderName,
      createdAt,
    },
  };
}
