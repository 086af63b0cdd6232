import type { ChatDelivery } from '@nukkad/contract/realtime/realtime.domain.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { useSession } from '../../lib/use-session.ts';
import { isGap, withMessage } from './chat-history.ts';
import type { ChatPeer } from './chat-peer.ts';
import { chatQuery } from './chat-query.ts';
import type { ChatConnection } from './connect-chat.ts';
import { useIsVisible } from './use-is-visible.ts';

export type ConnectionState = 'connecting' | 'open' | 'lost';

function isFromPeer({ companyId }: ChatDelivery, peer: ChatPeer): boolean {
  return companyId === (peer.kind === 'admin' ? null : peer.company.id);
}

/**
 * Keeps a chat connection open while the page is visible. Adds new messages to the cached history, and refetches the
 * history each time the connection opens.
 */
export function useChatConnection(peer: ChatPeer) {
  const services = useServices();
  const queryClient = useQueryClient();
  const session = useSession();
  const candidateId = session.status === 'signed-in' ? session.candidateId : null;
  const isVisible = useIsVisible();
  const [state, setState] = useState<ConnectionState>('connecting');
  const connection = useRef<Promise<ChatConnection | null> | null>(null);
  const key = peer.kind === 'company' ? peer.company.id : 'admin';
  // `key` identifies the peer, which is a new object in each render.
  useEffect(() => {
    if (candidateId === null || !isVisible) return;
    const { queryKey } = chatQuery(services, peer);
    let isOver = false;
    const onMessage = (delivery: ChatDelivery) => {
      if (!isFromPeer(delivery, peer)) return;
      const { message } = delivery;
      const before = queryClient.getQueryData(queryKey);
      if (!before || isGap(before, message.sequence)) void queryClient.invalidateQueries({ queryKey });
      else queryClient.setQueryData(queryKey, withMessage(before, message));
    };
    const onJoined = () => {
      setState('open');
      void queryClient.invalidateQueries({ queryKey });
    };
    setState('connecting');
    const onLost = () => setState('lost');
    // Messages that are written before the connection is open wait for this promise.
    const opening = import('./connect-chat.ts').then(
      ({ connectChat }) =>
        isOver ? null : connectChat(services, candidateId, { onJoined, onLost, onMessage }),
      () => {
        onLost();
        return null;
      },
    );
    connection.current = opening;
    return () => {
      isOver = true;
      connection.current = null;
      void opening.then((open) => open?.close());
    };
  }, [services, queryClient, candidateId, isVisible, key]);
  return { state, connection };
}
