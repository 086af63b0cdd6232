import { useT } from '@nukkad/i18n/react.ts';
import { BottomSheet } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { ConsentNotice } from '../../features/consent/consent-notice.tsx';
import { consentQuery } from '../../features/consent/consent-query.ts';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { useServices } from '../../lib/services.ts';
import { ExportData } from './export-data.tsx';

/** What is kept and why, taking consent back, and a copy of everything. */
export function DataControls() {
  const t = useT('settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <li>
        <button type="button" className="menu-list__item" onClick={() => setOpen(true)}>
          <Eye aria-hidden />
          {t('data.open')}
        </button>
        <BottomSheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('data.open')}>
          <Notice isOpen={isOpen} />
        </BottomSheet>
      </li>
      <ExportData />
    </>
  );
}

function Notice({ isOpen }: { readonly isOpen: boolean }) {
  const notice = useQuery({ ...consentQuery(useServices()), enabled: isOpen });
  return (
    <QueryParts query={notice} skeleton={<PageSkeleton cards={2} />}>
      {(state) => <ConsentNotice state={state} />}
    </QueryParts>
  );
}
