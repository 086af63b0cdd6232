import { useT } from '@nukkad/i18n/react.ts';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { ConsentSheet } from '../../features/consent/consent-sheet.tsx';
import { ExportData } from './export-data.tsx';

/** Shows the stored data and its purposes, withdraws consent, and exports all data. */
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
        <ConsentSheet isOpen={isOpen} onClose={() => setOpen(false)} />
      </li>
      <ExportData />
    </>
  );
}
