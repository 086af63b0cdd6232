import type { ChatMessage } from '@nukkad/contract';
import type { QueryClient } from '@tanstack/react-query';
import { isGap, withMessage } from './chat-history.ts';
import type { chatQuery } from './chat-query.ts';

/**
 * Adds a stored message to the cached history. Refetches the history if messages before this one are missing, or if the
 * history is being fetched, because that response may have been read before the message was stored and would remove it.
 */
export function cacheMessage(
  queryClient: QueryClient,
  { queryKey }: Pick<ReturnType<typeof chatQuery>, 'queryKey'>,
  message: ChatMessage,
): void {
  const before = queryClient.getQueryData(queryKey);
  const refetch = () => queryClient.invalidateQueries({ queryKey });
  if (before === undefined || isGap(before, message.sequence)) {
    // A first fetch is not started again while it runs.
    void queryClient.cancelQueries({ queryKey }).then(refetch);
    return;
  }
  const isFetching = queryClient.isFetching({ queryKey }) > 0;
  queryClient.setQueryData(queryKey, withMessage(before, message));
  if (isFetching) void refetch();
}
