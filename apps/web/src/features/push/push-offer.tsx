import { PERMISSION_PHRASES, PermissionHelp } from '@nukkad/browser/permission/permission-help.tsx';
import { loadNamespaces } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, Notice } from '@nukkad/ui';
import { useEffect, useState } from 'react';
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
  const switchOn = useTask(() => switchPushOn(services), options);
  const switchOff = useTask(() => switchPushOff(services), options);
  return { state, switchOn, switchOff };
}

/** Switches push notifications on this device on and off. If the browser denies them, explains how to allow them. */
export function PushSwitch() {
  const t = useT('notifications');
  const { state, switchOn, switchOff } = usePushState();
  if (state === null || state === 'impossible') return null;
  if (state === 'denied') return <PermissionHelp permission="NOTIFICATIONS" title={t('push.denied')} />;
  const isOn = state === 'on';
  const task = isOn ? switchOff : switchOn;
  return (
    <Notice
      tone="info"
      action={
        <Button size="s" variant="secondary" isBusy={task.isPending} onClick={() => task.run(undefined)}>
          {t(isOn ? 'push.stop' : 'push.start')}
        </Button>
      }
    >
      <span role="status">{t(isOn ? 'push.on' : 'push.offer')}</span>
    </Notice>
  );
}

/** Offers push notifications after the first application from this device, and only once. */
export function PushOfferOnce() {
  const t = useT('notifications');
  const { state, switchOn } = usePushState();
  const [isFirst] = useState(() => !wasPushOffered());
  const isOffered = isFirst && state === 'off';
  useEffect(() => {
    if (isOffered) rememberPushOffered();
  }, [isOffered]);
  if (isFirst && switchOn.isSuccess && state === 'on') return <p role="status">{t('push.on')}</p>;
  if (isFirst && switchOn.isSuccess && state === 'denied')
    return <PermissionHelp permission="NOTIFICATIONS" title={t('push.denied')} />;
  if (!isOffered) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button
          size="s"
          variant="secondary"
          isBusy={switchOn.isPending}
          onClick={() => switchOn.run(undefined)}
        >
          {t('push.yes')}
        </Button>
      }
    >
      {t('push.afterApplying')}
    </Notice>
  );
}
