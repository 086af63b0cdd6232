import { loadNamespaces } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, Notice } from '@nukkad/ui';
import { useEffect, useState } from 'react';
import { PERMISSION_PHRASES, PermissionHelp } from '../../lib/permission/permission-help.tsx';
import { useTask } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';
import { type PushState, pushState, switchPushOff, switchPushOn } from './device-push.ts';
import { rememberPushOffered, wasPushOffered } from './push-record.ts';

/** Returns the state of push notifications; null until it and its phrases are loaded. */
function usePushState() {
  const services = useServices();
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => {
    const load = async () => {
      const [found] = await Promise.all([
        pushState(services),
        loadNamespaces(services.i18n, ['notifications', PERMISSION_PHRASES]),
      ]);
      setState(found);
    };
    load().catch(() => setState(null));
  }, [services]);
  const options = { onDone: setState, failure: 'snackbar' } as const;
  const on = useTask(() => switchPushOn(services), options);
  const off = useTask(() => switchPushOff(services), options);
  return { state, on, off };
}

/** Switches push notifications on this device on and off. If the browser denies them, explains how to allow them. */
export function PushSwitch() {
  const t = useT('notifications');
  const { state, on, off } = usePushState();
  if (state === null || state === 'impossible') return null;
  if (state === 'denied') return <PermissionHelp permission="NOTIFICATIONS" title={t('push.denied')} />;
  const [task, label] = state === 'on' ? ([off, 'stop'] as const) : ([on, 'start'] as const);
  return (
    <Notice
      tone="info"
      action={
        <Button size="s" variant="secondary" isBusy={task.isPending} onClick={() => task.run(undefined)}>
          {t(`push.${label}`)}
        </Button>
      }
    >
      <span role="status">{t(state === 'on' ? 'push.on' : 'push.offer')}</span>
    </Notice>
  );
}

/** Offers push notifications after the first application from this device, and only once. */
export function PushOfferOnce() {
  const t = useT('notifications');
  const { state, on } = usePushState();
  const [isFirst] = useState(() => !wasPushOffered());
  const isOffered = isFirst && state === 'off';
  useEffect(() => {
    if (isOffered) rememberPushOffered();
  }, [isOffered]);
  if (isFirst && on.isSuccess && state === 'on') return <p role="status">{t('push.on')}</p>;
  if (isFirst && on.isSuccess && state === 'denied')
    return <PermissionHelp permission="NOTIFICATIONS" title={t('push.denied')} />;
  if (!isOffered) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button size="s" variant="secondary" isBusy={on.isPending} onClick={() => on.run(undefined)}>
          {t('push.yes')}
        </Button>
      }
    >
      {t('push.afterApplying')}
    </Notice>
  );
}
