import type { ChatHistory } from '@nukkad/contract';
import { CHAT_PAGE_DEFAULT } from '@nukkad/contract/constants.ts';
import type { RouteKey } from '@nukkad/contract/load-route.ts';
import { hydrate, type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query';
import { restoreQueries } from '../../lib/query/restore-queries.ts';
import { accountName, VISITOR } from './account-name.ts';
import { takeLeftPage } from './left-page.ts';
import { offlineDatabase, type StoredResponse } from './offline-database.ts';

const DAYS = 14;
const MAX_RESPONSES = 150;
/** Number of messages that are stored of each conversation. */
const STORED_MESSAGES = CHAT_PAGE_DEFAULT;

/**
 * Routes whose responses are stored for offline use: lists, jobs, applications, posts, tips, and other data of their
 * screens.
 */
const READ_OFFLINE: ReadonlySet<RouteKey> = new Set<RouteKey>([
  ...(['jobs.filter', 'jobs.byShareId', 'jobs.suggestions', 'jobs.topPicks', 'jobs.filterOptions'] as const),
  ...(['applications.myJobs', 'account.summary', 'notifications.list', 'notifications.unreadCount'] as const),
  ...(['content.blogList', 'content.blogPost', 'content.faqs', 'content.interviewTips'] as const),
  ...(['content.videoTips', 'companies.one', 'companies.jobs', 'cities.list', 'startup.settings'] as const),
  ...(['cities.listAddress', 'search.start'] as const),
  ...(['chat.withCompany', 'chat.withAdmin'] as const),
]);

/** Routes whose responses are stored only for a signed-in seeker. */
const CHATS: ReadonlySet<RouteKey> = new Set<RouteKey>(['chat.withCompany', 'chat.withAdmin']);

function isReadOffline({ queryKey: [key], state }: Pick<Query, 'queryKey' | 'state'>): boolean {
  return READ_OFFLINE.has(key as RouteKey) && state.data !== undefined;
}

type CachedChat = InfiniteData<ChatHistory, unknown>;

/** Returns a conversation with its newest messages only. The first page is the newest one. */
function newestMessages(chat: CachedChat): CachedChat {
  const pages = chat.pages.slice(0, 1).map((page) => {
    const messages = page.messages.slice(-STORED_MESSAGES);
    const isCut = messages.length < page.messages.length;
    return { ...page, messages, before: isCut ? (messages[0]?.sequence ?? null) : page.before };
  });
  return { pages, pageParams: chat.pageParams.slice(0, 1) };
}

type AnsweredQuery = Pick<Query, 'queryKey' | 'queryHash' | 'queryType' | 'state'>;

function storedAnswer(account: string, query: AnsweredQuery, answeredAt: number): StoredResponse {
  const { queryKey, queryHash, state, queryType } = query;
  const isChat = CHATS.has(queryKey[0] as RouteKey);
  const settled = {
    ...state,
    data: isChat ? newestMessages(state.data as CachedChat) : state.data,
    status: 'success',
    fetchStatus: 'idle',
    error: null,
    dataUpdatedAt: answeredAt,
  };
  const whole = {
    queryKey,
    queryHash,
    dehydratedAt: answeredAt,
    state: settled,
    ...(queryType && { queryType }),
  };
  return { account, hash: queryHash, answeredAt, query: whole as StoredResponse['query'] };
}

/** Query caches whose responses must not be stored any more, because the seeker is signing out. */
const stopped = new WeakSet<QueryClient>();

/** Stops storing the responses of this query cache, so that a running fetch stores nothing after the sign-out. */
export function stopStoring(queryClient: QueryClient): void {
  stopped.add(queryClient);
}

/**
 * Stores each response that the query cache receives, and each optimistic change. A change does not renew the
 * response's timestamp. Returns a function that stops storing.
 */
export function storeResponses(queryClient: QueryClient): () => void {
  const ages = new WeakMap<Query, number>();
  const store = async (query: Query) => {
    if (!isReadOffline(query)) return;
    const answeredAt = ages.get(query) ?? query.state.dataUpdatedAt;
    ages.set(query, answeredAt);
    const database = await offlineDatabase();
    if (stopped.has(queryClient)) return;
    const account = accountName();
    if (account === VISITOR && CHATS.has(query.queryKey[0] as RouteKey)) return;
    await database.put('answers', storedAnswer(account, query, answeredAt));
  };
  // The browser stores nothing or its storage is full. The page works without it.
  const tryStore = (query: Query) => void store(query).catch(() => undefined);
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) tryStore(query);
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.action.manual !== true) ages.set(event.query, event.query.state.dataUpdatedAt);
    tryStore(event.query);
  });
}

/**
 * Moves the responses of a page that was left early into the database, unless it has newer ones. Those of another account are
 * dropped.
 */
export async function storeLeftPage(): Promise<void> {
  const left = takeLeftPage();
  if (left === null || left.account !== accountName()) return;
  const { account } = left;
  const { queries } = restoreQueries({ mutations: [], queries: left.queries });
  const database = await offlineDatabase();
  const { store, done } = database.transaction('answers', 'readwrite');
  for (const query of queries as unknown as AnsweredQuery[]) {
    const isChatOfVisitor = account === VISITOR && CHATS.has(query.queryKey[0] as RouteKey);
    if (!isReadOffline(query) || isChatOfVisitor) continue;
    const { dataUpdatedAt } = query.state;
    const stored = await store.get([account, query.queryHash]);
    if (!stored || stored.answeredAt < dataUpdatedAt)
      void store.put(storedAnswer(account, query, dataUpdatedAt));
  }
  await done;
}

/** Puts the stored responses of the current account into the query cache, unless it has newer ones. */
export async function restoreResponses(queryClient: QueryClient): Promise<void> {
  await storeLeftPage().catch(() => undefined);
  const database = await offlineDatabase();
  const stored = await database.getAllFromIndex('answers', 'account', accountName());
  // Keep unused responses too, because they cannot be fetched again offline.
  const gcTime = Number.POSITIVE_INFINITY;
  hydrate(
    queryClient,
    { queries: stored.map(({ query }) => query) },
    { defaultOptions: { queries: { gcTime } } },
  );
}

/** Evicts expired and excess responses, and all of other accounts, because phones are shared. */
export async function pruneResponses(now = Date.now()): Promise<void> {
  const database = await offlineDatabase();
  const transaction = database.transaction('answers', 'readwrite');
  const all = await transaction.store.getAll();
  const accounts = new Set([VISITOR, accountName()]);
  const newestFirst = all.toSorted((a, b) => b.answeredAt - a.answeredAt);
  const retained = new Set(
    newestFirst
      .filter(({ account, answeredAt }) => accounts.has(account) && answeredAt > now - DAYS * 86_400_000)
      .slice(0, MAX_RESPONSES),
  );
  for (const { account, hash } of all.filter((answer) => !retained.has(answer)))
    void transaction.store.delete([account, hash]);
  await transaction.done;
}
