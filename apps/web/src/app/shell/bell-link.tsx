import { useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useServices } from '../../lib/services.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';

const SHOWN_MAX = 99;

/** Returns the number of unread notifications; 0 for visitors. */
function useUnread(): number {
  const { api } = useServices();
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({
    queryKey: ['notifications.unreadCount'],
    queryFn: ({ signal }) => api.call('notifications.unreadCount', {}, { signal }),
    enabled: isSignedIn,
  });
  return isSignedIn ? (data?.unread ?? 0) : 0;
}

/** A link to the notifications with their unread count. */
export function BellLink() {
  const t = useT('nav');
  const unread = useUnread();
  return (
    <Link
      to="/notification"
      className="nk-icon-button site-header__bell"
      aria-label={unread > 0 ? t('notificationsUnread', { count: unread }) : t('notifications')}
    >
      <Bell aria-hidden size={24} />
      {unread > 0 && (
        <span className="nk-count" aria-hidden>
          {unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
        </span>
      )}
    </Link>
  );
}
