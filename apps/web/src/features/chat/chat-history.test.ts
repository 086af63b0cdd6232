import type { ChatMessage } from '@nukkad/contract';
import { expect, test } from 'vitest';
import { allMessages, type CachedChat, isGap, withMessage } from './chat-history.ts';

function message(sequence: number): ChatMessage {
  return {
    id: `c-${sequence}`,
    sequence,
    text: `message ${sequence}`,
    sender: 'COMPANY',
    senderName: 'Chai Point',
    createdAt: '2026-11-21T10:00:00Z',
  };
}

/** Two pages: messages 3 and 4 were loaded first, 1 and 2 when the reader scrolled back. */
const CHAT: CachedChat = {
  pages: [
    { messages: [message(3), message(4)], before: 3 },
    { messages: [message(1), message(2)], before: null },
  ],
  pageParams: [undefined, 3],
};

function sequences(chat: CachedChat): number[] {
  return allMessages(chat).map(({ sequence }) => sequence);
}

test('messages are returned from the oldest to the newest', () => {
  expect(sequences(CHAT)).toEqual([1, 2, 3, 4]);
});

test('a new message is added once, at the end', () => {
  const next = withMessage(CHAT, message(5));
  expect(sequences(next)).toEqual([1, 2, 3, 4, 5]);
  expect(withMessage(next, message(5))).toBe(next);
  expect(withMessage(next, message(2))).toBe(next);
});

test('a late message is inserted by its sequence number', () => {
  expect(sequences(withMessage(withMessage(CHAT, message(6)), message(5)))).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a missing sequence number is a gap', () => {
  expect(isGap(CHAT, 5)).toBe(false);
  expect(isGap(CHAT, 4)).toBe(false);
  expect(isGap(CHAT, 6)).toBe(true);
  expect(isGap({ pages: [{ messages: [], before: null }], pageParams: [undefined] }, 1)).toBe(false);
});
