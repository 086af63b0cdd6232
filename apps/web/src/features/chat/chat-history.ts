import type { ChatHistory, ChatMessage } from '@nukkad/contract';
import type { InfiniteData } from '@tanstack/react-query';

/** The cached conversation: the newest page first, as it was asked for. */
export type CachedChat = InfiniteData<ChatHistory, unknown>;

/** All messages that are here, oldest first. */
export function allMessages(chat: CachedChat): readonly ChatMessage[] {
  return chat.pages.toReversed().flatMap((page) => page.messages);
}

/** The conversation with a message in its place; the same object where it is in already. */
export function withMessage<Chat extends CachedChat>(chat: Chat, message: ChatMessage): Chat {
  const [newest, ...older] = chat.pages;
  if (!newest || allMessages(chat).some(({ sequence }) => sequence === message.sequence)) return chat;
  const messages = [...newest.messages, message].sort((a, b) => a.sequence - b.sequence);
  return { ...chat, pages: [{ ...newest, messages }, ...older] };
}

/** Whether messages before this one are missing: then the history must be asked. */
export function isGap(chat: CachedChat, sequence: number): boolean {
  const last = allMessages(chat).at(-1)?.sequence ?? 0;
  return sequence > last + 1;
}
