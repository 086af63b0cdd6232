import type { DataAccess } from '@nukkad/contract/account/account.domain.ts';
import type { Namespace } from '@nukkad/i18n';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Button, EmptyState, Scene } from '@nukkad/ui';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { ContactReportButton } from '../../features/applications/report/contact-report-button.tsx';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { type Services, useServices } from '../../lib/services.ts';

export const namespaces: readonly Namespace[] = ['who-saw', 'login-reasons'];

const PAGE_SIZE = 20;

function accessesQuery({ api }: Pick<Services, 'api'>) {
  return infiniteQueryOptions({
    queryKey: ['account.whoSawMyData'],
    queryFn: ({ pageParam, signal }) =>
      api.call('account.whoSawMyData', { size: PAGE_SIZE, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Which companies saw what of the seeker, and when. */
export function WhoSawScreen() {
  const t = useT('who-saw');
  return (
    <ScreenPage title={t('title')} back="/setting" isPersonal>
      <CandidatesOnly reason="settings" skeleton={<PageSkeleton cards={2} />}>
        <Accesses />
      </CandidatesOnly>
    </ScreenPage>
  );
}

function Accesses() {
  const t = useT('who-saw');
  const query = useInfiniteQuery(accessesQuery(useServices()));
  return (
    <QueryParts query={query} skeleton={<PageSkeleton cards={2} />}>
      {({ pages }) => {
        const accesses = pages.flatMap((page) => page.accesses);
        if (accesses.length === 0)
          return (
            <EmptyState picture={<Scene name="no-results" />} title={t('none')}>
              {t('noneHint')}
            </EmptyState>
          );
        return (
          <>
            <p>{t('intro')}</p>
            <ul className="menu-list nk-card">
              {accesses.map((access) => (
                <AccessItem key={`${access.lastAt} ${access.company} ${access.what}`} access={access} />
              ))}
            </ul>
            {query.hasNextPage && (
              <Button
                isWide
                variant="secondary"
                isBusy={query.isFetching}
                onClick={() => query.fetchNextPage()}
              >
                {t('more')}
              </Button>
            )}
          </>
        );
      }}
    </QueryParts>
  );
}

function AccessItem({ access }: { readonly access: DataAccess }) {
  const t = useT('who-saw');
  const format = useFormat();
  const { company, what, lastAt, times, applicationId } = access;
  return (
    <li className="menu-list__item">
      <div>
        <b>{company ?? t('team')}</b> {t(`what.${what}`)}
        {times > 1 && ` · ${t('times', { count: times })}`}
        <div className="screen-page__quiet">{`${format.date(lastAt)}, ${format.time(lastAt)}`}</div>
        {what === 'PHONE' && company !== null && applicationId !== undefined && (
          <ContactReportButton
            applicationId={applicationId}
            about="CALL"
            isOver={false}
            company={company}
            label={t('reportCall')}
          />
        )}
      </div>
    </li>
  );
}

export { WhoSawScreen as Screen };
