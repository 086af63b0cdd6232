import { queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchRoutes } from '../../lib/query/refetch.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';

const PAGE_SIZE = 20;

/** Fetches the notifications, newest first. The server marks them as read, so the unread count is refetched. */
export function useNotifications() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const list = useInfiniteQuery({
    queryKey: ['notifications.list'],
    queryFn: ({ pageParam, signal }) =>
      api.call('notifications.list', { size: PAGE_SIZE, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: isSignedIn,
  });
  useEffect(() => {
    if (list.dataUpdatedAt > 0) void refetchRoutes(queryClient, ['notifications.unreadCount']);
  }, [list.dataUpdatedAt, queryClient]);
  return list;
}

/** Returns the query for the settings of each kind of notification. */
export function preferencesQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['notifications.preferences'],
    queryFn: async ({ signal }) => (await api.call('notifications.preferences', {}, { signal })).preferences,
  });
}
