import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { Collapsible } from '@nukkad/ui';
import { browserKind } from './browser-kind.ts';

/** The namespace of PermissionHelp's phrases. Components that render it must load it. */
export const PERMISSION_PHRASES: Namespace = 'permission';

interface PermissionHelpProps {
  readonly permission: 'MICROPHONE' | 'NOTIFICATIONS';
  /** Heading; "How to allow it" by default. */
  readonly title?: string;
  /** Label of the button that tries again after the permission was given. */
  readonly button?: string;
}

/**
 * Step-by-step instructions for giving a refused permission in this browser. A page cannot open those settings
 * itself.
 */
export function PermissionHelp({ permission, title, button = '' }: PermissionHelpProps) {
  const t = useT('permission');
  const kind = browserKind(navigator.userAgent);
  // iPhones show notifications only of sites on the home screen, and list them among the apps.
  const isOfPhone = kind === 'SAFARI_IPHONE' && permission === 'NOTIFICATIONS';
  const name = t(`names.${permission}`);
  return (
    <Collapsible title={title ?? t('how')}>
      <p>
        {isOfPhone ? t('iphoneNotifications') : t(`steps.${kind}`, { name })}{' '}
        {t(`again.${permission}`, { button })}
      </p>
    </Collapsible>
  );
}
