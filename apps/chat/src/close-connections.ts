import { once } from 'node:events';
import type { ChatServer } from './context.ts';

const FLUSH_MS = 2000;

/**
 * Closes every connection after its pending data is sent. Returns after two seconds at most; remaining connections
 * are cut later.
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
