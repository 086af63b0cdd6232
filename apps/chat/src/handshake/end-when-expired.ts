import type { ChatContext, ChatSocket } from '../context.ts';
import { isLoginLive } from './is-login-live.ts';

const RECHECK_MS = 30_000;

/** Sockets never ask again by themselves: this one is ended when its token runs out or its login is. */
export function endWhenExpired({ database }: ChatContext, socket: ChatSocket): void {
  const { candidateId, loginId, expiresAtMs } = socket.data;
  const expiry = setTimeout(() => socket.disconnect(true), Math.max(expiresAtMs - Date.now(), 0));
  const recheck = setInterval(async () => {
    const isLive = await isLoginLive(database, candidateId, loginId).catch(() => true);
    if (!isLive) socket.disconnect(true);
  }, RECHECK_MS);
  socket.once('disconnect', () => {
    clearTimeout(expiry);
    clearInterval(recheck);
  });
}
