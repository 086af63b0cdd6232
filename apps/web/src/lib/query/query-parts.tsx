import { ErrorState } from '@nukkad/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIsOnline } from '../connection/use-is-online.ts';
import { useErrorPhrase } from './use-error-phrase.ts';

interface QueryPartsProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * What a query has: its data (with an error and Retry above it when a newer answer failed, but for want of a line, which
 * the frame tells), an error, or a skeleton.
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
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data !== undefined ? children(query.data) : !query.isError && skeleton}
    </>
  );
}
