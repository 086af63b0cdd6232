import { isChunkError } from '../lazy/is-chunk-error.ts';
import { retryLoading } from '../lazy/retry-loading.ts';

interface FailedQuery {
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Repeats a query that failed. Reloads the page instead if the code of the query was lost. */
export function retryQuery({ error, refetch }: FailedQuery): void {
  retryLoading(isChunkError(error), refetch);
}
