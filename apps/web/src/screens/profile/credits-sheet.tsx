import { CREDITS_REFERRAL, type CreditEntry } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { BottomSheet, Button, LinkButton, SkeletonList } from '@nukkad/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MissingDetails } from '../../features/applications/apply/missing-details.tsx';
import { useRequestCredits } from '../../features/applications/apply/use-request-credits.ts';
import { codeOf } from '../../lib/query/code-of.ts';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';

interface CreditsSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const PAGE_SIZE = 20;

/** Fetches the credit transactions when the sheet is open. */
function useStatement(isOpen: boolean) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: ['credits.statement'],
    queryFn: ({ pageParam, signal }) =>
      api.call('credits.statement', { size: PAGE_SIZE, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    enabled: isOpen,
  });
}

/** The transactions of credits, and the ways to get more. */
export function CreditsSheet({ isOpen, onClose }: CreditsSheetProps) {
  const t = useT('profile');
  const common = useT('common');
  const phrase = useErrorPhrase();
  const request = useRequestCredits();
  const statement = useStatement(isOpen);
  const close = () => {
    onClose();
    request.reset();
  };
  if (codeOf(request.error) === 'MOBILE_NOT_VERIFIED')
    return <MissingDetails isOpen={isOpen} onClose={close} onReady={request.submit} />;
  const balance = statement.data?.pages[0]?.balance;
  const entries = statement.data?.pages.flatMap((page) => page.entries);
  return (
    <BottomSheet isOpen={isOpen} onClose={close} title={t('statement.title')}>
      <div className="credits-sheet">
        {balance !== undefined && (
          <p>
            {t('statement.balance')} <b>{common('credits', { count: balance })}</b>
          </p>
        )}
        <div className="nk-cluster">
          {balance === 0 && !request.isSuccess && (
            <Button size="s" isBusy={request.isPending} onClick={request.submit}>
              {t('statement.ask')}
            </Button>
          )}
          <LinkButton variant="secondary" size="s" href="/qrcode" onClick={onClose}>
            {t('statement.invite', { count: CREDITS_REFERRAL })}
          </LinkButton>
        </div>
        <p role="status">{request.data?.message}</p>
        {request.problem && <p role="alert">{request.problem}</p>}
        {statement.isPending && <SkeletonList count={2} label={common('loading')} />}
        {statement.isError && <p role="alert">{phrase(statement.error)}</p>}
        {entries && <Ledger entries={entries} />}
        {statement.hasNextPage && (
          <Button
            variant="secondary"
            isBusy={statement.isFetchingNextPage}
            onClick={() => void statement.fetchNextPage()}
          >
            {common('loadMore')}
          </Button>
        )}
      </div>
    </BottomSheet>
  );
}

function Ledger({ entries }: { readonly entries: readonly CreditEntry[] }) {
  const t = useT('profile');
  const format = useFormat();
  if (entries.length === 0) return <p>{t('statement.none')}</p>;
  return (
    <ul className="ledger">
      {entries.map((entry) => (
        <li key={entry.id}>
          <div>
            <b>{t(`statement.kind.${entry.kind}`)}</b>
            {entry.jobTitle && <p>{entry.jobTitle}</p>}
            <p className="screen-page__quiet">{format.date(entry.createdAt)}</p>
          </div>
          <b className="ledger__amount" data-gain={entry.amount > 0 ? '' : undefined}>
            {entry.amount > 0 ? `+${entry.amount}` : `−${Math.abs(entry.amount)}`}
          </b>
        </li>
      ))}
    </ul>
  );
}
