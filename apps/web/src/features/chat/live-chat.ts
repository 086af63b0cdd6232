import type { Services } from '../../lib/services.ts';
import type { ChatConnection, ChatListener } from './connect-chat.ts';

/** A connection that several parts of the page use. It closes when the last of them leaves. */
interface SharedChat {
  readonly candidateId: string;
  readonly listeners: Set<ChatListener>;
  readonly opening: Promise<ChatConnection | null>;
  isJoined: boolean;
  isOver: boolean;
}

/** What a part of the page gets when it starts to use the connection. */
export interface LiveChat {
  /** Resolves with the connection; null if its code could not be loaded, or nobody needs it any more. */
  readonly opening: Promise<ChatConnection | null>;
  leave(): void;
}

let current: SharedChat | null = null;

function open(services: Services, candidateId: string): SharedChat {
  const listeners = new Set<ChatListener>();
  const notifyAll = (notify: (listener: ChatListener) => void) => {
    for (const listener of [...listeners]) notify(listener);
  };
  const onLost = () => {
    shared.isJoined = false;
    notifyAll((listener) => listener.onLost());
  };
  const onJoined = () => {
    shared.isJoined = true;
    notifyAll((listener) => listener.onJoined());
  };
  const opening = import('./connect-chat.ts').then(
    ({ connectChat }) => {
      if (shared.isOver) return null;
      return connectChat(services, candidateId, {
        onJoined,
        onLost,
        onMessage: (delivery) => notifyAll((listener) => listener.onMessage(delivery)),
        onMarks: (marks) => notifyAll((listener) => listener.onMarks?.(marks)),
        onTyping: (typing) => notifyAll((listener) => listener.onTyping?.(typing)),
        onBell: (bell) => notifyAll((listener) => listener.onBell?.(bell)),
      });
    },
    () => {
      // The next part that needs the connection loads the code again.
      if (current === shared) current = null;
      onLost();
      return null;
    },
  );
  const shared: SharedChat = { candidateId, listeners, opening, isJoined: false, isOver: false };
  return shared;
}

function leave(shared: SharedChat, listener: ChatListener): void {
  shared.listeners.delete(listener);
  if (shared.listeners.size > 0) return;
  shared.isOver = true;
  if (current === shared) current = null;
  void shared.opening.then((connection) => connection?.close());
}

/**
 * Starts to use the page's chat connection, which is opened for the first part that needs it. A listener that comes
 * later is told at once that the device has joined.
 */
export function joinLiveChat(services: Services, candidateId: string, listener: ChatListener): LiveChat {
  if (current === null || current.candidateId !== candidateId) current = open(services, candidateId);
  const shared = current;
  shared.listeners.add(listener);
  if (shared.isJoined)
    queueMicrotask(() => {
      if (shared.isJoined && shared.listeners.has(listener)) listener.onJoined();
    });
  return { opening: shared.opening, leave: () => leave(shared, listener) };
}
