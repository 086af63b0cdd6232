import { useT } from '@nukkad/i18n/react.ts';
import { Button, EmptyState, ErrorState, LinkButton, Scene } from '@nukkad/ui';
import { useIsOnline } from '../../lib/connection/use-is-online.ts';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { retryQuery } from '../../lib/query/retry-query.ts';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { ClearAll } from './clear-all.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useNotifications } from './notification-queries.ts';

/** The list of notifications in all states: loading, failed, empty, or with items. */
export function NotificationItems() {
  const common = useT('common');
  const phrase = useErrorPhrase();
  const isOnline = useIsOnline();
  const list = useNotifications();
  const items = list.data?.pages.flatMap((page) => page.notifications);
  return (
    <>
      {list.isError && (isOnline || !items) && (
        <ErrorState
          text={phrase(list.error) ?? ''}
          isRetrying={list.isFetching}
          onRetry={() => retryQuery(list)}
        />
      )}
      {list.isPending && <PageSkeleton />}
      {items?.length === 0 && <NoNotifications />}
      {items && items.length > 0 && (
        <>
          <ClearAll />
          <ul className="notifications">
            {items.map((item) => (
              <NotificationItem key={item.id} item={item} />
            ))}
          </ul>
        </>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          isWide
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {common('loadMore')}
        </Button>
      )}
    </>
  );
}

function NoNotifications() {
  const t = useT('notifications');
  const nav = useT('nav');
  return (
    <EmptyState
      picture={<Scene name="no-notifications" />}
      title={t('none')}
      action={<LinkButton href="/joblist">{nav('findJobs')}</LinkButton>}
    >
      <p>{t('noneHint')}</p>
    </EmptyState>
  );
}
