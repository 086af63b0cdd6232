import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { type Services, useServices } from '../../lib/services.ts';
import { isGap, withMessage } from './chat-history.ts';
import type { ChatPeer } from './chat-peer.ts';
import { chatQuery } from './chat-query.ts';
import type { ChatConnection } from './connect-chat.ts';
import { Outbox, type Outgoing } from './outbox.ts';
import type { ConnectionState } from './use-chat-connection.ts';
import { useStoredMessages } from './use-stored-messages.ts';

interface Connection {
  readonly state: ConnectionState;
  readonly connection: RefObject<Promise<ChatConnection | null> | null>;
}

/** Adds a stored message to the cached history, or refetches the history if others are missing. */
function cacheMessage(
  { queryClient, ...services }: Pick<Services, 'api' | 'queryClient'>,
  peer: ChatPeer,
  stored: { text: string; clientKey: string; sequence: number; createdAt: string },
): void {
  const { queryKey } = chatQuery(services, peer);
  const before = queryClient.getQueryData(queryKey);
  const { text, sequence, createdAt } = stored;
  const message = {
    id: stored.clientKey,
    sequence,
    text,
    sender: 'CANDIDATE',
    senderName: '',
    createdAt,
  } as const;
  if (!before || isGap(before, sequence)) void queryClient.invalidateQueries({ queryKey });
  else queryClient.setQueryData(queryKey, withMessage(before, message));
}

/** Queues and sends the messages of a conversation. Each stays in the list until the server has stored it. */
export function useOutbox(peer: ChatPeer, { state, connection }: Connection) {
  const services = useServices();
  const queryClient = useQueryClient();
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const [outbox] = useState(
    () =>
      new Outbox({
        async send({ text, clientKey }) {
          const open = await connection.current;
          if (!open) throw new Error('The connection is not open');
          return open.send(peer, text, clientKey);
        },
        onStored: ({ text, clientKey }, { sequence, createdAt }) =>
          cacheMessage({ api: services.api, queryClient }, peer, { text, clientKey, sequence, createdAt }),
        onChange: setOutgoing,
      }),
  );
  const isRestored = useStoredMessages(peer, outbox, { outgoing, isOpen: state === 'open' });
  useEffect(() => {
    if (state === 'open' && isRestored) outbox.open();
    else outbox.shut();
  }, [outbox, state, isRestored]);
  useEffect(() => () => outbox.close(), [outbox]);
  return {
    outgoing,
    send: (text: string) => outbox.add(text),
    again: ({ clientKey }: Outgoing) => outbox.again(clientKey),
    remove: ({ clientKey }: Outgoing) => outbox.remove(clientKey),
  };
}
