import { once } from 'node:events';
import type { ChatServer } from './context.ts';

const FLUSH_MS = 2000;

/** Closes every connection once the answers that wait in it are written; what takes longer is left to be cut. */
export async function closeConnections(io: ChatServer): Promise<void> {
  const signal = AbortSignal.timeout(FLUSH_MS);
  const closed = [...io.sockets.sockets.values()].map(async ({ conn }) => {
    const isClosed = once(conn, 'close', { signal });
    conn.close();
    await isClosed;
  });
  await Promise.allSettled(closed);
}
