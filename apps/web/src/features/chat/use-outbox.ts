import type { ChatMessage } from '@nukkad/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { cacheMessage } from './cache-message.ts';
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

/** Returns a message that the server has stored as the history has it. */
function storedMessage(
  { text, clientKey }: Outgoing,
  { sequence, createdAt }: { sequence: number; createdAt: string },
): ChatMessage {
  return { id: clientKey, sequence, text, sender: 'CANDIDATE', senderName: '', createdAt };
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
        onStored: (one, answer) =>
          cacheMessage(queryClient, chatQuery(services, peer), storedMessage(one, answer)),
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
