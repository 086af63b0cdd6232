import { mount, until } from '@nukkad/browser/testing/page.ts';
import type { RouteKey } from '@nukkad/contract/load-route.ts';
import { translator, uiTexts } from '@nukkad/i18n';
import { SnackbarProvider, UiTextsProvider } from '@nukkad/ui';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { exampleOf, type FakeApi, fakeApi, offline, refuses } from '../../testing/fake-api.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { AppParts } from '../app-parts.tsx';
import { type Action, useAction } from './use-action.ts';

const COMPANY = { companyId: 'annapurna' };
const FOLLOWED = exampleOf('companies.follow');
type Options = NonNullable<Parameters<typeof useAction<'companies.follow'>>[1]>;
type Follow = Action<typeof COMPANY, typeof FOLLOWED>;

/** Renders the action in a page with cached responses of three routes. `current` is what the component got last. */
async function given(options: Options, api: FakeApi = fakeApi()) {
  const services = await createTestServices(api, 'hi');
  const { queryClient } = services;
  for (const key of ['companies.one', 'companies.jobs', 'search.start'])
    queryClient.setQueryData([key, 'x'], 0);
  let current: Follow | undefined;
  const gone = vi.fn();
  const Part = () => {
    const action = useAction('companies.follow', options);
    useEffect(() => {
      current = action;
    });
    useEffect(() => () => void gone(), []);
    return null;
  };
  const texts = uiTexts(translator(services.i18n, 'common'));
  const page = (isThere: boolean) => (
    <AppParts services={services}>
      <UiTextsProvider texts={texts}>
        <SnackbarProvider>{isThere && <Part />}</SnackbarProvider>
      </UiTextsProvider>
    </AppParts>
  );
  const { again } = await mount(page(true));
  await until(() => expect(current).toBeDefined());
  const action = () => current as Follow;
  const run = (...args: Parameters<Follow['run']>) => action().run(...args);
  const leave = async () => {
    await again(page(false));
    await until(() => expect(gone).toHaveBeenCalled());
  };
  const over = () =>
    until(() => {
      expect(queryClient.isMutating()).toBe(0);
      expect(action()).toMatchObject({ isPending: false });
      expect(action().isSuccess || action().error !== null).toBe(true);
    });
  return {
    api,
    queryClient,
    action,
    run,
    over,
    leave,
    shown: () => document.body.textContent,
  };
}

function stale(queryClient: QueryClient): unknown[] {
  const queries = queryClient.getQueryCache().findAll();
  return queries.filter((query) => query.state.isInvalidated).map(({ queryKey }) => queryKey[0]);
}

const shownIn = (queryClient: QueryClient) => queryClient.getQueryData(['companies.one', 'x']);
const writes = (value: number) => (queryClient: QueryClient) =>
  void queryClient.setQueryData(['companies.one', 'x'], value);
const OPTIMISTIC: Options = {
  optimistic: () => ({ write: writes(1), undo: writes(0) }),
  invalidates: ['companies.one'],
};

it('sends its input, invalidates only the given routes, and shows the message', async () => {
  const { api, queryClient, action, run, over, shown } = await given({
    invalidates: ['companies.one', 'search.start'],
    message: ({ followers }, { companyId }) => `${companyId}: ${followers}`,
  });
  run(COMPANY);
  await over();
  expect(api.calls('companies.follow')).toEqual([COMPANY]);
  expect(stale(queryClient)).toEqual(['companies.one', 'search.start']);
  expect(shown()).toBe('annapurna: 13');
  expect(action()).toMatchObject({ isSuccess: true, data: FOLLOWED, problem: null });
});

it('derives the routes to invalidate from the response', async () => {
  const invalidates = ({ isFollowing }: typeof FOLLOWED): RouteKey[] =>
    isFollowing ? ['companies.jobs'] : [];
  const { queryClient, run, over } = await given({ invalidates });
  run(COMPANY);
  await over();
  expect(stale(queryClient)).toEqual(['companies.jobs']);
});

