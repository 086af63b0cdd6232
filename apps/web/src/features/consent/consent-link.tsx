import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { ConsentSheet } from './consent-sheet.tsx';
import './consent.css';

/** Shown next to forms that ask for personal details: who sees them, and a link to the whole notice. */
export function ConsentLink() {
  const t = useT('settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="consent-link">
      <ShieldCheck aria-hidden size={24} />
      <div>
        <p>{t('data.promise')}</p>
        <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('data.open')}
        </Button>
      </div>
      <ConsentSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
