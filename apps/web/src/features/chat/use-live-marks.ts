import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../lib/services.ts';
import { useSession } from '../../lib/use-session.ts';
import { joinLiveChat } from './live-chat.ts';
import { storeMarks } from './marks-query.ts';
import { useIsVisible } from './use-is-visible.ts';

/**
 * Keeps the unread counts of the chat and the bell up to date while the page is visible. They arrive over the socket of
 * the chat.
 */
export function useLiveMarks(): void {
  const services = useServices();
  const queryClient = useQueryClient();
  const session = useSession();
  const candidateId = session.status === 'signed-in' ? session.candidateId : null;
  const isVisible = useIsVisible();
  useEffect(() => {
    if (candidateId === null || !isVisible) return undefined;
    const live = joinLiveChat(services, candidateId, {
      onJoined: () => undefined,
      onLost: () => undefined,
      onMessage: () => undefined,
      onMarks: (marks) => storeMarks(queryClient, marks),
      onBell: (bell) => queryClient.setQueryData(['notifications.unreadCount'], bell),
    });
    return live.leave;
  }, [services, queryClient, candidateId, isVisible]);
}
