import type { ChatHistory, ChatMessage } from '@nukkad/contract';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { companyMessage } from '../../testing/company-message.ts';
import { cacheMessage } from './cache-message.ts';
import { allMessages } from './chat-history.ts';
import { chatQuery } from './chat-query.ts';

/** A conversation on screen whose fetches wait until the test answers them, oldest first. */
function openConversation() {
  const answers: ((history: ChatHistory) => void)[] = [];
  const call = vi.fn(() => new Promise<ChatHistory>((resolve) => answers.push(resolve)));
  const query = chatQuery({ api: { call } } as never, { kind: 'admin', adminId: 'admin' });
  const client = new QueryClient();
  onTestFinished(new InfiniteQueryObserver(client, query).subscribe(() => undefined));
  const answer = async (...numbers: number[]) => {
    await new Promise(setImmediate);
    answers.shift()?.({ messages: numbers.map(companyMessage), before: null });
    await new Promise(setImmediate);
  };
  const shown = () => {
    const chat = client.getQueryData(query.queryKey);
    return chat === undefined ? [] : allMessages(chat).map(({ sequence }) => sequence);
  };
  return { add: (one: ChatMessage) => cacheMessage(client, query, one), answer, call, client, query, shown };
}

test('a message that was stored during a fetch stays, although the response does not have it', async () => {
  const { add, answer, call, client, query, shown } = openConversation();
  await answer();
  void client.invalidateQueries({ queryKey: query.queryKey });
  add(companyMessage(1));
  expect(shown()).toEqual([1]);
  await answer();
  expect(shown()).toEqual([1]);
  await answer(1);
  expect(shown()).toEqual([1]);
  expect(call).toHaveBeenCalledTimes(3);
});

test('a message during the first fetch is fetched, and one after it is only added', async () => {
  const { add, answer, call, shown } = openConversation();
  add(companyMessage(1));
  await answer();
  await answer(1);
  expect(shown()).toEqual([1]);
  add(companyMessage(2));
  expect(shown()).toEqual([1, 2]);
  expect(call).toHaveBeenCalledTimes(2);
});

test('a message after a gap is fetched with those before it', async () => {
  const { add, answer, call, shown } = openConversation();
  await answer(1);
  add(companyMessage(3));
  expect(shown()).toEqual([1]);
  await answer(1, 2, 3);
  expect(shown()).toEqual([1, 2, 3]);
  expect(call).toHaveBeenCalledTimes(2);
});
