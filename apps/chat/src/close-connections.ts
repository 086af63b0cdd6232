import { once } from 'node:events';
import type { ChatServer } from './context.ts';

const FLUSH_MS = 2000;

/**
 * Closes every connection after its pending data is sent. Resolves after two seconds at most; connections that are
 * still open then are cut later by the shutdown.
 */
export async function closeConnections(io: ChatServer): Promise<void> {
  const signal = AbortSignal.timeout(FLUSH_MS);
  const closed = [...io.sockets.sockets.values()].map(async ({ conn }) => {
    const isClosed = once(conn, 'close', { signal });
    conn.close();
    await isClosed;
  });
  await Promise.allSettled(closed);
}