it.each([
  ['after-refetch', ['refetched', 'done']],
  ['immediately', ['done', 'refetched']],
] as const)('runs onDone %s', async (callbacks, order) => {
  const happened: string[] = [];
  const refetch = Promise.withResolvers<number>();
  const { queryClient, run, over } = await given({
    invalidates: ['companies.one'],
    callbacks,
    onDone: () => void happened.push('done'),
  });
  const queryFn = async () => {
    const answer = await refetch.promise;
    happened.push('refetched');
    return answer;
  };
  const leave = new QueryObserver(queryClient, {
    queryKey: ['companies.one', 'x'],
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => undefined);
  run(COMPANY);
  await until(() => expect(queryClient.isFetching()).toBe(1));
  refetch.resolve(2);
  await over();
  leave();
  expect(happened).toEqual(order);
});

it('sends once for two clicks in one frame, and again after that', async () => {
  const { api, run, over } = await given({});
  run(COMPANY);
  run(COMPANY);
  await over();
  expect(api.calls('companies.follow')).toHaveLength(1);
  run(COMPANY);
  await over();
  expect(api.calls('companies.follow')).toHaveLength(2);
});

it('applies the optimistic update before the response, and the response after it', async () => {
  const answer = Promise.withResolvers<typeof FOLLOWED>();
  const api = fakeApi({ 'companies.follow': () => answer.promise });
  const { queryClient, run, over } = await given(
    { ...OPTIMISTIC, write: ({ followers }) => writes(followers) },
    api,
  );
  run(COMPANY);
  expect(shownIn(queryClient)).toBe(1);
  answer.resolve(FOLLOWED);
  await over();
  expect(shownIn(queryClient)).toBe(13);
});

it.each([
  ['a refusal', refuses('FORBIDDEN'), 'यह आप नहीं देख सकते।'],
  ['a lost line', offline, 'इंटरनेट नहीं है। इंटरनेट देखकर फिर कोशिश करें।'],
])('undoes the optimistic update after %s, and refetches', async (_what, fails, words) => {
  const { queryClient, action, run, over, shown } = await given(
    { ...OPTIMISTIC, message: () => 'done' },
    fakeApi({ 'companies.follow': fails }),
  );
  run(COMPANY);
  await over();
  expect(shownIn(queryClient)).toBe(0);
  expect(stale(queryClient)).toEqual(['companies.one']);
  expect(action()).toMatchObject({ isSuccess: false, problem: words });
  expect(shown()).toBe('');
});

it('refetches nothing after a failure without optimistic update, and can show the error in the snackbar', async () => {
  const { queryClient, run, over, shown } = await given(
    { invalidates: ['companies.one'], failure: 'snackbar' },
    fakeApi({ 'companies.follow': offline }),
  );
  run(COMPANY);
  await over();
  expect(stale(queryClient)).toEqual([]);
  expect(shown()).toBe('इंटरनेट नहीं है। इंटरनेट देखकर फिर कोशिश करें।');
});

it('cancels a fetch that started before the click', async () => {
  const { queryClient, run, over } = await given(OPTIMISTIC);
  const before = Promise.withResolvers<number>();
  const fetching = queryClient.fetchQuery({
    queryKey: ['companies.one', 'x'],
    queryFn: () => before.promise,
  });
  run(COMPANY);
  before.resolve(0);
  await fetching.catch(() => undefined);
  await over();
  expect(shownIn(queryClient)).toBe(1);
});

it('calls the callbacks of the action after its component unmounted, but not those of the run', async () => {
  const answer = Promise.withResolvers<typeof FOLLOWED>();
  const always = vi.fn();
  const whileMounted = vi.fn();
  const { run, leave } = await given(
    { onDone: always },
    fakeApi({ 'companies.follow': () => answer.promise }),
  );
  run(COMPANY, { onDone: whileMounted });
  await leave();
  answer.resolve(FOLLOWED);
  await until(() => expect(always).toHaveBeenCalledExactlyOnceWith(FOLLOWED, COMPANY));
  expect(whileMounted).not.toHaveBeenCalled();
});

it('calls the callbacks of the run, and resets', async () => {
  const onFailed = vi.fn();
  const { action, run, over } = await given({}, fakeApi({ 'companies.follow': offline }));
  run(COMPANY, { onFailed });
  await over();
  await until(() => expect(onFailed).toHaveBeenCalledOnce());
  action().reset();
  await until(() => expect(action()).toMatchObject({ error: null, problem: null }));
});
