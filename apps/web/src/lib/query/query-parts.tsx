import { ErrorState } from '@nukkad/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIsOnline } from '../connection/use-is-online.ts';
import { retryQuery } from './retry-query.ts';
import { useErrorPhrase } from './use-error-phrase.ts';

interface QueryPartsProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Renders the state of a query: its data, an error with Retry, or a skeleton. If a refetch failed, the error is shown
 * above the old data. While offline it is not shown, because the page frame reports it.
 */
export function QueryParts<Data>({ query, skeleton, children }: QueryPartsProps<Data>) {
  const phrase = useErrorPhrase();
  const isOnline = useIsOnline();
  return (
    <>
      {query.isError && (isOnline || query.data === undefined) && (
        <ErrorState
          text={phrase(query.error) ?? ''}
          isRetrying={query.isFetching}
          onRetry={() => retryQuery(query)}
        />
      )}
      {query.data !== undefined ? children(query.data) : !query.isError && skeleton}
    </>
  );
}
