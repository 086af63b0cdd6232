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
  /** Whether the connection is open, so that messages are sent at once. */
  readonly isOpen: boolean;
}

/**
 * Stores unsent messages in the browser, and loads those stored in earlier visits. Returns true once they are loaded.
 */
export function useStoredMessages(peer: ChatPeer, outbox: Outbox, { outgoing, isOpen }: Shown): boolean {
  const services = useServices();
  const queryClient = useQueryClient();
  const session = useSession();
  const account = session.status === 'signed-in' ? session.candidateId : null;
  const key = peer.kind === 'company' ? peer.company.id : 'admin';
  const [isRestored, setRestored] = useState(false);
  // `key` identifies the peer, which is a new object in each render.
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
    // Another page has sent the message, or the seeker has deleted it from the list of unsent items.
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
