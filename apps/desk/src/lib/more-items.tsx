import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useErrorPhrase } from './use-error-phrase.ts';
import type { PartnerPages } from './use-partner-pages.ts';

interface MoreItemsProps {
  readonly pages: Pick<PartnerPages, 'more' | 'isLoadingMore' | 'moreError'>;
}

/** The button below a list that loads its next page, and why that failed. Shows nothing at the end of the list. */
export function MoreItems({ pages: { more, isLoadingMore, moreError } }: MoreItemsProps) {
  const common = useT('common');
  const phrase = useErrorPhrase();
  return (
    <>
      {moreError !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(moreError)}
        </p>
      )}
      {more !== null && (
        <Button variant="secondary" isWide isBusy={isLoadingMore} onClick={more}>
          {common(moreError === null ? 'loadMore' : 'retry')}
        </Button>
      )}
    </>
  );
}
