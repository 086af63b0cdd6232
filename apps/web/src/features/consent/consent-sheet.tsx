import { useT } from '@nukkad/i18n/react.ts';
import { BottomSheet } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { consentQuery } from '../../lib/consent-query.ts';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { useServices } from '../../lib/services.ts';
import { ConsentNotice } from './consent-notice.tsx';

interface ConsentSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A sheet with the whole notice, which is fetched when the sheet opens. */
export function ConsentSheet({ isOpen, onClose }: ConsentSheetProps) {
  const t = useT('settings');
  const notice = useQuery({ ...consentQuery(useServices()), enabled: isOpen });
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={t('data.open')}>
      <QueryParts query={notice} skeleton={<PageSkeleton cards={2} />}>
        {(state) => <ConsentNotice state={state} />}
      </QueryParts>
    </BottomSheet>
  );
}
