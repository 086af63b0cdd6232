import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { Collapsible } from '@nukkad/ui';
import { browserKind } from './browser-kind.ts';

/** The phrases that PermissionHelp needs; whoever shows it loads them. */
export const PERMISSION_PHRASES: Namespace = 'permission';

interface PermissionHelpProps {
  readonly permission: 'MICROPHONE' | 'NOTIFICATIONS';
  /** What it is about, if that was not said before; else "How to allow it". */
  readonly title?: string;
  /** The button that tries again once it is allowed. */
  readonly button?: string;
}

/** A permission was refused: where this browser keeps it, step by step. A page cannot open those settings itself. */
export function PermissionHelp({ permission, title, button = '' }: PermissionHelpProps) {
  const t = useT('permission');
  const kind = browserKind(navigator.userAgent);
  // An iPhone shows notifications of sites on its home screen alone, and keeps them with those of its apps.
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
