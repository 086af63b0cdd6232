import { useT } from '@nukkad/i18n/react.ts';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { ConsentSheet } from '../../features/consent/consent-sheet.tsx';
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
        <ConsentSheet isOpen={isOpen} onClose={() => setOpen(false)} />
      </li>
      <ExportData />
    </>
  );
}
