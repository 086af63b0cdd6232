import type { Notification } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Badge, Card, IconButton, UiLink } from '@nukkad/ui';
import { Trash2 } from 'lucide-react';
import { NOTIFICATIONS_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

/** A notification: its link, its time and a delete button. */
export function NotificationItem({ item }: { readonly item: Notification }) {
  const t = useT('notifications');
  const format = useFormat();
  const clear = useAction('notifications.clearOne', {
    invalidates: NOTIFICATIONS_STALE,
    failure: 'snackbar',
  });
  return (
    <Card as="li" className="notification" data-new={item.isRead ? undefined : ''}>
      <div className="notification__text">
        {item.link ? <UiLink href={item.link}>{item.message}</UiLink> : <p>{item.message}</p>}
        <p className="screen-page__quiet">
          {format.date(item.createdAt)}, {format.time(item.createdAt)}{' '}
          {!item.isRead && <Badge tone="accent">{t('new')}</Badge>}
        </p>
      </div>
      <IconButton
        label={`${t('deleteOne')}: ${item.message}`}
        icon={<Trash2 aria-hidden size={20} />}
        disabled={clear.isPending}
        onClick={() => clear.run({ notificationId: item.id })}
      />
    </Card>
  );
}
