import type { ChatSocket } from '../context.ts';

/** The longest that a timer waits; a longer time would be over at once. */
const TIMER_MOST_MS = 2 ** 31 - 1;

/** Ends a socket when its token runs out: sockets never ask again by themselves. */
export function endWhenExpired(socket: ChatSocket): void {
  const left = Math.max(socket.data.expiresAtMs - Date.now(), 0);
  const expiry = setTimeout(() => socket.disconnect(true), Math.min(left, TIMER_MOST_MS));
  socket.once('disconnect', () => clearTimeout(expiry));
}
