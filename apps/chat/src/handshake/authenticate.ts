import { DEFAULT_LANGUAGE, type ErrorCode, LANGUAGES } from '@nukkad/contract';
import { isLoginLive } from '@nukkad/core/logins/is-login-live.ts';
import { verifyAccessToken } from '@nukkad/server/keys/index.ts';
import type { ChatContext, ChatSocket } from '../context.ts';
import { accountRoomOf, loginRoomOf } from '../rooms.ts';

/**
 * Maximum number of open sockets of one seeker in this process. Further sockets are refused, and their clients retry
 * later. Disconnecting the oldest socket instead would make reconnecting devices disconnect each other forever.
 */
const SOCKETS_PER_CANDIDATE = 20;

function languageOf(socket: ChatSocket) {
  const asked = socket.handshake.headers['accept-language']?.slice(0, 2);
  const chosen: unknown = socket.handshake.auth.language ?? asked;
  return LANGUAGES.find((language) => language === chosen) ?? DEFAULT_LANGUAGE;
}

/**
 * Authenticates a socket and adds it to the rooms of its seeker and login. Returns null, or the code of a refusal.
 */
async function admit(
  { config, database, clock, io }: ChatContext,
  socket: ChatSocket,
): Promise<ErrorCode | null> {
  const token: unknown = socket.handshake.auth.token;
  const secrets = [config.JWT_SECRET, config.JWT_SECRET_PREVIOUS].filter((secret) => secret !== undefined);
  const claims = typeof token === 'string' ? await verifyAccessToken(token, secrets, clock.now()) : null;
  if (!claims || !(await isLoginLive(database, claims.sub, claims.sid))) return 'NOT_SIGNED_IN';
  socket.data.candidateId = claims.sub;
  socket.data.loginId = claims.sid;
  socket.data.expiresAtMs = claims.expiresAtMs;
  socket.data.language = languageOf(socket);
  // There is no await between the check and the join, so that concurrent handshakes count each other.
  const account = accountRoomOf(claims.sub);
  if ((io.sockets.adapter.rooms.get(account)?.size ?? 0) >= SOCKETS_PER_CANDIDATE) return 'RATE_LIMITED';
  void socket.join([account, loginRoomOf(claims.sid)]);
  return null;
}

/**
 * Returns Socket.IO middleware that accepts a socket if its access token is valid and its login has not ended.
 * Otherwise the connection error carries the error code. The code is OVERLOADED if the database cannot be reached or
 * the process shuts down, so that the client retries.
 */
export function authenticate(context: ChatContext, isClosing: () => boolean) {
  return (socket: ChatSocket, next: (error?: Error) => void): void => {
    const admitted = isClosing() ? Promise.resolve('OVERLOADED' as const) : admit(context, socket);
    admitted
      .catch((error: unknown) => {
        context.log.warn({ err: error }, 'A socket could not be authenticated');
        return 'OVERLOADED' as const;
      })
      .then((code) => (code === null ? next() : next(new Error(code))));
  };
}
