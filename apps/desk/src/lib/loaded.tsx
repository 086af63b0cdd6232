import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { ErrorState, Notice, SkeletonList } from '@nukkad/ui';
import type { ReactNode } from 'react';
import { useErrorPhrase } from './use-error-phrase.ts';

/** The parts of a TanStack query that `Loaded` needs. */
interface ShownQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  readonly query: ShownQuery<Data>;
  /** The number of grey cards while the data is loading. */
  readonly cards?: number;
  readonly children: (data: Data) => ReactNode;
}

/** Whether a retry gives the same error: the link has ended, or the data is gone. */
const isFinal = (error: unknown): boolean =>
  error instanceof PartnerApiError && (error.status === 404 || error.status === 422);

/**
 * Shows the data of a query: grey cards while it is loading, an error with "Try again" if it failed
 * and may succeed later. Data that could not
 * be refreshed stays, with the time at which it was loaded.
 */
export function Loaded<Data>({ query, cards = 3, children }: LoadedProps<Data>) {
  const t = useT('hire-shell');
  const common = useT('common');
  const phrase = useErrorPhrase();
  const { time } = useFormat();
  const { data, error, isFetching, dataUpdatedAt, refetch } = query;
  if (data === undefined && error === null) return <SkeletonList count={cards} label={common('loading')} />;
  if (data === undefined)
    return (
      <ErrorState
        text={phrase(error) ?? ''}
        isRetrying={isFetching}
        onRetry={isFinal(error) ? undefined : () => void refetch()}
      />
    );
  return (
    <>
      {error !== null && <Notice tone="warning">{t('asOf', { time: time(new Date(dataUpdatedAt)) })}</Notice>}
      {children(data)}
    </>
  );
}
