import type { Notification } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Badge, Card, IconButton, UiLink, useSnackbar } from '@nukkad/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';

/** One line of news: where it leads, when it came, and its deletion. */
export function NotificationItem({ item }: { readonly item: Notification }) {
  const t = useT('notifications');
  const format = useFormat();
  const clear = useClearOne();
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
        onClick={() => clear.mutate(item.id)}
      />
    </Card>
  );
}

function useClearOne() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const show = useSnackbar();
  const phrase = useErrorPhrase();
  return useMutation({
    mutationFn: (notificationId: string) => api.call('notifications.clearOne', { notificationId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['notifications.list'] }),
    onError: (error) => show({ text: phrase(error) ?? '' }),
  });
}
