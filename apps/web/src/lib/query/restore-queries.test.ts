import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { handOverQueries, restoreQueries } from './restore-queries.ts';

/** Returns a list of two pages after it was sent as JSON. */
async function handedOver() {
  const server = new QueryClient();
  await server.fetchInfiniteQuery({
    queryKey: ['list'],
    queryFn: async ({ pageParam }) => ({ items: [pageParam ?? 'first'], next: 'b' }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    pages: 2,
  });
  await server.fetchQuery({ queryKey: ['one'], queryFn: async () => ({ name: null }) });
  const dehydrated = dehydrate(server);
  return { dehydrated, sent: JSON.parse(JSON.stringify(handOverQueries(dehydrated))) };
}

test('the first page is refetched without a cursor', async () => {
  const browser = new QueryClient();
  hydrate(browser, restoreQueries((await handedOver()).sent));
  expect(browser.getQueryData(['list'])).toMatchObject({ pageParams: [undefined, 'b'] });
});

test('everything else is unchanged', async () => {
  const { dehydrated, sent } = await handedOver();
  expect(restoreQueries(sent)).toEqual(dehydrated);
});

test('a query has only its data, its key and its times', async () => {
  const { sent } = await handedOver();
  const one = sent.queries.find(({ queryKey }: { queryKey: string[] }) => queryKey[0] === 'one');
  expect(Object.keys(one).toSorted()).toEqual(['dehydratedAt', 'queryKey', 'state']);
  expect(one.state).toEqual({ data: { name: null }, dataUpdatedAt: expect.any(Number) });
});

test('what differs from a query that was fetched once is kept', () => {
  const server = new QueryClient();
  server.setQueryData(['twice'], 'first');
  server.setQueryData(['twice'], 'second');
  // Once, because it contains the time.
  const dehydrated = dehydrate(server);
  const sent = handOverQueries(dehydrated);
  expect(sent.queries[0]?.state).toMatchObject({ dataUpdateCount: 2, data: 'second' });
  expect(restoreQueries(sent)).toEqual(dehydrated);
});
