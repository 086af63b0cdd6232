import type { ChatMessage } from '@nukkad/contract';
import { type RefObject, useEffect } from 'react';
import { type ChatPeer, companyOf } from './chat-peer.ts';
import type { ChatConnection } from './connect-chat.ts';
import { useMarks } from './marks-query.ts';
import type { ConnectionState } from './use-chat-connection.ts';

interface Connection {
  readonly state: ConnectionState;
  readonly connection: RefObject<Promise<ChatConnection | null> | null>;
}

/**
 * Reports the newest message of an open conversation as read, and returns the read positions. The connection is open only
 * while the page is visible, so a message that nobody sees stays unread.
 */
export function useReadMarks(
  peer: ChatPeer,
  { state, connection }: Connection,
  messages: readonly Pick<ChatMessage, 'sequence'>[],
) {
  const marks = useMarks(companyOf(peer));
  const newest = messages.at(-1)?.sequence ?? 0;
  const isUnread = state === 'open' && newest > marks.read;
  useEffect(() => {
    if (!isUnread) return;
    void connection.current?.then((open) => open?.markRead(peer, newest));
    // A new report is due for each newer message. The peer does not change while a chat is shown.
  }, [isUnread, newest]);
  return marks;
}
