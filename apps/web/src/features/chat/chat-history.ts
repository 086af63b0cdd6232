import type { ChatHistory, ChatMessage } from '@nukkad/contract';
import type { InfiniteData } from '@tanstack/react-query';

/** The cached conversation, newest page first. */
export type CachedChat = InfiniteData<ChatHistory, unknown>;

/** Returns all cached messages, oldest first. */
export function allMessages(chat: CachedChat): readonly ChatMessage[] {
  return chat.pages.toReversed().flatMap((page) => page.messages);
}

/** Inserts a message by its sequence number. Returns the same object if it is cached already. */
export function withMessage<Chat extends CachedChat>(chat: Chat, message: ChatMessage): Chat {
  const [newest, ...older] = chat.pages;
  if (!newest || allMessages(chat).some(({ sequence }) => sequence === message.sequence)) return chat;
  const messages = [...newest.messages, message].sort((a, b) => a.sequence - b.sequence);
  return { ...chat, pages: [{ ...newest, messages }, ...older] };
}

/** Returns whether messages before this one are missing in the cache, so that the history must be refetched. */
export function isGap(chat: CachedChat, sequence: number): boolean {
  const last = allMessages(chat).at(-1)?.sequence ?? 0;
  return sequence > last + 1;
}
