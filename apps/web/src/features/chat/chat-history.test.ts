import { expect, test } from 'vitest';
import { companyMessage } from '../../testing/company-message.ts';
import { allMessages, type CachedChat, isGap, withMessage } from './chat-history.ts';

/** Two pages: messages 3 and 4 were loaded first, 1 and 2 when the reader scrolled back. */
const CHAT: CachedChat = {
  pages: [
    { messages: [companyMessage(3), companyMessage(4)], before: 3 },
    { messages: [companyMessage(1), companyMessage(2)], before: null },
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
  const next = withMessage(CHAT, companyMessage(5));
  expect(sequences(next)).toEqual([1, 2, 3, 4, 5]);
  expect(withMessage(next, companyMessage(5))).toBe(next);
  expect(withMessage(next, companyMessage(2))).toBe(next);
});

test('a late message is inserted by its sequence number', () => {
  expect(sequences(withMessage(withMessage(CHAT, companyMessage(6)), companyMessage(5)))).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
});

test('a missing sequence number is a gap', () => {
  expect(isGap(CHAT, 5)).toBe(false);
  expect(isGap(CHAT, 4)).toBe(false);
  expect(isGap(CHAT, 6)).toBe(true);
  expect(isGap({ pages: [{ messages: [], before: null }], pageParams: [undefined] }, 1)).toBe(false);
});
