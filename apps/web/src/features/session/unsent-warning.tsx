import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';
import { useState } from 'react';
import { useIsOnline } from '../../lib/connection/use-is-online.ts';
import { useServices } from '../../lib/services.ts';
import type { useLogout } from './use-logout.ts';
import type { Unsent } from './use-unsent.ts';

interface UnsentWarningProps {
  readonly unsent: Unsent;
  readonly logout: ReturnType<typeof useLogout>;
  readonly onStay: () => void;
}

/** Warns before signing out that unsent actions are erased. Offers to send them first, to stay, or to leave without them. */
export function UnsentWarning({ unsent, logout, onStay }: UnsentWarningProps) {
  const t = useT('offline');
  const services = useServices();
  const isOnline = useIsOnline();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const { applications, others } = unsent;
  const isLeaving = logout.isPending || logout.isSuccess;
  const send = async () => {
    setState('sending');
    const { sendEverything } = await import('../offline/outbox/send-everything.ts');
    // The dialog asks for the sign-out only when nothing is left.
    setState((await sendEverything(services)) ? 'idle' : 'failed');
  };
  return (
    <Modal
      isOpen
      role="alertdialog"
      kind="warning"
      hasCross={false}
      title={
        applications > 0
          ? t('leaving.applications', { count: applications })
          : t('leaving.others', { count: others })
      }
      onClose={onStay}
      actions={
        <>
          {isOnline && (
            <Button
              isBusy={state === 'sending'}
              data-first-focus
              onClick={() => void send().catch(() => setState('failed'))}
            >
              {t('leaving.send')}
            </Button>
          )}
          <Button variant="secondary" onClick={onStay} data-first-focus={isOnline ? undefined : ''}>
            {t('leaving.stay')}
          </Button>
          <Button variant="danger" isBusy={isLeaving} onClick={() => logout.run(undefined)}>
            {t('leaving.leave')}
          </Button>
        </>
      }
    >
      {applications > 0 && others > 0 && <p>{t('leaving.others', { count: others })}</p>}
      <p>{t('leaving.text')}</p>
      {state === 'failed' && <p role="alert">{t('leaving.failed')}</p>}
      {logout.problem && <p role="alert">{logout.problem}</p>}
    </Modal>
  );
}
