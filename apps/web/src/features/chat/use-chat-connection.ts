import type { ChatDelivery } from '@nukkad/contract/realtime/realtime.domain.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { useSession } from '../../lib/use-session.ts';
import { cacheMessage } from './cache-message.ts';
import { type ChatPeer, companyOf } from './chat-peer.ts';
import { chatQuery } from './chat-query.ts';
import type { ChatConnection } from './connect-chat.ts';
import { joinLiveChat } from './live-chat.ts';
import { storeMarks } from './marks-query.ts';
import { useIsVisible } from './use-is-visible.ts';
import { useOtherTyping } from './use-typing.ts';

export type ConnectionState = 'connecting' | 'open' | 'lost';

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
  const { isTyping, begin, end } = useOtherTyping();
  const key = peer.kind === 'company' ? peer.company.id : 'admin';
  // `key` identifies the peer, which is a new object in each render.
  useEffect(() => {
    if (candidateId === null || !isVisible) return;
    const { queryKey } = chatQuery(services, peer);
    const onMessage = (delivery: ChatDelivery) => {
      if (delivery.companyId !== companyOf(peer)) return;
      const { message } = delivery;
      if (message.sender !== 'CANDIDATE') end();
      cacheMessage(queryClient, { queryKey }, message);
    };
    const onJoined = () => {
      setState('open');
      void queryClient.invalidateQueries({ queryKey });
    };
    setState('connecting');
    const live = joinLiveChat(services, candidateId, {
      onJoined,
      onLost: () => setState('lost'),
      onMessage,
      onMarks: (marks) => storeMarks(queryClient, marks),
      onTyping: ({ companyId }) => {
        if (companyId === companyOf(peer)) begin();
      },
    });
    // Messages that are written before the connection is open wait for this promise.
    connection.current = live.opening;
    return () => {
      connection.current = null;
      end();
      live.leave();
    };
  }, [services, queryClient, candidateId, isVisible, key, begin, end]);
  return { state, connection, isTyping };
}
