import type { SendAnswer } from '@nukkad/contract/realtime/realtime.domain.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { isGap, withMessage } from './chat-history.ts';
import type { ChatPeer } from './chat-peer.ts';
import { chatQuery } from './chat-query.ts';
import type { ChatLine } from './connect-chat.ts';

/** A message that is not stored yet. */
export interface Outgoing {
  readonly clientKey: string;
  readonly text: string;
  /** A refusal's code, `OFFLINE` where no answer came; null while it is under way. */
  readonly problem: string | null;
}

/** Sends messages; each stays to be seen until it is stored, and can be sent again under the same key. */
export function useOutbox(peer: ChatPeer, line: RefObject<Promise<ChatLine | null> | null>) {
  const services = useServices();
  const queryClient = useQueryClient();
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const change = (clientKey: string, problem: string | null) =>
    setOutgoing((all) => all.map((one) => (one.clientKey === clientKey ? { ...one, problem } : one)));

  function keepStored(text: string, clientKey: string, answer: SendAnswer & { success: true }): void {
    const { queryKey } = chatQuery(services, peer);
    const before = queryClient.getQueryData(queryKey);
    const { sequence, createdAt } = answer;
    const stored = {
      id: clientKey,
      sequence,
      text,
      sender: 'CANDIDATE' as const,
      senderName: '',
      createdAt,
    };
    if (!before || isGap(before, sequence)) void queryClient.invalidateQueries({ queryKey });
    else queryClient.setQueryData(queryKey, withMessage(before, stored));
    setOutgoing((all) => all.filter((one) => one.clientKey !== clientKey));
  }

  async function push({ text, clientKey }: Outgoing): Promise<void> {
    change(clientKey, null);
    try {
      const open = await line.current;
      const answer = await open?.send(peer, text, clientKey);
      if (!answer) change(clientKey, 'OFFLINE');
      else if (answer.success) keepStored(text, clientKey, answer);
      else change(clientKey, answer.code);
    } catch {
      change(clientKey, 'OFFLINE');
    }
  }

  return {
    outgoing,
    send(text: string) {
      const one: Outgoing = { clientKey: crypto.randomUUID(), text, problem: null };
      setOutgoing((all) => [...all, one]);
      void push(one);
    },
    again: (one: Outgoing) => void push(one),
  };
}
