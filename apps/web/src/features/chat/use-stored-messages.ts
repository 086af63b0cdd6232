import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { useSession } from '../../lib/use-session.ts';
import { outbox as stored } from '../offline/outbox/outbox.ts';
import type { ChatPeer } from './chat-peer.ts';
import { chatQuery } from './chat-query.ts';
import type { Outbox, Outgoing } from './outbox.ts';
import { StoredOutgoing } from './stored-outgoing.ts';

interface Shown {
  readonly outgoing: readonly Outgoing[];
  /** Whether the line is open: then messages go out at once. */
  readonly isOpen: boolean;
}

/** Keeps the messages that wait in the browser's store; answers whether those from before have been taken in. */
export function useStoredMessages(peer: ChatPeer, outbox: Outbox, { outgoing, isOpen }: Shown): boolean {
  const services = useServices();
  const queryClient = useQueryClient();
  const session = useSession();
  const account = session.status === 'signed-in' ? session.candidateId : null;
  const key = peer.kind === 'company' ? peer.company.id : 'admin';
  const [isRestored, setRestored] = useState(false);
  // `key` stands for the peer, which is made anew at each render.
  const store = useMemo(() => (account === null ? null : new StoredOutgoing(account, peer)), [account, key]);
  useEffect(() => {
    if (!store) return undefined;
    let isOver = false;
    const restore = (all: readonly Outgoing[]) => {
      if (isOver) return;
      outbox.restore(all);
      setRestored(true);
    };
    store.read().then(restore, () => restore([]));
    // Another page has sent it, or it was taken back in the list of what waits.
    const follow = async () => {
      const keys = await store.takenOut();
      for (const gone of isOver ? [] : keys) outbox.remove(gone);
      const { queryKey } = chatQuery(services, peer);
      if (keys.length > 0) void queryClient.invalidateQueries({ queryKey });
    };
    const stop = stored.subscribe(() => void follow().catch(() => undefined));
    return () => {
      isOver = true;
      stop();
    };
  }, [store, outbox]);
  useEffect(() => {
    if (isRestored) store?.sync(outgoing, isOpen);
  }, [store, isRestored, outgoing, isOpen]);
  return isRestored;
}
