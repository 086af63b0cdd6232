import { useT } from '@nukkad/i18n/react.ts';
import { Button, LinkButton } from '@nukkad/ui';
import { useState, useSyncExternalStore } from 'react';
import { outbox } from '../../features/offline/outbox/outbox.ts';
import type { Waiting } from '../../features/offline/outbox/waiting.ts';
import { useSession } from '../../lib/use-session.ts';
import { OutboxDialog } from './outbox-dialog.tsx';
import './outbox.css';

const NONE: readonly Waiting[] = [];

/** Shows the number of offline actions that wait to be sent or were refused, and opens the list. */
export function OutboxBar() {
  const t = useT('offline');
  const nav = useT('nav');
  const session = useSession();
  const all = useSyncExternalStore(outbox.subscribe, outbox.get, () => NONE);
  const [isOpen, setOpen] = useState(false);
  if (all.length === 0 || session.status === 'unknown') return null;
  if (session.status === 'visitor')
    return (
      <div className="outbox-bar">
        <p role="status">{t('outbox.signIn', { count: all.length })}</p>
        <LinkButton size="s" variant="secondary" href="/register">
          {nav('login')}
        </LinkButton>
      </div>
    );
  const entries = all.filter(({ account }) => account === session.candidateId);
  const failed = entries.filter(({ problem }) => problem !== null).length;
  if (entries.length === 0) return null;
  return (
    <div className="outbox-bar">
      <p role="status">
        {failed > 0 ? t('outbox.failed', { count: failed }) : t('outbox.waiting', { count: entries.length })}
      </p>
      <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
        {t('outbox.see')}
      </Button>
      <OutboxDialog entries={entries} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
