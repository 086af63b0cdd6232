import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { restoreQueries } from './restore-queries.ts';

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
  return JSON.parse(JSON.stringify(dehydrate(server)));
}

test('the first page is refetched without a cursor', async () => {
  const browser = new QueryClient();
  hydrate(browser, restoreQueries(await handedOver()));
  expect(browser.getQueryData(['list'])).toMatchObject({ pageParams: [undefined, 'b'] });
});

test('everything else is unchanged', async () => {
  const state = await handedOver();
  const one = restoreQueries(state).queries.find((query) => query.queryKey[0] === 'one');
  expect(one?.state.data).toEqual({ name: null });
});
